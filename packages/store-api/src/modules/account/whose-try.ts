import type { Connection } from '../../database/connection.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { isKnownDevice } from './device-repository.ts';

/**
 * By what a try for a user name is counted: by the device alone where its owner has signed in from it, so that no stranger can use up
 * the owner's tries; by address and name otherwise.
 */
export async function whoseTry(
  db: Connection,
  username: string,
  { device, now }: Pick<CallContext, 'device' | 'now'>,
): Promise<{ username: string } | { known: string }> {
  const id = device.readId();
  const isKnown = id !== null && (await isKnownDevice(db, id, username, now()));
  return isKnown ? { known: `${id} ${username}` } : { username };
}
