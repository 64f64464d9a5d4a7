import type { Connection } from '../../database/connection.ts';
import { forgetDevices } from './device-repository.ts';
import { dropCodes, dropTokens } from './token-repository.ts';

/** What else could let somebody into an account whose password is replaced: links, codes, and devices that are known. */
export async function closeDoors(transaction: Connection, accountId: string): Promise<void> {
  await dropTokens(transaction, accountId, 'recovery');
  await dropCodes(transaction, accountId);
  await forgetDevices(transaction, accountId);
}
