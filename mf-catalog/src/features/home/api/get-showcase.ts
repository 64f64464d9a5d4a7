import type { ApiClient } from '@vitryna/api-client';
import { type Showcase, showcaseSchema } from '@vitryna/contracts/api';

/** The rows of products that the home page shows. */
export type ShowcaseBlock = 'hits' | 'new' | 'sale';

/** A row of products chosen by the store; null when it cannot be had: the page does without it. */
export function getShowcase(api: ApiClient, block: ShowcaseBlock, signal: AbortSignal): Promise<Showcase | null> {
  const query = { block, limit: 6 };
  return api.get('/catalog/product/list/showcase', { schema: showcaseSchema, query, signal }).catch(() => null);
}
