import type { SignedIn } from '@vitryna/contracts/api';
import { type Connection, inTransaction } from '../../database/connection.ts';
import type { SessionAccess } from '../../openapi/registry.ts';
import { type Merged, mergeShopper, nothingMerged } from './merge-repository.ts';
import { type Account, toUser } from './repository.ts';

/** Brings what the anonymous visitor has into the account; a visitor who is signed in already brings nothing. */
async function bringAlong(db: Connection, session: SessionAccess, account: Account): Promise<Merged> {
  const shopperId = await session.readShopperId();
  if (shopperId === null || (await session.readAccountId()) !== null) return nothingMerged;
  return inTransaction(db, (transaction) => mergeShopper(transaction, shopperId, account.shopper_id));
}

/** Signs an account in: merges the anonymous session into it and gives out a new `sid` (contract §0). */
export async function enter(
  db: Connection,
  session: SessionAccess,
  account: Account,
  isRemembered: boolean,
): Promise<SignedIn> {
  const merged = await bringAlong(db, session, account);
  await session.signIn({ accountId: account.id, shopperId: account.shopper_id, isRemembered });
  return { ...toUser(account), merged };
}
