import type { PopularSearches } from '@vitryna/contracts/api';
import { suggestionRows } from '@vitryna/contracts/suggestion-rows';
import type { App } from '../feature.ts';
import { getPopularSearches, getSuggestions } from './api/get-suggestions.ts';
import type { RecentSearches } from './recent-searches.ts';
import { type SuggestionGroup, toIdleGroups, toSuggestionGroups } from './suggestion-rows.ts';
import type { LoadSuggestions } from './use-suggestions.ts';

/** Answers that who deletes letters sees again at once. */
const keptAnswers = 40;

type Input = Pick<App, 'api' | 'i18n'> & { recent: Pick<RecentSearches, 'read'>; isPhone: () => boolean };

/** Reads suggestions over the API; those of an empty field are shown without the popular ones when only these fail. */
export function createSuggestionLoader({ api, i18n: { locale }, recent, isPhone }: Input): LoadSuggestions {
  const kept = new Map<string, SuggestionGroup[]>();
  let popular: PopularSearches | null = null;

  return async (query, signal) => {
    const limit = isPhone() ? suggestionRows.phone : suggestionRows.wide;
    if (query === '') {
      popular ??= await getPopularSearches(api, locale, signal).catch(() => null);
      return toIdleGroups(recent.read(), popular, { locale, limit });
    }
    const key = `${limit} ${query}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = await getSuggestions(api, { query, limit, locale }, signal);
    const groups = toSuggestionGroups(answer, query, locale);
    kept.set(key, groups);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAnswers) break;
      kept.delete(oldest);
    }
    return groups;
  };
}
