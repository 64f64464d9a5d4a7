import type { ApiClient } from '@vitryna/api-client';
import { type Showcase, showcaseSchema } from '@vitryna/contracts/api';
import type { ShowcaseBlock } from '../showcase-blocks.ts';

/** Most products of a row: what fits the widest screen. */
const limit = 6;

/** A row of products chosen by the store. */
export function getShowcase(api: ApiClient, block: ShowcaseBlock, signal?: AbortSignal): Promise<Showcase> {
  const query = { block, limit };
  return api.get('/catalog/product/list/showcase', {
    schema: showcaseSchema,
    query,
    isQuiet: true,
    ...(signal && { signal }),
  });
}
