/**
 * What the choices of a list are called in its address, how far they go and when a price bounds nothing: plain data and rules without
 * zod, because the address, the filter form, the gateway and the store API must say the same.
 */
import { maxPage, maxPageSize, maxRangeOptions } from './values.ts';

/** Names of the choices in the query of a list's address, in canonical order (reading 5). */
export const filterNames = {
  page: 'page',
  limit: 'limit',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  labels: 'labels',
  sort: 'sort',
  searchQuery: 'searchQuery',
} as const;
export type FilterName = (typeof filterNames)[keyof typeof filterNames];

/** The same names as a list, in canonical order. */
export const filterParameters: readonly FilterName[] = Object.values(filterNames);

/** Bounds of a filter address: beyond them it is not a page of this store, and the API refuses what it stands for. */
export const filterLimits = {
  page: maxPage,
  limit: maxPageSize,
  specifications: 30,
  options: maxRangeOptions,
  segment: 2000,
  /** In hryvnia: above the price of anything. */
  price: 1_000_000_000,
  searchQuery: 200,
} as const;

/** Longest query that suggestions are made for, in characters: the field in the header takes no more. */
export const maxSuggestQuery = 100;

/** Whether two ends of a stretch are the wrong way round; `null` is an open end. */
export function isReversed(from: number | null, to: number | null): boolean {
  return from !== null && to !== null && from > to;
}

/** Bounds of a price as they count: zero is none, and a minimum above the maximum resets both (specification §4.16, §5.2, §5.5). */
export function normalisePriceRange(min: number | null | undefined, max: number | null | undefined) {
  const [minPrice, maxPrice] = [min || null, max || null];
  return isReversed(minPrice, maxPrice) ? { minPrice: null, maxPrice: null } : { minPrice, maxPrice };
}
