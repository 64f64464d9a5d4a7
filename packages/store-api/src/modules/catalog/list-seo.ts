import type { ProductList, ProductListQuery } from '@vitryna/contracts/api';
import { availabilityFilter, defaultPageSize } from '@vitryna/contracts/constants';
import { type L10n, perLocale } from '@vitryna/contracts/languages';
import { defaultSort, emptyFilters, encodeFilters } from '@vitryna/routing';
import type { IndexedCategory } from '../../catalogue/index-types.ts';
import type { ListFilter } from '../../catalogue/list-products.ts';
import { listSeo } from './texts.ts';

/** From so many specifications on, or with so few products, a combination is nothing to search for. */
const thin = { specifications: 3, products: 2 };
/** More values than this are not written out in a heading. */
const maxHeadingValues = 3;

type Input = {
  query: ProductListQuery;
  category: IndexedCategory | null;
  heading: L10n;
  filter: ListFilter;
  total: number;
  pages: number;
};

/** Pages that search engines should not keep (contract §2): choices of one shopper, and combinations with hardly a product. */
const isNoindex = ({ query, filter, total, pages }: Input): boolean =>
  query.searchQuery !== undefined ||
  filter.options.has(availabilityFilter) ||
  filter.options.size >= thin.specifications ||
  (filter.options.size > 0 && total <= thin.products) ||
  [...filter.options.values()].some((options) => options.length >= 2) ||
  filter.minPrice !== null ||
  filter.maxPrice !== null ||
  filter.labels.length > 0 ||
  query.sort !== undefined ||
  query.pageSize !== defaultPageSize ||
  query.pageNum > Math.max(pages, 1);

/** A list's SEO: its filters stand in the heading, a filtered category has an address of its own. */
export function listSeoOf(input: Input): ProductList['seo'] {
  const { query, category, filter, pages } = input;
  // Products in stock today are no list of their own: it does not stand in the heading.
  const named = [...filter.options].filter(([slug]) => slug !== availabilityFilter);
  const chosen = named.flatMap(([, values]) => values).map(({ value }) => value);
  const values = chosen.length > maxHeadingValues ? [] : chosen;
  const heading = perLocale((locale) =>
    [input.heading[locale], values.map((value) => value[locale]).join(', ')].filter(Boolean).join(' '),
  );
  const specifications = Object.fromEntries(
    [...filter.options].map(([slug, options]) => [slug, options.map((option) => option.slug)]),
  );
  // Whatever the shopper chose decides which products a page has, so the address is its own whole one.
  const { segment, search } = encodeFilters({
    ...emptyFilters(),
    ...filter,
    labels: [...filter.labels],
    specifications,
    page: query.pageNum <= pages ? query.pageNum : 1,
    limit: query.pageSize,
    sort: query.sort ?? defaultSort(''),
  });
  return {
    ...listSeo(heading, query.pageNum),
    noindex: isNoindex(input),
    ...(category && { canonicalPath: `/${category.slug}${segment && `/${segment}`}${search}` }),
  };
}
