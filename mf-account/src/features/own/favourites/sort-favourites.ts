import type { Favourite } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type CardView, toProductCardView } from '@vitryna/product-view';

/** A favourite as its card shows it, and what became of it since it was added. */
export type FavouriteView = {
  card: CardView;
  /** How much dearer it is than then, in hryvnia; below zero it is cheaper. Null where either price is unknown. */
  change: number | null;
  isBack: boolean;
};

export function toFavouriteView({ product, priceThen, isBack }: Favourite, locale: Locale): FavouriteView {
  const card = toProductCardView(product, { locale });
  const change = card.price === null || priceThen === null ? null : card.price - priceThen.amount;
  return { card, change, isBack };
}

/** Orders in which favourites can stand; the first is the one that the server gives. */
export const favouriteSorts = ['newest', 'fallen', 'available', 'cheap', 'dear'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

const kindRank: Record<CardView['buy']['kind'], number> = {
  buy: 0,
  inCart: 0,
  preOrder: 1,
  notify: 2,
  ask: 2,
  similar: 3,
};

const rank: Record<FavouriteSort, (favourite: FavouriteView) => number> = {
  newest: () => 0,
  fallen: ({ change }) => Math.min(change ?? 0, 0),
  available: ({ card }) => kindRank[card.buy.kind],
  cheap: ({ card }) => card.price ?? Number.MAX_VALUE,
  dear: ({ card }) => -(card.price ?? 0),
};

/** The list in another order; equal ones stay as they were. */
export function sortFavourites(favourites: readonly FavouriteView[], sort: FavouriteSort): FavouriteView[] {
  return [...favourites].sort((a, b) => rank[sort](a) - rank[sort](b));
}
