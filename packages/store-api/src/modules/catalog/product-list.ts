import type { Facet, Label, ProductList, ProductListQuery } from '@vitryna/contracts/api';
import { categoryFilter, promotionsCode } from '@vitryna/contracts/constants';
import { normalisePriceRange } from '@vitryna/contracts/filters';
import { type L10n, perLocale } from '@vitryna/contracts/languages';
import { parseFilters } from '@vitryna/routing';
import { offerFacets } from '../../catalogue/build-categories.ts';
import { countEach } from '../../catalogue/count-options.ts';
import type { CatalogueIndex, IndexedCategory, IndexedOption, OfferedFacet } from '../../catalogue/index-types.ts';
import { type FilteredList, filterProducts, type ListFilter, pageOf } from '../../catalogue/list-products.ts';
import type { AnswerTime } from '../../catalogue/promotion-period.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import { invalidField, notFound } from '../../core/failure.ts';
import { type Bitset, countBits, createBitset, fullBitset, intersect } from '../../indexing/bitset.ts';
import { addPosting, countIn, createCounter } from '../../indexing/posting.ts';
import { allProducts, categoryFilterName, labelNames } from '../../locales/catalogue-words.ts';
import { type Found, searchProducts } from '../../search/search-products.ts';
import { listSeoOf } from './list-seo.ts';
import { helpWithZero, readPath } from './search.ts';
import { toFacet } from './to-facet.ts';

/** Among the results of a search a filter must fit this share of them, and few filters are shown. */
const searchFacets = { coverage: 0.3, most: 12 };
/** Categories that a search offers. */
const maxSearchCategories = 8;

type ScopeQuery = Pick<ProductListQuery, 'categoryId' | 'manufacturer' | 'searchQuery' | 'asTyped'>;

type Scope = {
  products: Bitset;
  /** Set when the results of a search are in order of relevance. */
  ranked: Uint32Array | null;
  category: IndexedCategory | null;
  heading: L10n;
  /** The search query's results; null when there is none. */
  found: Found | null;
};

/** The products that a list is of, before any filter. */
export function scopeOf(index: CatalogueIndex, query: ScopeQuery): Scope {
  const products = fullBitset(index.size);
  const scope: Scope = { products, ranked: null, category: null, heading: allProducts, found: null };
  if (query.categoryId !== undefined) {
    const category = index.categories.get(query.categoryId);
    if (!category) throw notFound();
    scope.category = category;
    scope.heading = category.name;
    intersect(products, addPosting(createBitset(index.size), category.products));
  }
  if (query.manufacturer !== undefined) {
    const manufacturer = index.manufacturers.get(query.manufacturer);
    if (!manufacturer) throw notFound();
    scope.heading = perLocale(() => manufacturer.name);
    intersect(products, addPosting(createBitset(index.size), manufacturer.products));
  }
  if (query.searchQuery !== undefined) {
    const found = searchProducts(index.search, query.searchQuery, { isAsTyped: query.asTyped === 'true' });
    scope.ranked = found.ranked;
    scope.found = found;
    scope.heading = perLocale(() => `«${query.searchQuery?.trim() ?? ''}»`);
    intersect(products, found.bits);
  }
  return scope;
}

/** Chosen options, and categories of a search, that exist among the products of the scope; what does not is named in `dropped`. */
export function chooseOptions(index: CatalogueIndex, { products: scope, ranked }: Scope, segment: string) {
  const { filters, isBad } = parseFilters({ segment });
  if (isBad) throw invalidField('specifications', { rule: 'filter', message: '@Wrong value' });
  const chosen = new Map<string, IndexedOption[]>();
  const dropped: string[] = [];
  const { [categoryFilter]: wantedCategories = [], ...specifications } = filters.specifications;
  const isScopable = ranked !== null;
  const categories = isScopable
    ? wantedCategories
        .flatMap((slug) => index.categoriesBySlug.get(slug) ?? [])
        .filter(({ products }) => countIn(products, scope) > 0)
    : [];
  const knownCategories = new Set(categories.map(({ slug }) => slug));
  dropped.push(
    ...wantedCategories.filter((slug) => !knownCategories.has(slug)).map((slug) => `${categoryFilter}=${slug}`),
  );
  for (const [slug, wanted] of Object.entries(specifications)) {
    const specification = index.specifications.get(slug);
    if (!specification?.is_interactive) {
      dropped.push(slug);
      continue;
    }
    const options = specification.options.filter(
      (option) => wanted.includes(option.slug) && countIn(option.products, scope) > 0,
    );
    if (options.length > 0) chosen.set(slug, options);
    const known = new Set(options.map((option) => option.slug));
    dropped.push(...wanted.filter((option) => !known.has(option)).map((option) => `${slug}=${option}`));
  }
  return { chosen, categories, dropped };
}

/** The products in one of the categories; all of them where none is chosen. */
function within(index: CatalogueIndex, products: Bitset, categories: readonly IndexedCategory[]): Bitset {
  if (categories.length === 0) return products;
  const bits = createBitset(index.size);
  for (const category of categories) addPosting(bits, category.products);
  return intersect(bits, products);
}

/** The filters that are offered among the results of a search. */
function searchFacetsOf(index: CatalogueIndex, scope: Bitset): OfferedFacet[] {
  // Going through most products of the catalogue takes longer than counting each option by its bits.
  const seen = countBits(scope) * 2 < index.size ? countEach(index, scope) : null;
  return offerFacets(index.specifications.values(), scope, searchFacets.coverage, { most: searchFacets.most, seen });
}

/** The offered filters, and any other that is chosen by address. */
function facetsFor(
  index: CatalogueIndex,
  { category, products, ranked }: Scope,
  chosen: ReadonlyMap<string, IndexedOption[]>,
  categories: readonly IndexedCategory[],
): OfferedFacet[] {
  const isCategory = category !== null && ranked === null;
  const offered = isCategory ? category.facets : searchFacetsOf(index, within(index, products, categories));
  const completed = offered.map(({ options, ...facet }): OfferedFacet => {
    const missing = chosen.get(facet.specification.slug)?.filter((option) => !options.includes(option)) ?? [];
    return { ...facet, options: [...options, ...missing] };
  });
  for (const [slug, options] of chosen) {
    const specification = index.specifications.get(slug);
    const isOffered = completed.some((facet) => facet.specification.slug === slug);
    if (specification && !isOffered) completed.push({ specification, options, counts: [], isCut: true });
  }
  return completed;
}

const toLabels = (list: FilteredList, selected: readonly Label[]): ProductList['labels'] =>
  [...list.labelCounts].flatMap(([label, count]) =>
    count > 0 || selected.includes(label)
      ? [{ label, name: labelNames[label], count, selected: selected.includes(label) }]
      : [],
  );

function searchCategories(
  index: CatalogueIndex,
  products: Bitset,
  chosen: readonly IndexedCategory[],
): NonNullable<ProductList['categories']> {
  const count = createCounter(products);
  const counted = [...index.categories.values()]
    .filter(
      (category) => (category.hasOwnProducts && category.path[0]?.code !== promotionsCode) || chosen.includes(category),
    )
    .map((category) => {
      const { code, slug, name, products: own } = category;
      return { id: code, slug, name, count: count(own), selected: chosen.includes(category) };
    })
    .filter((category) => category.count > 0 || category.selected)
    .sort((a, b) => b.count - a.count);
  // A choice can always be taken back.
  return counted.filter(({ selected }, place) => selected || place < maxSearchCategories);
}

/** The categories of a search as one of its filters. */
const categoryFacet = (categories: NonNullable<ProductList['categories']>): Facet[] =>
  categories.length < 2 && !categories.some(({ selected }) => selected)
    ? []
    : [
        {
          slug: categoryFilter,
          name: categoryFilterName,
          unit: null,
          view: 'checkbox',
          promoted: false,
          searchable: false,
          more: false,
          options: categories.map(({ slug, name, count, selected }) => {
            return { slug, value: name, count, selected, disabled: count === 0 && !selected };
          }),
        },
      ];

/** A query with what its words say of prices and order, where its address says nothing else. */
function withUnderstood(query: ProductListQuery, understood: Found['understood']): ProductListQuery {
  if (!understood) return query;
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined;
  const { minPrice, maxPrice, sort } = understood;
  return {
    ...query,
    ...(!isPriced && { minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined }),
    sort: query.sort ?? sort ?? undefined,
  };
}

/** The filters of the list. */
export const filterOf = (
  query: Pick<ProductListQuery, 'labels' | 'minPrice' | 'maxPrice'>,
  options: ListFilter['options'],
  categories: readonly IndexedCategory[],
): ListFilter => ({
  categories,
  options,
  labels: query.labels ?? [],
  ...normalisePriceRange(query.minPrice, query.maxPrice),
});

/**
 * Answer of `/catalog/product/list`.
 * @throws Failure 404 for an unknown category or manufacturer, 400 for a filter string that is none
 */
export async function listProducts(
  index: CatalogueIndex,
  readCards: CardReader,
  asked: ProductListQuery,
  time: AnswerTime,
): Promise<ProductList> {
  const scope = scopeOf(index, asked);
  const understood = scope.found?.understood ?? null;
  const query = withUnderstood(asked, understood);
  const { chosen, categories, dropped } = chooseOptions(index, scope, query.specifications ?? '');
  const filter = filterOf(query, chosen, categories);
  const facets = facetsFor(index, scope, chosen, categories);
  const list = filterProducts(index, scope.products, facets, filter);
  const found = scope.ranked ? searchCategories(index, list.ofAllCategories, categories) : [];
  const pages = Math.ceil(list.total / query.pageSize);
  const order = query.sort ?? scope.ranked ?? 'popular';
  const slice = { offset: (query.pageNum - 1) * query.pageSize, limit: query.pageSize };
  const ids = query.pageNum > pages ? [] : pageOf(index, list.products, order, slice);
  return {
    items: await readCardsInOrder(readCards, ids),
    page: query.pageNum,
    limit: query.pageSize,
    total: list.total,
    pages,
    sort: typeof order === 'string' ? order : 'relevance',
    price: list.price,
    facets: [...categoryFacet(found), ...facets.map((facet) => toFacet(facet, list, chosen))],
    labels: toLabels(list, filter.labels),
    applied: [
      ...categories.map(({ slug, name }) => ({
        slug: categoryFilter,
        option: slug,
        name: categoryFilterName,
        value: name,
      })),
      ...[...chosen].flatMap(([slug, options]) =>
        options.map((option) => ({
          slug,
          option: option.slug,
          name: index.specifications.get(slug)?.name ?? perLocale(() => slug),
          value: option.value,
        })),
      ),
    ],
    dropped,
    ...(scope.ranked && {
      categories: found,
      correction: scope.found?.correction ?? null,
      omitted: scope.found?.omitted ?? [],
      understood,
      redirect: await readPath(index, readCards, scope.found?.exact ?? null),
    }),
    ...(list.total === 0 && {
      zero: await helpWithZero(index, readCards, { scope: scope.products, filter, list, found: scope.found, time }),
    }),
    seo: listSeoOf({ query, category: scope.category, heading: scope.heading, filter, total: list.total, pages }),
  };
}
