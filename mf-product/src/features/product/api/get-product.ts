import type { ApiClient } from '@vitryna/api-client';
import { type ProductView, productViewSchema } from '@vitryna/contracts/api';

type Input = { slug: string; categorySlug: string; signal: AbortSignal };

/** A product by its slug, or where it lives when it is asked for under a category that is not its own (reading 6). */
export function getProduct(api: ApiClient, { signal, ...query }: Input): Promise<ProductView> {
  return api.get('/catalog/product/view', { schema: productViewSchema, query, signal, showError: true });
}
