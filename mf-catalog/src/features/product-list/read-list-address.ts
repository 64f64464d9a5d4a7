import type { Locale } from '@vitryna/contracts/constants';
import { data, redirect } from '@vitryna/remote-kit';
import { dropUnknown, type FilterState, keepVisitParameters, parseFilters } from '@vitryna/routing';
import { readFilterForm } from './filter-form.ts';
import { type ListScope, listHref } from './list-scope.ts';

type Input = { url: URL; segment: string | undefined; scope: ListScope; locale: Locale };

/**
 * What the address of a list asks for.
 *
 * @throws a 404 for an address that cannot be read, a 301 to the one right spelling (decision 5) or from the form's fields
 */
export function readListAddress({ url, segment, scope, locale }: Input): FilterState {
  const form = readFilterForm(url.searchParams);
  const parsed = parseFilters({ segment: form?.segment ?? segment ?? '', search: form?.search ?? url.search });
  if (parsed.isBad) throw data(null, { status: 404 });
  // A category is not searched: a query in its address says nothing.
  const isStray = scope.categorySlug !== null && parsed.filters.searchQuery !== '';
  const filters = isStray ? withoutQuery(parsed.filters) : parsed.filters;
  if (form || isStray || !parsed.isCanonical) throw redirectToList({ url, scope, locale, filters });
  return filters;
}

/**
 * Makes sure that the catalogue knows everything the address chooses.
 *
 * @throws a 301 to the address without what was `dropped`: slugs, and `slug=option` pairs (decision 5)
 */
export function refuseDropped({ dropped, filters, ...address }: RedirectInput & { dropped: string[] }): void {
  const isKnown = (slug: string, option: string) => !dropped.some((one) => one === slug || one === `${slug}=${option}`);
  const known = dropUnknown(filters, isKnown);
  if (known !== filters) throw redirectToList({ ...address, filters: known });
}

type RedirectInput = Omit<Input, 'segment'> & { filters: FilterState };

/** The 301 to a list's canonical address; what belongs to the visit (`utm_*`, `recovery`) goes along. */
function redirectToList({ url, scope, locale, filters }: RedirectInput) {
  return redirect(keepVisitParameters(listHref(locale, scope, filters), url.search), 301);
}

function withoutQuery(filters: FilterState): FilterState {
  return { ...filters, searchQuery: '', sort: filters.sort === 'relevance' ? 'popular' : filters.sort };
}
