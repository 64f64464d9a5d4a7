import type { ApiClient } from '@vitryna/api-client';
import { type Body, bodiesSchema } from '@vitryna/contracts/api';

/** The store's own texts of a category; none when they cannot be read: no page is worth losing for them. */
export function getCategoryContents(api: ApiClient, categoryId: string, signal: AbortSignal): Promise<Body[]> {
  return api.get('/catalog/category/contents', { schema: bodiesSchema, query: { categoryId }, signal }).catch(() => []);
}
