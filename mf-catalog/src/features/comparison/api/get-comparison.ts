import type { ApiClient } from '@vitryna/api-client';
import { type Comparison, comparisonSchema } from '@vitryna/contracts/api';

/** These products with their specifications in rows, grouped by main category; those that are gone are left out. */
export function getComparison(api: ApiClient, ids: string[], signal: AbortSignal): Promise<Comparison> {
  return api.get('/catalog/product/list/comparison', { schema: comparisonSchema, query: { ids }, signal });
}
