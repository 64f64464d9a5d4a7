import type { Correction } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { countCommon, hasBit } from '../indexing/bitset.ts';
import { foldText } from './fold.ts';
import { marksOf } from './marks.ts';
import { matchAll } from './match-all.ts';
import type { Group, Postings } from './postings.ts';
import type { Phrase, SearchedCategory, SearchIndex } from './search-index.ts';
import { type Found, searchProducts } from './search-products.ts';
import { wantedCategories } from './things.ts';

/** Suggestions before their products are read; products are positions. */
export type Suggestions = {
  queries: { text: string; marks: [number, number][] }[];
  categories: SearchedCategory[];
  manufacturers: SearchIndex['manufacturers']['items'];
  products: number[];
  pages: SearchIndex['pages']['items'];
  correction: Correction | null;
  exact: number | null;
};

/** Rows of each kind: as many as are sure of their place, and as many as there may be. */
const rows = {
  queries: { sure: 3, most: 4 },
  categories: { sure: 2, most: 3 },
  manufacturers: { sure: 1, most: 2 },
  products: { sure: 3, most: 6 },
  pages: { sure: 1, most: 2 },
} as const;
type Kind = keyof typeof rows;
/** Kinds in the order in which rows that are left are given away. */
const byNeed: readonly Kind[] = ['products', 'queries', 'categories', 'manufacturers', 'pages'];

/** How many rows of each kind are shown, at most `limit` in all. */
export function shareRows(available: Record<Kind, number>, limit: number): Record<Kind, number> {
  const shares: Record<Kind, number> = { queries: 0, categories: 0, manufacturers: 0, products: 0, pages: 0 };
  let left = limit;
  const give = (kind: Kind, most: number): void => {
    while (left > 0 && shares[kind] < Math.min(most, available[kind])) {
      shares[kind] += 1;
      left -= 1;
    }
  };
  for (const kind of byNeed) give(kind, rows[kind].sure);
  for (const kind of byNeed) give(kind, rows[kind].most);
  return shares;
}

/** Documents of a small collection that have every group, best first. */
function matching(postings: Postings, groups: readonly Group[]): { at: number; score: number }[] {
  const { documents, scores } = matchAll(postings, groups);
  return [...documents]
    .map((at, place) => ({ at, score: scores[place] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** Phrases whose weight is looked at, the best matches of thousands. */
const mostWeighed = 60;

/** Texts that go on from what was typed, as many as are shown. */
function findQueries(
  { phrases }: SearchIndex,
  groups: readonly Group[],
  typed: readonly string[],
  locale: Locale,
): string[] {
  const { documents, scores } = matchAll(phrases.postings, groups);
  const found: { phrase: Phrase; score: number }[] = [];
  for (const [place, at] of documents.entries()) {
    const phrase = phrases.items[at];
    if (phrase?.locale === locale) found.push({ phrase, score: scores[place] ?? 0 });
  }
  const least = Float32Array.from(found, ({ score }) => score).sort()[found.length - mostWeighed] ?? 0;
  const weighed = found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostWeighed)
    // A heavy phrase is worth some exactness.
    .map(({ phrase, score }) => ({ text: phrase.text, worth: score + Math.log1p(phrase.weight) * 0.3 }))
    .sort((a, b) => b.worth - a.worth);
  const query = foldText(typed.join(' '));
  const isOther = ({ text }: { text: string }): boolean => foldText(text) !== query;
  const others: string[] = [];
  for (const one of weighed) {
    if (others.length === rows.queries.most) break;
    if (isOther(one)) others.push(one.text);
  }
  return others;
}

/** Categories named so, those named in full first; else the one that most of the found products are in. */
function findCategories(index: SearchIndex, groups: readonly Group[], { bits, ranked }: Found): SearchedCategory[] {
  const { items, postings } = index.categories;
  const wanted = wantedCategories(index, groups);
  const named = matching(postings, groups).flatMap(({ at }) => items[at] ?? []);
  const found = [...new Set([...wanted, ...named.sort((a, b) => b.count - a.count)])];
  if (found.length > 0 || ranked.length === 0) return found;
  const smallestFirst = items.toSorted((a, b) => a.count - b.count);
  const holding = smallestFirst.find(
    ({ count, products }) => count * 2 < index.size && countCommon(products(), bits) * 2 >= ranked.length,
  );
  return holding ? [holding] : [];
}

function findManufacturers({ manufacturers }: SearchIndex, groups: readonly Group[]) {
  const found = new Set<number>();
  for (const group of groups) for (const { at } of matching(manufacturers.postings, [group])) found.add(at);
  return [...found]
    .flatMap((at) => manufacturers.items[at] ?? [])
    .sort((a, b) => b.count - a.count)
    .filter(({ count }) => count > 0);
}

/** Prices of products by position, NaN where there is none, and the positions in the orders by price. */
type Prices = { prices: Float64Array; orders: Record<'priceAsc' | 'priceDesc', Uint32Array> };

/** The best of the found products, those that cost what the words say, in the order that they say. */
function findProducts({ bits, ranked, understood }: Found, { prices, orders }: Prices): number[] {
  const { minPrice = null, maxPrice = null, sort = null } = understood ?? {};
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const isPriced = minPrice !== null || maxPrice !== null;
  const found: number[] = [];
  for (const position of sort ? orders[sort] : ranked) {
    if (!hasBit(bits, position)) continue;
    const price = prices[position] ?? Number.NaN;
    if (!isPriced || (price >= least && price <= most)) found.push(position);
    if (found.length === rows.products.most) break;
  }
  return found;
}

/** The suggestions for a typed beginning. */
export function suggest(
  index: SearchIndex,
  query: string,
  { limit, locale, ...prices }: { limit: number; locale: Locale } & Prices,
): Suggestions {
  const found = searchProducts(index, query, { isCompleting: true });
  const groups = found.readings.flatMap((reading) => reading.groups);
  const isUnderstood =
    !found.isCode && groups.length > 0 && found.readings.every((reading) => reading.groups.length > 0);
  const typed = found.readings.map(({ used }) => used);
  const all = {
    queries: isUnderstood ? findQueries(index, groups, typed, locale) : [],
    categories: isUnderstood ? findCategories(index, groups, found) : [],
    manufacturers: isUnderstood ? findManufacturers(index, groups) : [],
    products: findProducts(found, prices),
    pages: isUnderstood ? matching(index.pages.postings, groups).flatMap(({ at }) => index.pages.items[at] ?? []) : [],
  };
  const shares = shareRows(
    {
      queries: all.queries.length,
      categories: all.categories.length,
      manufacturers: all.manufacturers.length,
      products: all.products.length,
      pages: all.pages.length,
    },
    limit,
  );
  return {
    queries: all.queries.slice(0, shares.queries).map((text) => ({ text, marks: marksOf(text, typed) })),
    categories: all.categories.slice(0, shares.categories),
    manufacturers: all.manufacturers.slice(0, shares.manufacturers),
    products: all.products.slice(0, shares.products),
    pages: all.pages.slice(0, shares.pages),
    correction: found.correction,
    exact: found.exact,
  };
}
