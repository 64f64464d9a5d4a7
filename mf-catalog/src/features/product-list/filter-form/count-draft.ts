import type { Locale } from '@vitryna/contracts/constants';
import type { FilterState } from '@vitryna/routing';
import type { ListView } from '../to-list-view.ts';
import type { FilterDraft } from './filter-draft.ts';

/** Schemas of answers come with it, which no first view needs: making them takes a phone longer than all else here. */
export const loadFetch = () => import('../fetch-list.ts');

/** Counts what a list would be with other filters; what cannot be counted is the choice alone. */
export async function countDraft(
  list: ListView,
  filters: FilterState,
  locale: Locale,
  signal: AbortSignal,
): Promise<FilterDraft> {
  try {
    const { fetchList } = await loadFetch();
    return { list: await fetchList(list, { filters, isCountOnly: true, locale, signal }), isCounted: true };
  } catch {
    return { list: { ...list, filters }, isCounted: false };
  }
}
