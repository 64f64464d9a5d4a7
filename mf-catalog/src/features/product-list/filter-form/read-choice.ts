import type { Locale } from '@vitryna/contracts/constants';
import { filterNames, isReversed } from '@vitryna/contracts/filters';
import { type FilterState, parseFilters } from '@vitryna/routing';
import { chooseRanges, type StopsOf } from '../choose-range.ts';
import { readFilterForm } from '../filter-form.ts';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import type { Choice } from './reduce-form.ts';

/** What the fields say now. */
export function choiceOf(form: HTMLFormElement, { list, locale }: { list: ListView; locale: Locale }): Choice {
  const filters = filtersOf(form, list);
  const href = listHref(locale, list, filters);
  return { filters, href, isHere: href === placeOf(window.location), isReversed: isReversedPrice(form) };
}

/** Whether the fields have a minimum of the price above its maximum. */
export function isReversedPrice(form: HTMLFormElement): boolean {
  const fields = new FormData(form);
  const numberOf = (name: string) => Number(fields.get(name)) || null;
  return isReversed(numberOf(filterNames.minPrice), numberOf(filterNames.maxPrice));
}

function filtersOf(form: HTMLFormElement, { facets }: ListView): FilterState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  const stopsOf: StopsOf = (slug) => {
    const facet = facets.find((one) => one.slug === slug && one.ends);
    return facet ? facet.options.map(({ value, number = 0 }) => ({ value, number })) : null;
  };
  const read = readFilterForm(query);
  const { filters } = parseFilters(read ?? { search: `?${query}` });
  return read ? chooseRanges(filters, read.ranges, stopsOf) : filters;
}

/** The link that was pressed. */
export const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Path and query. */
export const placeOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** Whether a press leads this page to another address. */
export function leadsAway(
  link: HTMLAnchorElement,
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return (
    isPlain && link.target === '' && link.dataset.inPlace === undefined && placeOf(link) !== placeOf(window.location)
  );
}

/** The query of a link to the same list. */
export function filtersAt({ pathname, search }: URL): FilterState {
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return parseFilters({ segment: last.includes('=') ? last : '', search }).filters;
}
