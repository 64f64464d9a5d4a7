import type { Locale } from '@vitryna/contracts/constants';
import { tabContext } from '@vitryna/remote-kit';
import type { FilterState } from '@vitryna/routing';
import { getProductList } from './api/get-product-list.ts';
import { quotedWords } from './quoted-words.ts';
import { type ListView, toListView } from './to-list-view.ts';

/** The same list with other filters, or another of its pages, without going there; only to be counted, its products stay away. */
export async function fetchList(
  list: ListView,
  {
    filters,
    isCountOnly = false,
    locale,
    signal,
  }: { filters: FilterState; isCountOnly?: boolean; locale: Locale; signal: AbortSignal },
): Promise<ListView> {
  const { categorySlug, categoryId } = list;
  const words = quotedWords(filters.searchQuery);
  const asked = { ...filters, searchQuery: words ?? filters.searchQuery, ...(isCountOnly && { page: 1, limit: 1 }) };
  const answer = await getProductList(
    tabContext().api,
    { ...(categoryId && { categoryId }), filters: asked, isAsTyped: words !== null, isQuiet: isCountOnly },
    signal,
  );
  return toListView(answer, { categorySlug, ...(categoryId && { categoryId }) }, filters, locale);
}
