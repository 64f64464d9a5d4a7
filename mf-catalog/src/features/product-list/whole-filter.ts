import type { ApiClient } from '@vitryna/api-client';
import type { ProductList } from '@vitryna/contracts/api';
import { findOptions } from './api/find-options.ts';
import type { ListChoice } from './api/get-product-list.ts';
import { wholeParameter } from './filter-field.ts';

/** The filter that an address asks for with all its values; null where it asks for none. */
export const wholeFilter = (url: URL): string | null => url.searchParams.get(wholeParameter);

/** The list with all values of one of its filters; as it was where they cannot be read: the others are there. */
export async function withWholeFilter(
  list: ProductList,
  slug: string | null,
  { api, signal, ...choice }: ListChoice & { api: ApiClient; signal: AbortSignal },
): Promise<ProductList> {
  if (!list.facets.some((facet) => facet.slug === slug && facet.more) || slug === null) return list;
  const found = await findOptions(api, { ...choice, facet: slug, words: null }, signal).catch(() => null);
  if (!found) return list;
  return {
    ...list,
    facets: list.facets.map((facet) =>
      facet.slug === slug ? { ...facet, options: found.options, more: found.total > found.options.length } : facet,
    ),
  };
}
