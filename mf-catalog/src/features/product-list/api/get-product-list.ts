import type { ApiClient } from '@vitryna/api-client';
import { type ProductList, type ProductListQuery, productListSchema } from '@vitryna/contracts/api';
import { defaultSort, encodeFilters, type FilterState } from '@vitryna/routing';

/** One page of products of a category, or of a search when `filters` hold a query. */
export function getProductList(
  api: ApiClient,
  {
    categoryId,
    filters,
    isAsTyped,
    isQuiet = false,
  }: { categoryId?: string; filters: FilterState; isAsTyped?: boolean; isQuiet?: boolean },
  signal: AbortSignal,
): Promise<ProductList> {
  const { page, limit, minPrice, maxPrice, labels, sort, searchQuery } = filters;
  const query = {
    categoryId,
    searchQuery: searchQuery || null,
    asTyped: isAsTyped ? 'true' : null,
    pageNum: page,
    pageSize: limit,
    specifications: encodeFilters(filters).segment || null,
    minPrice,
    maxPrice,
    labels,
    // An order that was asked for keeps the page out of search engines, so the usual one is not asked for.
    sort: sort === defaultSort(searchQuery) ? null : sort,
  } satisfies { [Name in keyof ProductListQuery]?: unknown };
  return api.get('/catalog/product/list', { schema: productListSchema, query, signal, isQuiet, showError: true });
}
