import type {
  Category,
  PopularSearches,
  ProductCard,
  Suggest,
  SuggestQuery,
  ZeroResults,
} from '@vitryna/contracts/api';
import { categoryFilter, type Locale, promotionsCode } from '@vitryna/contracts/constants';
import { perLocale } from '@vitryna/contracts/languages';
import type { CatalogueIndex, IndexedCategory } from '../../catalogue/index-types.ts';
import { type FilteredList, type FilterGroup, type ListFilter, pageOf } from '../../catalogue/list-products.ts';
import type { AnswerTime } from '../../catalogue/promotion-period.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import { type Bitset, countBits } from '../../indexing/bitset.ts';
import {
  categoryFilterName,
  labelFilterName,
  labelNames,
  priceBoundWords,
  priceFilterName,
} from '../../locales/catalogue-words.ts';
import { type Found, searchClosest } from '../../search/search-products.ts';
import { suggest } from '../../search/suggest.ts';
import { toCategory } from './categories.ts';

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
  const found = suggest(index.search, query, { limit, locale, prices: index.prices, orders: index.orders });
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
export function popularCategories(index: CatalogueIndex, time: AnswerTime): Category[] {
  const departments = index.roots.filter(({ code, products }) => code !== promotionsCode && products.size > 0);
  const queues = departments.map(({ children, ...department }): IndexedCategory[] => {
    const shown = children.filter(({ products }) => products.size > 0);
    return shown.length > 0
      ? shown.toSorted((a, b) => b.products.size - a.products.size)
      : [{ ...department, children }];
  });
  const chosen: IndexedCategory[] = [];
  for (let turn = 0; turn < most.categories; turn += 1) chosen.push(...queues.flatMap((queue) => queue[turn] ?? []));
  return chosen.slice(0, most.categories).map((category) => ({ ...toCategory(category, time), children: [] }));
}

/** Answer of `/catalog/search/popular`: what many products are called, with their maker, one of a kind. */
export function popularSearches(index: CatalogueIndex, locale: Locale, time: AnswerTime): PopularSearches {
  const queries = new Map<string, string>();
  for (const phrase of index.search.phrases.items) {
    if (phrase.locale !== locale || phrase.isCategory || !phrase.text.includes(' ')) continue;
    const [what = ''] = phrase.text.split(' ');
    if (!queries.has(what)) queries.set(what, phrase.text);
    if (queries.size === most.queries) break;
  }
  return { queries: [...queries.values()], categories: popularCategories(index, time) };
}

type Obstacle = { filter: Omit<ZeroResults['filters'][number], 'total'>; group: FilterGroup };

/** Each choice of a filter. */
function obstaclesOf(index: CatalogueIndex, filter: ListFilter): Obstacle[] {
  const { categories = [], options, labels, minPrice, maxPrice } = filter;
  const obstacles: Obstacle[] = [...options].map(([slug, chosen]) => ({
    filter: {
      kind: 'specification',
      slug,
      name: index.specifications.get(slug)?.name ?? perLocale(() => slug),
      values: chosen.map(({ value }) => value),
    },
    group: `option ${slug}`,
  }));
  if (categories.length > 0) {
    obstacles.push({
      filter: {
        kind: 'specification',
        slug: categoryFilter,
        name: categoryFilterName,
        values: categories.map(({ name }) => name),
      },
      group: 'category',
    });
  }
  if (labels.length > 0) {
    obstacles.push({
      filter: {
        kind: 'label',
        slug: 'label',
        name: labelFilterName,
        values: labels.map((label) => labelNames[label]),
      },
      group: 'labels',
    });
  }
  if (minPrice !== null || maxPrice !== null) {
    const bounds = ({ from, to }: { from: string; to: string }): string =>
      [minPrice !== null && `${from} ${minPrice}`, maxPrice !== null && `${to} ${maxPrice}`, '₴']
        .filter(Boolean)
        .join(' ');
    obstacles.push({
      filter: {
        kind: 'price',
        slug: 'price',
        name: priceFilterName,
        values: [perLocale((locale) => bounds(priceBoundWords[locale]))],
      },
      group: 'price',
    });
  }
  return obstacles;
}

/** An empty list: what it was asked for and how it was found. */
type Zero = { scope: Bitset; filter: ListFilter; list: FilteredList; found: Found | null; time: AnswerTime };

/** Suggestions for an empty list: computed only then. */
export async function helpWithZero(
  index: CatalogueIndex,
  readCards: CardReader,
  { scope, filter, list, found, time }: Zero,
): Promise<ZeroResults> {
  const obstacles = obstaclesOf(index, filter)
    .map(({ filter: choice, group }) => {
      const products = list.without(group);
      return { choice, products, total: countBits(products) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const unfilteredTotal = countBits(scope);
  const relaxed = obstacles[0]?.products;
  const closest = found && unfilteredTotal === 0 ? searchClosest(index.search, found) : null;
  const slice = { offset: 0, limit: most.closest };
  const readItems = (products: Bitset, order: Uint32Array | 'popular') =>
    readCardsInOrder(readCards, pageOf(index, products, order, slice));
  return {
    filters: obstacles.map(({ choice, total }) => ({ ...choice, total })),
    unfilteredTotal,
    closest: closest
      ? {
          query: closest.query,
          dropped: closest.dropped,
          total: closest.found.ranked.length,
          items: await readItems(closest.found.bits, closest.found.ranked),
        }
      : null,
    relaxed: relaxed ? await readItems(relaxed, found?.ranked ?? 'popular') : [],
    categories: popularCategories(index, time),
  };
}
