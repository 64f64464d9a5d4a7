import type { PictureSource } from '@vitryna/contracts/pictures';
import type { PointerEvent } from 'react';
import type { BadgeKind } from '../badge/badge.tsx';
import type { StockStatus } from '../stock/stock-mark.tsx';

/** A product card's view, flat: words in the page's language, hrefs ready, specifications raw. */
export type ProductCardView = {
  id: string;
  /** The code that shoppers quote, such as `1048276`. */
  code: string;
  href: string;
  title: string;
  /** `null` shows the placeholder. Without words of its own the picture is called like the product. */
  picture: (PictureSource & { alt?: string }) | null;
  /** Badges after the discount, most important first. With the discount, at most two are shown. */
  badges: { kind: Exclude<BadgeKind, 'discount'>; text: string; href?: string }[];
  /** Average of reviews, `null` without any. */
  rating: number | null;
  reviewsCount: number;
  /**
   * Up to five key specifications, the same ones in the same order on every card of a shelf. `isBare`: the value says nothing without its
   * label, which is then shown on phones too.
   */
  keySpecs: { label: string; value: string; isBare?: boolean }[];
  /** Hryvnias; `null` where the price is known on request only. */
  price: number | null;
  /** Hryvnias; struck through when higher than the price. */
  previousPrice: number | null;
  status: StockStatus;
  isDeliveryFree: boolean;
  /**
   * `buy` adds to the cart; `inCart` opens it; `preOrder`, `notify` and `ask` open their forms; `similar` leads to other
   * products. The href is where a link goes without JavaScript, the product's page unless told: it would travel twice with every card.
   */
  buy: { kind: 'buy' | 'inCart' | 'preOrder' | 'notify' | 'ask' | 'similar'; href?: string };
  isFavourite: boolean;
  isCompared: boolean;
};

/** Whether a product can be bought or ordered now. */
export function isAvailable({ status }: ProductCardView): boolean {
  return status === 'inStock' || status === 'quickProduction' || status === 'preOrder';
}

/** Gives the contents of a card as HTML, where they have been rendered before. */
export type CardHtml = (view: ProductCardView, isPriority: boolean) => string | undefined;

/** The handlers of a card. The hrefs of `buy` work without them. */
export type ProductCardActions = {
  /** Every state of the button but `similar`, which is a link only. */
  onBuy?: (view: ProductCardView) => void;
  onFavourite?: (view: ProductCardView) => void;
  onCompare?: (view: ProductCardView) => void;
  /** A pointer came over the card; `currentTarget` is the card's element. */
  onPoint?: (view: ProductCardView, event: PointerEvent<HTMLElement>) => void;
};
