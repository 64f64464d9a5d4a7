import type { ApiClient } from '@vitryna/api-client';
import { type Product, productViewSchema } from '@vitryna/contracts/api';

/** A product to set beside another one; null where the address names none. */
export async function getOther(api: ApiClient, slug: string, signal: AbortSignal): Promise<Product | null> {
  const query = { slug };
  const found = await api.get('/catalog/product/view', { schema: productViewSchema, query, signal, isQuiet: true });
  return 'redirect' in found ? null : found;
}
