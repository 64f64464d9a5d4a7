import type { Connection } from '../../database/connection.ts';

/** Reads one setting; undefined when it was never saved. */
export const readSetting = async (db: Connection, key: string): Promise<unknown> =>
  (await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** Writes one setting. */
export async function saveSetting(db: Connection, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** Reads one setting that the transaction is about to write: others who do so wait. */
export const readSettingToWrite = async (transaction: Connection, key: string): Promise<unknown> =>
  (await transaction.selectFrom('setting').select('value').where('key', '=', key).forUpdate().executeTakeFirst())
    ?.value;
