import type { Connection } from '../../database/connection.ts';
import { forgetDevices } from './device-repository.ts';
import { dropPhoneCode } from './phone-code-repository.ts';
import { type Account, updateAccount } from './repository.ts';
import { dropCodes, dropTokens } from './token-repository.ts';

type Owner = Pick<Account, 'id' | 'pending_email'>;

/**
 * What else could let somebody into an account whose password is replaced, or take it over later: links, codes, known devices, and another
 * address or phone that is asked for.
 */
export async function closeDoors(transaction: Connection, owner: Owner): Promise<void> {
  const { id } = owner;
  await dropTokens(transaction, id, 'recovery');
  await dropCodes(transaction, id);
  await dropPhoneCode(transaction, id);
  await forgetDevices(transaction, id);
  if (owner.pending_email !== null) await dropTokens(transaction, id, 'confirm');
  await updateAccount(transaction, id, { pending_email: null, pending_phone: null });
}
