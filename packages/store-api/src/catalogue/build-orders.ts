import type { Pace } from '../indexing/pacer.ts';
import { sortSlowly } from '../indexing/sort-slowly.ts';
import type { ProductRow } from './catalogue-repository.ts';
import type { CatalogueIndex } from './index-types.ts';

/** The sort key of each order, higher first; equal ones stay in the default order. */
const keys: Record<keyof CatalogueIndex['orders'], (product: ProductRow) => number> = {
  priceAsc: ({ price }) => -(price ?? Number.MAX_VALUE),
  priceDesc: ({ price }) => price ?? -1,
  newest: ({ created_at }) => created_at.getTime(),
  rating: ({ rating_average, rating_count }) => (rating_average ?? 0) * 1e6 + Math.min(rating_count, 999_999),
  discount: ({ price, previous_price }) =>
    price !== null && previous_price !== null && previous_price > price ? 1 - price / previous_price : 0,
};

/** Sorts the products (given in the default order) by every key; what cannot be ordered comes last in each. */
export async function sortOrders(products: readonly ProductRow[], pace: Pace): Promise<CatalogueIndex['orders']> {
  const sorted = {} as CatalogueIndex['orders'];
  const positions = [...products.keys()];
  const orderable = products.filter((product) => product.is_orderable).length;
  for (const [sort, key] of Object.entries(keys) as [keyof typeof keys, (product: ProductRow) => number][]) {
    const values = Float64Array.from(products, key);
    const isBefore = (a: number, b: number): boolean => {
      const difference = (values[b] ?? 0) - (values[a] ?? 0);
      return difference === 0 ? a < b : difference < 0;
    };
    // The default order has the orderable ones in front, so that each part is sorted on its own.
    const parts = [positions.slice(0, orderable), positions.slice(orderable)];
    const order = new Uint32Array(products.length);
    order.set(await sortSlowly(parts[0] ?? [], isBefore, pace));
    order.set(await sortSlowly(parts[1] ?? [], isBefore, pace), orderable);
    sorted[sort] = order;
  }
  return sorted;
}
