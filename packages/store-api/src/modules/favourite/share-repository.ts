import { newToken } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';

/** The link under which somebody shows their favourites, or null. */
export async function readShare(db: Connection, shopperId: string): Promise<string | null> {
  const row = await db
    .selectFrom('favourite_share')
    .select('token')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row?.token ?? null;
}

/** Makes the link, once. */
export async function makeShare(db: Connection, shopperId: string, now: Date): Promise<string> {
  const row = await db
    .insertInto('favourite_share')
    .values({ shopper_id: shopperId, token: newToken(), created_at: now })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ shopper_id: shopperId }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return row.token;
}

/** Withdraws the link: it leads nowhere, and the next one is another. */
export async function dropShare(db: Connection, shopperId: string): Promise<void> {
  await db.deleteFrom('favourite_share').where('shopper_id', '=', shopperId).execute();
}

/** Whose favourites a link shows, or null. */
export async function findSharer(db: Connection, token: string): Promise<string | null> {
  const row = await db.selectFrom('favourite_share').select('shopper_id').where('token', '=', token).executeTakeFirst();
  return row?.shopper_id ?? null;
}
