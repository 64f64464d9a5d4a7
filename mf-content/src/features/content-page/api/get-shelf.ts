import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema, productListSchema } from '@vitryna/contracts/api';
import type { Block } from '@vitryna/contracts/content';

/** Most products of a shelf. */
export const shelfLength = 6;

type Shelf = Extract<Block, { type: 'products' }>;

/** The products of an editors' shelf: those that it names, in that order, or the first of the list that it gives the query of. */
export async function getShelf(
  api: ApiClient,
  { slugs, query: listed }: Shelf,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  if (slugs && slugs.length > 0) {
    const query = { slugs: slugs.slice(0, shelfLength) };
    return api.get('/catalog/product/list/ids', { schema: productCardsSchema, query, signal, isQuiet: true });
  }
  if (!listed) return [];
  const query = { ...Object.fromEntries(new URLSearchParams(listed)), pageNum: 1, pageSize: shelfLength };
  return (await api.get('/catalog/product/list', { schema: productListSchema, query, signal, isQuiet: true })).items;
}
