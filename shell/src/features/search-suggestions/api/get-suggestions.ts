import type { ApiClient } from '@vitryna/api-client';
import {
  type PopularSearches,
  popularSearchesSchema,
  type Suggest,
  type SuggestQuery,
  suggestSchema,
} from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** Completions of the typed text. */
export function getSuggestions(api: ApiClient, query: SuggestQuery, signal: AbortSignal): Promise<Suggest> {
  return api.get('/catalog/search/suggest', { schema: suggestSchema, query, signal, isQuiet: true });
}

/** Popular searches and products, for an empty field. */
export function getPopularSearches(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<PopularSearches> {
  const query = { locale };
  return api.get('/catalog/search/popular', { schema: popularSearchesSchema, query, signal, isQuiet: true });
}
