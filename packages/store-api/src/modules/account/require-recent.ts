import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { readAuthentication } from '../session/repository.ts';
import { hasPasskey } from './passkey-repository.ts';

/** For how long somebody who has shown who they are is not asked again, in milliseconds. */
export const recentMs = 15 * 60_000;

/**
 * Lets only somebody through who has shown a moment ago whose account it is: a browser that was left open is not enough to take it away.
 * Throws 401 for a visitor, 403 `reauthenticate` with the ways to do so.
 */
export async function requireRecent(
  db: Connection,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): Promise<string> {
  const accountId = await session.requireAccountId();
  const id = session.readId();
  const at = id === null ? null : ((await readAuthentication(db, id))?.at ?? null);
  if (at !== null && now().getTime() - at.getTime() < recentMs) return accountId;
  const methods = ['password', 'code', ...((await hasPasskey(db, accountId)) ? ['passkey'] : [])];
  throw new Failure('forbidden', { code: 'reauthenticate', message: '@Confirm that it is you', details: { methods } });
}
