import type { Locale } from '@vitryna/contracts/constants';
import { type FilterState, paths } from '@vitryna/routing';

/** A list's scope: a category by its slug, or `null` for a search, whose query stands in the filters. `categoryId` is what the API calls it. */
export type ListScope = { categorySlug: string | null; categoryId?: string };

/** Address of the same list with other filters. */
export function listHref(locale: Locale, { categorySlug }: ListScope, filters: FilterState): string {
  return categorySlug === null ? paths.search(locale, { filters }) : paths.category(locale, { categorySlug, filters });
}
