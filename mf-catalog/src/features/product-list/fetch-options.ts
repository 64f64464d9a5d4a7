import type { Locale } from '@vitryna/contracts/constants';
import { tabContext } from '@vitryna/remote-kit';
import { hasOption } from '@vitryna/routing';
import type { FindOptions } from '@vitryna/ui';
import { findOptions } from './api/find-options.ts';
import { slugOfField } from './filter-field.ts';
import { quotedWords } from './quoted-words.ts';
import { type ListView, toFilterOption } from './to-list-view.ts';

/** Options of a filter of the list, by the name of its form field, as its rows show them. */
export async function fetchOptions(
  { categoryId, filters }: ListView,
  locale: Locale,
  ...[field, words, signal]: Parameters<FindOptions>
): ReturnType<FindOptions> {
  const facet = slugOfField(field);
  const typed = quotedWords(filters.searchQuery);
  const choice = {
    categoryId,
    filters: { ...filters, searchQuery: typed ?? filters.searchQuery },
    isAsTyped: typed !== null,
  };
  const { options, total } = await findOptions(tabContext().api, { ...choice, facet, words }, signal);
  return { options: options.map((one) => toFilterOption(one, hasOption(filters, facet, one.slug), locale)), total };
}
