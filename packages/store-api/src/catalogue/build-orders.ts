import type { CatalogueIndex } from './index-types.ts';
import type { ProductRow } from './load-catalogue.ts';

/** What each order compares, higher first; equal ones stay in the default order. */
const keys: Record<keyof CatalogueIndex['orders'], (product: ProductRow) => number> = {
  priceAsc: ({ price }) => -(price ?? Number.MAX_VALUE),
  priceDesc: ({ price }) => price ?? -1,
  newest: ({ created_at }) => created_at.getTime(),
  rating: ({ rating_average, rating_count }) => (rating_average ?? 0) * 1e6 + Math.min(rating_count, 999_999),
  discount: ({ price, previous_price }) =>
    price !== null && previous_price !== null && previous_price > price ? 1 - price / previous_price : 0,
};

/** Sorts the products (given in the default order) by every key; what cannot be ordered comes last in each. */
export async function sortOrders(
  products: readonly ProductRow[],
  pause: () => Promise<void>,
): Promise<CatalogueIndex['orders']> {
  const sorted = {} as CatalogueIndex['orders'];
  const orderable = products.filter((product) => product.is_orderable).length;
  for (const [sort, key] of Object.entries(keys) as [keyof typeof keys, (product: ProductRow) => number][]) {
    const values = Float64Array.from(products, key);
    const positions = Uint32Array.from(products.keys());
    const compare = (a: number, b: number): number => (values[b] ?? 0) - (values[a] ?? 0) || a - b;
    // The default order has the orderable ones in front, so that each part is sorted on its own.
    positions.subarray(0, orderable).sort(compare);
    positions.subarray(orderable).sort(compare);
    sorted[sort] = positions;
    await pause();
  }
  return sorted;
}
