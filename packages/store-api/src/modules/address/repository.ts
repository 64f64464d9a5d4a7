import type { SavedAddress } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';

/** The addresses of an account, the default one first, then the latest. */
export async function listAddresses(db: Connection, accountId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('account_address')
    .select(['id', 'is_default as isDefault', 'recipient', 'delivery', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows;
}

const columnsOf = ({ recipient, delivery, address }: Pick<SavedAddress, 'recipient' | 'delivery' | 'address'>) => ({
  recipient: JSON.stringify(recipient),
  delivery: JSON.stringify(delivery),
  address: JSON.stringify(address),
});

/** Keeps an address, which is not yet the default one. */
export async function addAddress(
  db: Connection,
  accountId: string,
  address: Omit<SavedAddress, 'isDefault'>,
  now: Date,
): Promise<void> {
  const row = { id: address.id, account_id: accountId, ...columnsOf(address), is_default: false, created_at: now };
  await db.insertInto('account_address').values(row).execute();
}

/** Writes an address anew; false when it is not this account's. */
export async function updateAddress(
  db: Connection,
  accountId: string,
  address: Omit<SavedAddress, 'isDefault'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('account_address')
    .set(columnsOf(address))
    .where('id', '=', address.id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Makes an address the default one in place of another; false when it is not this account's. Must run in a transaction. */
export async function chooseAddress(db: Connection, accountId: string, id: string): Promise<boolean> {
  const own = db.updateTable('account_address').where('account_id', '=', accountId);
  const row = await db
    .selectFrom('account_address')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return false;
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
  return true;
}

/** Removes an address; one that is not there is no error. */
export async function removeAddress(db: Connection, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('account_address').where('id', '=', id).where('account_id', '=', accountId).execute();
}
