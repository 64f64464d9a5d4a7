import type { ApiClient } from '@vitryna/api-client';
import { type FoundOptions, foundOptionsSchema, type OptionsQuery } from '@vitryna/contracts/api';
import { maxListedOptions } from '@vitryna/contracts/values';
import { choiceOf, type ListChoice } from './get-product-list.ts';

/** Options of one filter of a list that hold these words; all there are without words. */
export function findOptions(
  api: ApiClient,
  { facet, words, ...choice }: ListChoice & { facet: string; words: string | null },
  signal: AbortSignal,
): Promise<FoundOptions> {
  const query = {
    ...choiceOf(choice),
    facet,
    query: words,
    limit: words === null ? maxListedOptions : null,
  } satisfies { [Name in keyof OptionsQuery]?: unknown };
  return api.get('/catalog/product/list/options', { schema: foundOptionsSchema, query, signal, isQuiet: true });
}
