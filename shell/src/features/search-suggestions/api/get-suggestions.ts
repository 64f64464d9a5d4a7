import type { ApiClient } from '@vitryna/api-client';
import {
  type PopularSearches,
  popularSearchesSchema,
  type Suggest,
  type SuggestQuery,
  suggestSchema,
} from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** What may be meant by what was typed so far. */
export function getSuggestions(api: ApiClient, query: SuggestQuery, signal: AbortSignal): Promise<Suggest> {
  return api.get('/catalog/search/suggest', { schema: suggestSchema, query, signal, isQuiet: true });
}

/** What is searched for and looked at most, for an empty field. */
export function getPopularSearches(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<PopularSearches> {
  const query = { locale };
  return api.get('/catalog/search/popular', { schema: popularSearchesSchema, query, signal, isQuiet: true });
}
