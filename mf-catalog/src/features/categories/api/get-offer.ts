import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, showcaseSchema } from '@vitryna/contracts/api';

/** A product of a department whose price has fallen. */
export async function getOffer(api: ApiClient, categoryId: string): Promise<ProductCard | undefined> {
  const query = { block: 'sale', categoryId, limit: 1 };
  const { items } = await api.get('/catalog/product/list/showcase', { schema: showcaseSchema, query, isQuiet: true });
  return items[0];
}
