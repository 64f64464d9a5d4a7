import type { Locale } from '@vitryna/contracts/constants';
import type { MinorUnits } from '@vitryna/money';

/** A product's price from a moment on; null from when it had no price. Written by triggers alone. */
export type PriceChangeTable = { product_id: number; at: Date; amount: MinorUnits | null };

/** Somebody who is told when a product becomes cheaper. */
export type PriceWatchTable = {
  id: string;
  product_id: number;
  email: string;
  locale: Locale;
  /** Of its letters, as long as it lives: opens nothing but the watch. */
  token: string;
  /** The pending change of an e-mail. */
  asked_amount: MinorUnits | null;
  asked_at: Date;
  /** Null where any fall counts. */
  target_amount: MinorUnits | null;
  /** The price when it was looked at last. */
  seen_amount: MinorUnits | null;
  confirmed_at: Date | null;
  created_at: Date;
};

/** Tables of price history and price watches (migrations 120 and 121). */
export type PriceSchema = { price_change: PriceChangeTable; price_watch: PriceWatchTable };
