import type { ColumnType } from 'kysely';

/** The coupon in a shopper's cart. */
export type CartCouponTable = { shopper_id: string; code: string; added_at: Date };

/** A product that a shopper took out of the cart to buy it another time. */
export type SavedLineTable = { shopper_id: string; product_id: number; quantity: number; added_at: Date };

/** Products of a cart as it was when its link was made; the link holds the token whose SHA-256 is here. */
export type SharedCartTable = {
  token_hash: string;
  items: ColumnType<{ productId: number; quantity: number }[], string, never>;
  created_at: Date;
  expires_at: Date;
};

/** Tables of migration 100. */
export type CartSchema = { cart_coupon: CartCouponTable; saved_line: SavedLineTable; shared_cart: SharedCartTable };
