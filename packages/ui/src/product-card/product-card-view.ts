import type { BadgeKind } from '../badge/badge.tsx';
import type { Picture } from '../picture/product-picture.tsx';
import type { StockStatus } from '../stock/stock-mark.tsx';

/** What a product card shows, flat: words in the page's language, hrefs ready, figures raw. */
export type ProductCardView = {
  id: string;
  /** The code that shoppers quote, such as `1048276`. */
  code: string;
  href: string;
  title: string;
  /** `null` leaves an empty well. */
  picture: Picture | null;
  /** Badges after the discount, most important first. With the discount, at most two are shown. */
  badges: { kind: Exclude<BadgeKind, 'discount'>; text: string }[];
  /** Average of reviews, `null` without any. */
  rating: number | null;
  reviewsCount: number;
  /** Up to four key figures, the same four in the same order on every card of a shelf. */
  figures: { label: string; value: string }[];
  /** Hryvnias. */
  price: number;
  /** Hryvnias; struck through when higher than the price. */
  previousPrice: number | null;
  status: StockStatus;
  isDeliveryFree: boolean;
  /** `buy` adds to the cart; `inCart` leads to the cart; `preOrder` to the form; `similar` to other products. */
  buy: { kind: 'buy' | 'inCart' | 'preOrder' | 'similar'; href: string };
  isFavourite: boolean;
  isCompared: boolean;
};

/** What a card calls when pressed. The hrefs of `buy` work without them. */
export type ProductCardActions = {
  /** `buy` and `inCart`; the other two states are links only. */
  onBuy?: (view: ProductCardView) => void;
  onFavourite?: (view: ProductCardView) => void;
  onCompare?: (view: ProductCardView) => void;
};
