import { hashToken, newToken } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';

/** A product of a shared cart. */
export type SharedItem = { productId: number; quantity: number };

/** How long a link to a cart is good, in milliseconds. */
const sharedLifeMs = 30 * 86_400_000;

/** Keeps the products of a cart behind a link; returns its token. Old entries are deleted. */
export async function keepSharedCart(db: Connection, items: readonly SharedItem[], now: Date): Promise<string> {
  await db.deleteFrom('shared_cart').where('expires_at', '<=', now).execute();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sharedLifeMs);
  await db
    .insertInto('shared_cart')
    .values({ token_hash: hashToken(token), items: JSON.stringify(items), created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/** The products behind a link, or null where it leads nowhere any more. */
export async function findSharedCart(db: Connection, token: string, now: Date): Promise<SharedItem[] | null> {
  const row = await db
    .selectFrom('shared_cart')
    .select('items')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.items ?? null;
}
