import type { ProductList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { data, redirect } from '@vitryna/remote-kit';
import { dropUnknown, type FilterState, hasReversedPrice, keepVisitParameters, parseFilters } from '@vitryna/routing';
import { chooseRanges, type RangeStop } from './choose-range.ts';
import { readFilterForm } from './filter-form.ts';
import { type ListScope, listHref } from './list-scope.ts';
import { priceResetAnchor } from './price-reset.ts';

type Input = { url: URL; segment: string | undefined; scope: ListScope; locale: Locale };

/**
 * What the address of a list asks for.
 *
 * @throws a 404 for an address that cannot be read, a 301 to the one right spelling (reading 5) or from the form's fields
 */
export function readListAddress({ url, segment, scope, locale }: Input): FilterState {
  const form = readFilterForm(url.searchParams);
  const parsed = parseFilters({ segment: form?.segment ?? segment ?? '', search: form?.search ?? url.search });
  if (parsed.isBad) throw data(null, { status: 404 });
  // A category is not searched: a query in its address says nothing.
  const isStray = scope.categorySlug !== null && parsed.filters.searchQuery !== '';
  const filters = isStray ? withoutQuery(parsed.filters) : parsed.filters;
  // What lies between two numbers only the catalogue knows: it is asked first.
  if (form && form.ranges.size > 0) return filters;
  if (form || isStray || !parsed.isCanonical) throw redirectToList({ url, scope, locale, filters });
  return filters;
}

/**
 * Makes sure that the address says what the catalogue has.
 *
 * @throws a 301 to the address without what was `dropped` (slugs, and `slug=option` pairs; reading 5), or with the options
 * between the two numbers that the filter form sent
 */
export function resolveListAddress({ list, filters, ...address }: RedirectInput & { list: ProductList }): void {
  const { dropped, facets } = list;
  const isKnown = (slug: string, option: string) => !dropped.some((one) => one === slug || one === `${slug}=${option}`);
  const known = dropUnknown(filters, isKnown);
  const ranges = readFilterForm(address.url.searchParams)?.ranges ?? new Map();
  if (known === filters && ranges.size === 0) return;
  throw redirectToList({ ...address, filters: chooseRanges(known, ranges, (slug) => stopsIn(facets, slug)) });
}

function stopsIn(facets: ProductList['facets'], slug: string): RangeStop[] | null {
  const facet = facets.find((one) => one.slug === slug && one.view === 'range');
  return facet ? facet.options.map(({ slug: value, number = 0 }) => ({ value, number })) : null;
}

type RedirectInput = Omit<Input, 'segment'> & { filters: FilterState };

/**
 * The 301 to a list's canonical address; what belongs to the visit (campaigns, letters) goes along. That a price was reset on the way
 * (specification §4.16) is said by the page, which learns it from the fragment.
 */
function redirectToList({ url, scope, locale, filters }: RedirectInput) {
  const fragment = hasReversedPrice(url.search) ? `#${priceResetAnchor}` : '';
  return redirect(keepVisitParameters(listHref(locale, scope, filters) + fragment, url.search), 301);
}

function withoutQuery(filters: FilterState): FilterState {
  return { ...filters, searchQuery: '', sort: filters.sort === 'relevance' ? 'popular' : filters.sort };
}
