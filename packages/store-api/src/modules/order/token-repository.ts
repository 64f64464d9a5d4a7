import { hashToken, newToken } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';
import type { OrderTokenTable } from '../../database/schema-orders.ts';

/** How long the links of e-mails lead to an order, in milliseconds: an e-mail is looked for when something breaks. */
const lives = { letter: 400 * 86_400_000, feedback: 90 * 86_400_000, track: 3_600_000, warranty: 3_600_000 } as const;

/** Makes a link to an order. */
export async function addOrderToken(
  db: Connection,
  { orderId, kind }: { orderId: string; kind: OrderTokenTable['kind'] },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lives[kind]);
  await db
    .insertInto('order_token')
    .values({ token_hash: hashToken(token), order_id: orderId, kind, expires_at: expiresAt })
    .execute();
  return token;
}

/** Rights of an order link, or null when it is none of this order, or too old. */
export async function findOrderToken(
  db: Connection,
  orderId: string,
  token: string,
  now: Date,
): Promise<OrderTokenTable['kind'] | null> {
  const row = await db
    .selectFrom('order_token')
    .select('kind')
    .where('token_hash', '=', hashToken(token))
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Removes links that are too old. */
export async function sweepOrderTokens(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('order_token').where('expires_at', '<=', now).execute();
}
