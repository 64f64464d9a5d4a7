import type { ApiClient } from '@vitryna/api-client';
import { type ProductList, type ProductListQuery, productListSchema } from '@vitryna/contracts/api';
import { defaultSort, encodeFilters, type FilterState } from '@vitryna/routing';

/** Which list, and what narrows it; `isAsTyped` searches for exactly what was typed. */
export type ListChoice = { categoryId?: string | undefined; filters: FilterState; isAsTyped?: boolean | undefined };

/** The same in the words of the API. */
export function choiceOf({ categoryId, filters, isAsTyped }: ListChoice) {
  const { minPrice, maxPrice, labels, searchQuery } = filters;
  return {
    categoryId,
    searchQuery: searchQuery || null,
    asTyped: isAsTyped ? 'true' : null,
    specifications: encodeFilters(filters).segment || null,
    minPrice,
    maxPrice,
    labels,
  } satisfies { [Name in keyof ProductListQuery]?: unknown };
}

/** One page of products of a category, or of a search when `filters` hold a query. */
export function getProductList(
  api: ApiClient,
  { isQuiet = false, ...choice }: ListChoice & { isQuiet?: boolean },
  signal: AbortSignal,
): Promise<ProductList> {
  const { page, limit, sort, searchQuery } = choice.filters;
  const query = {
    ...choiceOf(choice),
    pageNum: page,
    pageSize: limit,
    // An order that was asked for keeps the page out of search engines, so the usual one is not asked for.
    sort: sort === defaultSort(searchQuery) ? null : sort,
  } satisfies { [Name in keyof ProductListQuery]?: unknown };
  return api.get('/catalog/product/list', { schema: productListSchema, query, signal, isQuiet, showError: true });
}
