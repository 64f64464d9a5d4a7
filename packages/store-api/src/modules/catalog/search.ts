import type {
  Category,
  PopularSearches,
  ProductCard,
  Suggest,
  SuggestQuery,
  ZeroResults,
} from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Bitset } from '../../catalogue/bitset.ts';
import type { CatalogueIndex, IndexedCategory } from '../../catalogue/index-types.ts';
import { filterProducts, type ListFilter } from '../../catalogue/list-products.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import { type Found, searchClosest } from '../../search/search-products.ts';
import { suggest } from '../../search/suggest.ts';
import { promotionsCode, toCategory } from './categories.ts';
import { labelNames } from './label-names.ts';

const most = { queries: 10, categories: 8, closest: 8 };

/** Path of a product without the language. */
const pathOf = ({ categorySlug, slug }: ProductCard): string => `/${categorySlug}/${slug}`;

/** Path of the product at this position, or null. */
export async function readPath(index: CatalogueIndex, readCards: CardReader, position: number | null) {
  if (position === null) return null;
  const [card] = await readCardsInOrder(readCards, [index.ids[position] ?? 0]);
  return card ? pathOf(card) : null;
}

/** Answer of `/catalog/search/suggest`. */
export async function suggestSearches(
  index: CatalogueIndex,
  readCards: CardReader,
  { query, limit, locale }: SuggestQuery,
): Promise<Suggest> {
  const found = suggest(index.search, query, { limit, locale });
  const ids = found.products.map((position) => index.ids[position] ?? 0);
  const [products, redirect] = await Promise.all([
    readCardsInOrder(readCards, ids),
    readPath(index, readCards, found.exact),
  ]);
  return {
    queries: found.queries,
    categories: found.categories.map(({ slug, name, count }) => ({ slug, name, count })),
    manufacturers: found.manufacturers,
    products,
    pages: found.pages,
    correction: found.correction,
    redirect,
  };
}

/** The largest categories below each department in turn; promotions are no department. */
export function popularCategories(index: CatalogueIndex, now: Date): Category[] {
  const departments = index.roots.filter(({ code, products }) => code !== promotionsCode && products.size > 0);
  const queues = departments.map(({ children, ...department }): IndexedCategory[] => {
    const shown = children.filter(({ products }) => products.size > 0);
    return shown.length > 0
      ? shown.toSorted((a, b) => b.products.size - a.products.size)
      : [{ ...department, children }];
  });
  const chosen: IndexedCategory[] = [];
  for (let turn = 0; turn < most.categories; turn += 1) chosen.push(...queues.flatMap((queue) => queue[turn] ?? []));
  return chosen.slice(0, most.categories).map((category) => ({ ...toCategory(category, now), children: [] }));
}

/** Answer of `/catalog/search/popular`: what many products are called, with their maker, one of a kind. */
export function popularSearches(index: CatalogueIndex, locale: Locale, now: Date): PopularSearches {
  const queries = new Map<string, string>();
  for (const phrase of index.search.phrases.items) {
    if (phrase.locale !== locale || phrase.isCategory || !phrase.text.includes(' ')) continue;
    const [what = ''] = phrase.text.split(' ');
    if (!queries.has(what)) queries.set(what, phrase.text);
    if (queries.size === most.queries) break;
  }
  return { queries: [...queries.values()], categories: popularCategories(index, now) };
}

const without = (filter: ListFilter, slug: string): ListFilter => ({
  ...filter,
  options: new Map([...filter.options].filter(([key]) => key !== slug)),
});

/** What helps where a list is empty: computed only then. */
export async function helpWithZero(
  index: CatalogueIndex,
  readCards: CardReader,
  { scope, filter, found, now }: { scope: Bitset; filter: ListFilter; found: Found | null; now: Date },
): Promise<ZeroResults> {
  const count = (other: ListFilter): number => filterProducts(index, scope, [], other).total;
  const filters: ZeroResults['filters'] = [...filter.options].map(([slug, options]) => ({
    kind: 'specification',
    slug,
    name: index.specifications.get(slug)?.name ?? { uk: slug, ru: slug },
    values: options.map(({ value }) => value),
    total: count(without(filter, slug)),
  }));
  if (filter.labels.length > 0) {
    filters.push({
      kind: 'label',
      slug: 'label',
      name: { uk: 'Позначки', ru: 'Метки' },
      values: filter.labels.map((label) => labelNames[label]),
      total: count({ ...filter, labels: [] }),
    });
  }
  if (filter.minPrice !== null || filter.maxPrice !== null) {
    const bounds = [filter.minPrice ?? '…', filter.maxPrice ?? '…'].join(' – ');
    filters.push({
      kind: 'price',
      slug: 'price',
      name: { uk: 'Ціна', ru: 'Цена' },
      values: [{ uk: `${bounds} ₴`, ru: `${bounds} ₴` }],
      total: count({ ...filter, minPrice: null, maxPrice: null }),
    });
  }
  const unfilteredTotal = count({ options: new Map(), labels: [], minPrice: null, maxPrice: null });
  const closest = found && unfilteredTotal === 0 ? searchClosest(index.search, found) : null;
  const ids = [...(closest?.found.ranked.subarray(0, most.closest) ?? [])].map((position) => index.ids[position] ?? 0);
  return {
    filters: filters.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total),
    unfilteredTotal,
    closest: closest && {
      query: closest.query,
      dropped: closest.dropped,
      total: closest.found.ranked.length,
      items: await readCardsInOrder(readCards, ids),
    },
    categories: popularCategories(index, now),
  };
}
