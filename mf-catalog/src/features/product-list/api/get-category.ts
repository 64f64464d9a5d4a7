import type { ApiClient } from '@vitryna/api-client';
import { type CategoryView, categoryViewSchema } from '@vitryna/contracts/api';

/** A category by the slug of its address; an unknown one is thrown as 404. */
export function getCategory(api: ApiClient, slug: string, signal: AbortSignal): Promise<CategoryView> {
  return api.get('/catalog/category/view', { schema: categoryViewSchema, query: { slug }, signal, showError: true });
}
