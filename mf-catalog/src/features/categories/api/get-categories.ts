import type { ApiClient } from '@vitryna/api-client';
import { type Category, categoriesSchema } from '@vitryna/contracts/api';

/** The whole tree of categories that have products. */
export function getCategories(api: ApiClient, signal?: AbortSignal): Promise<Category[]> {
  return api.get('/catalog/category/list', { schema: categoriesSchema, ...(signal && { signal }) });
}
