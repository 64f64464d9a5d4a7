import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { conflict, invalidField } from '../core/failure.ts';
import type { Connection } from '../database/connection.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { claimKey, type KeyedWrite, keepAnswer, readWrite, releaseKey } from './idempotency-repository.ts';

/** Header with which a client marks a write that it may send again. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Set on an answer that was given before. */
export const replayedHeader = 'idempotency-replayed';

const keyPattern = /^[0-9A-Za-z-]{16,64}$/;
/** Refusals that say nothing about the write itself: it may succeed another time. */
const passing = new Set([401, 403, 429]);

/** Bodies with passwords, answers about a person: nothing of them is kept, not even a hash that could be guessed at. */
const secretPaths = '/user/account/';

const hashRequest = async (c: Context<ApiEnv>): Promise<string> =>
  createHash('sha256')
    .update(`${c.req.path}\n`)
    .update(new Uint8Array(await c.req.raw.clone().arrayBuffer()))
    .digest('hex');

/**
 * Lets a POST with an `Idempotency-Key` happen once per session (contract §0): the same key and body get the same answer for
 * 24 hours, another body under the key is 409 `keyReused`, and 409 `inProgress` says that the first one has not been answered.
 */
export const idempotency =
  (options: { db: Connection; now: () => Date }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const key = c.req.header(idempotencyKeyHeader);
    if (c.req.method !== 'POST' || key === undefined || c.req.path.startsWith(secretPaths)) return next();
    if (!keyPattern.test(key)) throw invalidField('Idempotency-Key', { rule: 'format', message: '@Wrong key' });
    const { db, now } = options;
    const requestHash = await hashRequest(c);
    const session = c.get('session');
    const known = await session.readShopperId();
    if (known !== null) {
      const write = { shopperId: known, key, requestHash };
      if (!(await claimKey(db, write, now()))) return repeatAnswer(c, db, write);
    }
    await next();
    // The first write of a visitor makes the session that its key belongs to.
    const shopperId = known ?? (await session.readShopperId());
    if (shopperId === null) return;
    const write = { shopperId, key, requestHash };
    const { status } = c.res;
    if (status >= 500 || passing.has(status)) return releaseKey(db, write);
    if (known === null) await claimKey(db, write, now());
    await keepAnswer(db, write, { status, answer: await c.res.clone().text() });
  };

async function repeatAnswer(c: Context<ApiEnv>, db: Connection, write: KeyedWrite): Promise<Response> {
  const known = await readWrite(db, write);
  if (known && known.requestHash !== write.requestHash) throw conflict('keyReused', '@The data has changed');
  if (!known || known.status === null || known.answer === null) throw conflict('inProgress', '@The data has changed');
  return c.body(known.answer, known.status as 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [replayedHeader]: 'true',
  });
}
