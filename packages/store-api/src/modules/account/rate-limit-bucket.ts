import type { Connection } from '../../database/connection.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { isKnownDevice } from './device-repository.ts';

/**
 * The rate-limit bucket of a try for a user name: the device alone if its owner has signed in from it, so that no stranger can use up the
 * owner's tries; else address and name.
 */
export async function rateLimitBucket(
  db: Connection,
  username: string,
  { device, now }: Pick<CallContext, 'device' | 'now'>,
): Promise<{ username: string } | { known: string }> {
  const id = device.readId();
  const isKnown = id !== null && (await isKnownDevice(db, id, username, now()));
  return isKnown ? { known: `${id} ${username}` } : { username };
}
