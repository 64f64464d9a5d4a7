import { sessionHintCookie } from '@vitryna/contracts/cookies';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { Failure, inProgress } from '../../core/failure.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import { readSession, sessionCookieOf } from '../../core/session-cookie.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import type { SessionAccess } from '../../openapi/registry.ts';
import { describeDevice } from './device.ts';
import {
  createSession,
  deleteSession,
  findSession,
  openSession,
  renameSession,
  type Session,
  type SessionHold,
  sessionLifeMs,
  touchSession,
  wasReplaced,
} from './repository.ts';

const sidPattern = /^[A-Za-z0-9_-]{43}$/;
/** A session seen less than this ago is not written again: reading stays reading. */
const touchAfterMs = 86_400_000;

type SessionOptions = { db: Connection; now: () => Date; isSecure: boolean };

/** Facts of the session that was sent. */
type Known = Pick<Session, 'shopperId' | 'accountId' | 'isRemembered'>;

type Access = SessionAccess & {
  /** Sends a browser that has a session what it lacks: the readable cookie, the session's own under its present name. */
  restore: () => Promise<void>;
};

function createAccess(c: Context<ApiEnv>, { now, isSecure, ...options }: SessionOptions): Access {
  let { db } = options;
  const { sid: sent, formerName } = readSession((name) => getCookie(c, name), isSecure, now());
  const sid = sent !== undefined && sidPattern.test(sent) ? sent : null;
  let id = sid === null ? null : hashToken(sid);
  const sessionCookie = sessionCookieOf(isSecure);
  const cookie = { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/' } as const;
  const lifeOf = (isRemembered: boolean) => (isRemembered ? { maxAge: sessionLifeMs / 1000 } : {});
  const sendHint = (isRemembered: boolean) => {
    isHintMissing = false;
    setCookie(c, sessionHintCookie, '1', { ...cookie, httpOnly: false, ...lifeOf(isRemembered) });
  };
  let isRenamed = formerName === null;
  const dropFormer = () => {
    if (formerName !== null) deleteCookie(c, formerName, cookie);
    isRenamed = true;
  };
  const send = (value: string, isRemembered: boolean) => {
    setCookie(c, sessionCookie, value, { ...cookie, ...lifeOf(isRemembered) });
    if (!isRenamed) dropFormer();
    sendHint(isRemembered);
  };
  let known: Promise<Known | null> | null = null;
  // Browsers drop cookies one by one, and sessions may be older than this cookie.
  let isHintMissing = sid !== null && getCookie(c, sessionHintCookie) === undefined;

  const find = async (hold: SessionHold | null): Promise<Known | null> => {
    if (sid === null || id === null) return null;
    const session = await findSession(db, id, now(), hold);
    if (session !== null && now().getTime() - session.seenAt.getTime() > touchAfterMs) {
      await touchSession(db, id, now());
      send(sid, session.isRemembered);
    } else if (session !== null && !isRenamed) send(sid, session.isRemembered);
    return session;
  };
  const read = (): Promise<Known | null> => {
    known ??= find(null);
    return known;
  };
  const refuseReplaced = async (): Promise<void> => {
    if (sid !== null && (await wasReplaced(db, hashToken(sid), now()))) throw inProgress();
  };

  /** A new session in place of the one that was sent. */
  const open = async ({ shopperId, accountId, isRemembered }: Known): Promise<void> => {
    const fresh = newToken();
    const device = describeDevice(c.req.header('user-agent') ?? '');
    const replaces = id;
    id = hashToken(fresh);
    await openSession(
      db,
      { id, shopperId, device, isRemembered, isAuthenticated: accountId !== null, replaces },
      now(),
    );
    known = Promise.resolve({ shopperId, accountId, isRemembered });
    send(fresh, isRemembered);
  };

  return {
    readShopperId: async () => (await read())?.shopperId ?? null,
    requireShopperId: async () => {
      const session = await read();
      if (session !== null) return session.shopperId;
      // Its cookie would take the place of the one that is on its way.
      await refuseReplaced();
      // A value that the browser sent is never adopted: a session cannot be planted from outside.
      const fresh = newToken();
      id = hashToken(fresh);
      const shopperId = await createSession(db, id, now());
      known = Promise.resolve({ shopperId, accountId: null, isRemembered: true });
      send(fresh, true);
      return shopperId;
    },
    hold: async (hold) => {
      known = find(hold);
      return (await known)?.shopperId ?? null;
    },
    refuseReplaced,
    readAccountId: async () => (await read())?.accountId ?? null,
    requireAccountId: async () => {
      const accountId = (await read())?.accountId ?? null;
      if (accountId === null) throw new Failure('unauthorized');
      return accountId;
    },
    readId: () => id,
    signIn: open,
    rotate: async () => {
      const session = await read();
      if (session === null || id === null) return;
      const fresh = newToken();
      const before = id;
      id = hashToken(fresh);
      await renameSession(db, before, id, now());
      send(fresh, session.isRemembered);
    },
    reopen: (shopperId) => open({ shopperId, accountId: null, isRemembered: true }),
    within: async (transaction, work) => {
      const before = { db, id, known };
      db = transaction;
      try {
        await work();
        db = before.db;
      } catch (error) {
        ({ db, id, known } = before);
        throw error;
      }
    },
    restore: async () => {
      const session = isHintMissing || !isRenamed ? await read() : null;
      if (session !== null && isHintMissing) sendHint(session.isRemembered);
    },
    end: async () => {
      isHintMissing = false;
      if (id !== null) await deleteSession(db, id);
      id = null;
      known = Promise.resolve(null);
      if (sent !== undefined) deleteCookie(c, sessionCookie, cookie);
      if (!isRenamed) dropFormer();
      deleteCookie(c, sessionHintCookie, { ...cookie, httpOnly: false });
    },
  };
}

/** Gives the calls below it the session of the request; the database is asked only when a call wants to know. */
export const sessions =
  (options: SessionOptions): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const access = createAccess(c, options);
    c.set('session', access);
    await next();
    await access.restore();
  };
