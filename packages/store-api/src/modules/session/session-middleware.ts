import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import type { SessionAccess } from '../../openapi/registry.ts';
import { createSession, deleteSession, findSession, sessionLifeMs, touchSession } from './repository.ts';

/** Name of the session cookie (contract §0). */
export const sessionCookie = 'sid';

/** Beside it, for the page's own script: that there is a session, and nothing about it. */
export const sessionHintCookie = 'shopper';

const sidPattern = /^[A-Za-z0-9_-]{43}$/;
/** A session seen less than this ago is not written again: reading stays reading. */
const touchAfterMs = 86_400_000;

const hash = (sid: string): string => createHash('sha256').update(sid).digest('hex');

type SessionOptions = { db: Kysely<Schema>; now: () => Date; isSecure: boolean };

type Access = SessionAccess & {
  /** Sends the readable cookie to a browser that has a session but not the cookie. */
  restoreHint: () => Promise<void>;
};

const createAccess = (c: Context<ApiEnv>, { db, now, isSecure }: SessionOptions): Access => {
  const sent = getCookie(c, sessionCookie);
  const sid = sent !== undefined && sidPattern.test(sent) ? sent : null;
  const cookie = { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/' } as const;
  const maxAge = sessionLifeMs / 1000;
  const sendHint = () => {
    isHintMissing = false;
    setCookie(c, sessionHintCookie, '1', { ...cookie, httpOnly: false, maxAge });
  };
  const send = (value: string) => {
    setCookie(c, sessionCookie, value, { ...cookie, maxAge });
    sendHint();
  };
  let shopperId: Promise<string | null> | null = null;
  // Browsers drop cookies one by one, and sessions may be older than this cookie.
  let isHintMissing = sid !== null && getCookie(c, sessionHintCookie) === undefined;

  const read = async (): Promise<string | null> => {
    if (sid === null) return null;
    const session = await findSession(db, hash(sid), now());
    if (session !== null && now().getTime() - session.seenAt.getTime() > touchAfterMs) {
      await touchSession(db, hash(sid), now());
      send(sid);
    }
    return session?.shopperId ?? null;
  };
  const readShopperId = (): Promise<string | null> => {
    shopperId ??= read();
    return shopperId;
  };

  return {
    readShopperId,
    requireShopperId: async () => {
      const known = await readShopperId();
      if (known !== null) return known;
      // A value that the browser sent is never adopted: a session cannot be planted from outside.
      const fresh = randomBytes(32).toString('base64url');
      const created = await createSession(db, hash(fresh), now());
      shopperId = Promise.resolve(created);
      send(fresh);
      return created;
    },
    restoreHint: async () => {
      if (isHintMissing && (await readShopperId()) !== null) sendHint();
    },
    end: async () => {
      isHintMissing = false;
      if (sid !== null) await deleteSession(db, hash(sid));
      shopperId = Promise.resolve(null);
      if (sent !== undefined) deleteCookie(c, sessionCookie, cookie);
      deleteCookie(c, sessionHintCookie, { ...cookie, httpOnly: false });
    },
  };
};

/** Gives the calls below it the session of the request; the database is asked only when a call wants to know. */
export const sessions =
  (options: SessionOptions): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const access = createAccess(c, options);
    c.set('session', access);
    await next();
    await access.restoreHint();
  };
