import { defaultPageSize } from '@vitryna/contracts/constants';
import {
  type FilterName,
  filterLimits,
  filterParameters,
  isReversed,
  normalisePriceRange,
} from '@vitryna/contracts/filters';
import { labels } from '@vitryna/contracts/values';
import { visitParametersOf } from '@vitryna/contracts/visit';
import { toHryvnia, toMinor } from '@vitryna/money';
import { defaultSort, type FilterSort, type FilterState, sorts } from './filter-state.ts';
import { isSlug } from './slugs.ts';

/**
 * What an address says. `isBad`: the page does not exist, 404. `isCanonical`: the address is spelled the one right way;
 * when it is not, 301 to the encoded form.
 */
export type ParsedFilters = { filters: FilterState; isCanonical: boolean; isBad: boolean };

const isParameter = (name: string): name is FilterName => (filterParameters as readonly string[]).includes(name);
const isUsableSort = (text: string, searchQuery: string): text is FilterSort =>
  (sorts as readonly string[]).includes(text) && (text !== 'relevance' || searchQuery !== '');
const roundPrice = (price: number | null) => (price === null ? null : toHryvnia(toMinor(price)));
const unique = <T>(list: T[]): T[] => [...new Set(list)].sort();

/** Slug → options of a decoded segment, or null when it is no filter segment. */
function parseSpecifications(segment: string): Record<string, string[]> | null {
  if (segment.length > filterLimits.segment) return null;
  const groups = new Map<string, string[]>();
  for (const group of segment.split(';')) {
    if (group === '') continue;
    const [slug = '', values, ...more] = group.split('=');
    if (values === undefined || more.length > 0 || !isSlug(slug)) return null;
    const options = values.split(',').filter((option) => option !== '');
    if (!options.every(isSlug)) return null;
    if (options.length > 0) groups.set(slug, (groups.get(slug) ?? []).concat(options));
  }
  const entries = [...groups].map(([slug, options]): [string, string[]] => [slug, unique(options)]);
  const isTooMuch = entries.length > filterLimits.specifications;
  if (isTooMuch || entries.some(([, options]) => options.length > filterLimits.options)) return null;
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A bound as shoppers type it (`1 200,50`), in hryvnia; zero and what is no price mean no bound. */
function parsePrice(text: string | undefined): number | null {
  const plain = (text ?? '').replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(plain)) return null;
  const price = Number(plain);
  return price > 0 && price <= filterLimits.price ? price : null;
}

/** A positive whole number, `otherwise` when the text is none, null when it is above the bound. */
function parseCount(text: string | undefined, otherwise: number, bound: number): number | null {
  if (text === undefined || !/^\d+$/.test(text)) return otherwise;
  const count = Number(text);
  if (count > bound) return null;
  return count === 0 ? otherwise : count;
}

function plainQuery(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // A cut between the halves of a surrogate pair would leave a character that cannot be encoded.
  return plain
    .slice(0, filterLimits.searchQuery)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Choices in the one order they are written in, defaults left out. */
function parametersOf(filters: FilterState): [FilterName, string][] {
  const { page, limit, sort } = filters;
  const { minPrice, maxPrice } = normalisePriceRange(roundPrice(filters.minPrice), roundPrice(filters.maxPrice));
  const searchQuery = plainQuery(filters.searchQuery);
  const values: Record<FilterName, string> = {
    page: page === 1 ? '' : String(page),
    limit: limit === defaultPageSize ? '' : String(limit),
    minPrice: minPrice ? String(minPrice) : '',
    maxPrice: maxPrice ? String(maxPrice) : '',
    labels: unique(filters.labels).join(','),
    sort: isUsableSort(sort, searchQuery) && sort !== defaultSort(searchQuery) ? sort : '',
    searchQuery,
  };
  return filterParameters.map((name): [FilterName, string] => [name, values[name]]).filter(([, text]) => text !== '');
}

function segmentOf(specifications: FilterState['specifications']): string {
  return Object.keys(specifications)
    .sort()
    .flatMap((slug) => {
      const options = unique(specifications[slug] ?? []);
      return options.length > 0 ? [`${slug}=${options.join(',')}`] : [];
    })
    .join(';');
}

/**
 * Writes filters into an address (specification §5): keys and values sorted, defaults left out. `segment` follows the
 * category's slug when it is not empty; `search` is empty or begins with a question mark.
 */
export function encodeFilters(filters: FilterState): { segment: string; search: string } {
  const parameters = parametersOf(filters);
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return { segment: segmentOf(filters.specifications), search: query === '' ? '' : `?${query}` };
}

/**
 * Reads filters from an address and never throws. `segment` is decoded, as the router hands it out. Values that say
 * nothing (`page=abc`, an unknown label) are left out and make the address not canonical; parameters of others are ignored.
 */
export function parseFilters({ segment = '', search = '' }: { segment?: string; search?: string }): ParsedFilters {
  const given = [...new URLSearchParams(search)].filter(([name]) => isParameter(name));
  const first = (name: FilterName) => given.find(([key]) => key === name)?.[1];
  const specifications = parseSpecifications(segment);
  const page = parseCount(first('page'), 1, filterLimits.page);
  const searchQuery = plainQuery(first('searchQuery') ?? '');
  const wanted = given.flatMap(([name, text]) => (name === 'labels' ? text.split(',') : []));
  const sort = first('sort') ?? '';

  const filters: FilterState = {
    page: page ?? 1,
    limit: parseCount(first('limit'), defaultPageSize, filterLimits.limit) ?? defaultPageSize,
    specifications: specifications ?? {},
    ...normalisePriceRange(parsePrice(first('minPrice')), parsePrice(first('maxPrice'))),
    labels: unique(labels.filter((label) => wanted.includes(label))),
    sort: isUsableSort(sort, searchQuery) ? sort : defaultSort(searchQuery),
    searchQuery,
  };
  const expected = parametersOf(filters);
  const isSameQuery =
    expected.length === given.length &&
    expected.every(([name, text], index) => given[index]?.[0] === name && given[index]?.[1] === text);
  const isBad = specifications === null || page === null;
  return { filters, isBad, isCanonical: !isBad && isSameQuery && segmentOf(filters.specifications) === segment };
}

/** Whether a query asks for a price the wrong way round, which reading it resets (specification §4.16). */
export function hasReversedPrice(search: string): boolean {
  const query = new URLSearchParams(search);
  const priceOf = (name: FilterName) => parsePrice(query.get(name) ?? '');
  return isReversed(priceOf('minPrice'), priceOf('maxPrice'));
}

/**
 * Adds to an address what belongs to the visit and not to the filters: campaigns and letters. Every redirect to a
 * canonical filter address goes through it; all other unknown parameters end there.
 */
export function keepVisitParameters(address: string, search: string): string {
  const kept = visitParametersOf(search);
  if (kept.length === 0) return address;
  const [page = '', ...fragment] = address.split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}${fragment.join('')}`;
}
