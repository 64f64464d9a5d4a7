import { createHash } from 'node:crypto';
import type { Clock } from '@vitryna/resilience';
import type { Context, MiddlewareHandler } from 'hono';
import { conflict, Failure, inProgress, invalidField } from '../core/failure.ts';
import { type Connection, inTransaction } from '../database/connection.ts';
import type { ApiEnv } from '../http/api-env.ts';
import {
  findWrite,
  forgetWrite,
  holdKey,
  type KnownWrite,
  keepWrite,
  replaceAnswer,
  type WriteName,
} from './idempotency-repository.ts';

/** Header with which a client marks a write that it may send again. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Set on an answer that was given before. */
export const replayedHeader = 'idempotency-replayed';

/** A UUID, with or without its hyphens: unguessable, because knowing it is enough to get the answer. */
const keyPattern = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i;
/** Refusals that say nothing about the write itself: it may succeed another time. */
const passing = new Set([401, 403, 429]);

/** Bodies with passwords, answers about a person: nothing of them is kept, not even a hash that could be guessed at. */
const secretPaths = '/user/account/';

/** How long a write waits for the same one that is under way elsewhere, and how often it looks, in milliseconds. */
const patience = { ms: 2_000, everyMs: 100 };

/** A body without its passwords: a hash of one could be guessed at. */
function withoutPasswords(body: string): string {
  if (!body.includes('"password"')) return body;
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) => (name === 'password' ? undefined : value));
  } catch {
    return '';
  }
}

async function hashRequest(c: Context<ApiEnv>): Promise<string> {
  const bytes = Buffer.from(await c.req.raw.clone().arrayBuffer());
  return createHash('sha256')
    .update(`${c.req.path}\n${new URL(c.req.url).search}\n`)
    .update(withoutPasswords(bytes.toString('latin1')), 'latin1')
    .digest('hex');
}

/** Ends the transaction of a write that was not done, and keeps nothing of it. */
class Undone extends Error {}

type Keyed = { key: string; shopperId: string | null; requestHash: string; now: Date };

/** The shopper of the session, who stays the same until the transaction ends: a sign-in that takes the key along comes before or after it. */
async function holdShopperId(c: Context<ApiEnv>, transaction: Connection): Promise<string | null> {
  const session = c.get('session');
  let shopperId: string | null = null;
  await session.within(transaction, async () => {
    shopperId = await session.hold('used');
    if (shopperId === null) await session.refuseReplaced();
  });
  return shopperId;
}

/** Does the write in this transaction and keeps its answer there. */
async function write(c: Context<ApiEnv>, transaction: Connection, keyed: Keyed, next: () => Promise<void>) {
  const session = c.get('session');
  c.set('transaction', transaction);
  await session.within(transaction, async () => {
    await next();
    const { status } = c.res;
    if (status >= 500 || passing.has(status)) throw new Undone();
    const shopperId = await session.readShopperId();
    const madeSession = keyed.shopperId === null && shopperId !== null;
    const known = {
      shopperId,
      madeSession,
      requestHash: keyed.requestHash,
      status,
      answer: await c.res.clone().text(),
    };
    await keepWrite(transaction, keyed.key, known, keyed.now);
  });
}

/**
 * Does what was left for after the transaction, answers what came of it, and keeps that. A refusal frees the key, so that the same may be
 * asked once more; what failed otherwise leaves the first answer: the write is done, and must not be done a second time.
 */
async function complete(c: Context<ApiEnv>, db: Connection, name: WriteName): Promise<void> {
  const work = c.get('complete');
  if (work === undefined) return;
  try {
    const answer = await work();
    c.res = new Response(answer, c.res);
    await replaceAnswer(db, name, answer);
  } catch (error) {
    if (error instanceof Failure) await forgetWrite(db, name);
    throw error;
  }
}

/** Answers what was answered before; a visitor who never got the cookie of their session gets one. */
async function repeat(c: Context<ApiEnv>, transaction: Connection, keyed: Keyed, known: KnownWrite): Promise<Response> {
  if (known.requestHash !== keyed.requestHash) throw conflict('keyReused', '@The data has changed');
  const { shopperId } = known;
  const session = c.get('session');
  if (keyed.shopperId === null && shopperId !== null) {
    await session.within(transaction, () => session.reopen(shopperId));
  }
  return c.body(known.answer, known.status as 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [replayedHeader]: 'true',
  });
}

/**
 * Lets a POST with an `Idempotency-Key` happen once (contract §0): the same key and body get the same answer for 24 hours, another body
 * under the key is 409 `keyReused`. Key, write and answer are one transaction, which a process that dies gives back undone; the same
 * write at the same time waits a moment for it, and is 409 `inProgress` with `Retry-After` beyond that (decision 117).
 */
export const idempotency =
  ({ time, ...options }: { db: Connection; now: () => Date; time: Clock }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const key = c.req.header(idempotencyKeyHeader)?.toLowerCase();
    if (c.req.method !== 'POST' || key === undefined || c.req.path.startsWith(secretPaths)) return next();
    if (!keyPattern.test(key)) throw invalidField('Idempotency-Key', { rule: 'format', message: '@Wrong key' });
    const requestHash = await hashRequest(c);
    const attempt = async (transaction: Connection): Promise<Response | 'written' | 'busy'> => {
      if (!(await holdKey(transaction, key))) return 'busy';
      // Not before: while it waited, the visitor may have signed in, and taken the key along.
      const keyed = { key, shopperId: await holdShopperId(c, transaction), requestHash, now: options.now() };
      const known = await findWrite(transaction, keyed, keyed.now);
      if (known !== null) return repeat(c, transaction, keyed, known);
      await write(c, transaction, keyed, next);
      return 'written';
    };
    try {
      for (const begun = time.now(); ; await time.wait(patience.everyMs)) {
        const outcome = await inTransaction(options.db, attempt);
        if (outcome instanceof Response) return outcome;
        if (outcome === 'written') return complete(c, options.db, { key, requestHash });
        if (time.now() - begun > patience.ms) throw inProgress();
      }
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      // The session that it made is gone with it.
      c.res.headers.delete('set-cookie');
    }
  };
