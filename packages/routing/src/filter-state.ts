import { defaultPageSize } from '@vitryna/contracts/constants';
import { sorts as contractSorts, type Label } from '@vitryna/contracts/values';

/** Orders of a product list; `relevance` exists only with a search query and is what the API does unasked there. */
export const sorts = ['relevance', ...contractSorts] as const;
export type FilterSort = (typeof sorts)[number];

/** The shopper's list parameters (specification §3); the category's slug stands in the path before it. */
export type FilterState = {
  /** From 1. */
  page: number;
  /** Products on a page, 1 to 96. */
  limit: number;
  /** Specification's slug → slugs of the wanted options; never an empty list. */
  specifications: Record<string, string[]>;
  /** In hryvnia; null when there is no bound. */
  minPrice: number | null;
  /** In hryvnia; null when there is no bound. */
  maxPrice: number | null;
  labels: Label[];
  sort: FilterSort;
  /** Empty when the list is not a search. */
  searchQuery: string;
};

/** The order that an address without `sort` means. */
export function defaultSort(searchQuery: string): FilterSort {
  return searchQuery === '' ? 'popular' : 'relevance';
}

/** A list without any choice: first page, everything in it; with a query it is the start of a search. */
export function emptyFilters(searchQuery = ''): FilterState {
  return {
    page: 1,
    limit: defaultPageSize,
    specifications: {},
    minPrice: null,
    maxPrice: null,
    labels: [],
    sort: defaultSort(searchQuery),
    searchQuery,
  };
}

/** How many choices narrow the list: options, labels and the price as one. */
export function countFilters(filters: FilterState): number {
  const options = Object.values(filters.specifications).reduce((sum, list) => sum + list.length, 0);
  const price = filters.minPrice !== null || filters.maxPrice !== null ? 1 : 0;
  return options + filters.labels.length + price;
}
