import type { ApiClient } from '@vitryna/api-client';
import type { ProductCard } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { getRelated } from './api/get-related.ts';
import { getViewed } from './api/get-viewed.ts';

/** Rows that are read when a shopper comes near; one that fails or has nothing is empty, the others are not. */
export type LateShelves = { boughtTogether: CardView[]; series: CardView[]; viewed: CardView[] };

/** Most products of a row. */
const limit = 6;

type Input = { locale: Locale; productId: string; viewedIds: readonly string[]; signal: AbortSignal };

export async function readLateShelves(
  api: ApiClient,
  { locale, productId, viewedIds, signal }: Input,
): Promise<LateShelves> {
  const others = viewedIds.filter((id) => id !== productId).slice(0, limit);
  const rowOf = async (reading: Promise<ProductCard[]>): Promise<CardView[]> => {
    const cards = await reading.catch(() => []);
    return cards.map((card) => toProductCardView(card, { locale }));
  };
  const [boughtTogether, series, viewed] = await Promise.all([
    rowOf(getRelated(api, { productId, type: 'boughtTogether', signal })),
    rowOf(getRelated(api, { productId, type: 'series', signal })),
    rowOf(others.length > 0 ? getViewed(api, others, signal) : Promise.resolve([])),
  ]);
  return { boughtTogether, series, viewed };
}
