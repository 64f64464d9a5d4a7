import type { Label, ProductList, Sort } from '@vitryna/contracts/api';
import { priceSlices } from '@vitryna/contracts/values';
import { addBit, type Bitset, countBits, createBitset, eachBit, hasBit, intersect } from '../indexing/bitset.ts';
import { addPosting, createCounter } from '../indexing/posting.ts';
import { countOptions } from './count-options.ts';
import type { CatalogueIndex, IndexedCategory, IndexedOption, OfferedFacet } from './index-types.ts';

/** The filters of a list: categories (OR), options by specification (OR inside, AND between), labels (OR), price in hryvnia. */
export type ListFilter = {
  categories?: readonly IndexedCategory[];
  options: ReadonlyMap<string, readonly IndexedOption[]>;
  labels: readonly Label[];
  minPrice: number | null;
  maxPrice: number | null;
};

/** One of the choices that narrow a list together. */
export type FilterGroup = 'category' | 'labels' | 'price' | `option ${string}`;

/** A filtered list before its cards are read. */
export type FilteredList = {
  /** Products that pass every filter. */
  products: Bitset;
  total: number;
  /** Products that pass every filter but this one. */
  without: (group: FilterGroup) => Bitset;
  /** Products that pass every filter but the one by category. */
  ofAllCategories: Bitset;
  price: ProductList['price'];
  /** Counts by the option's rank, each as if its own specification had no choice; only offered options are counted. */
  counts: Uint32Array;
  /** Counts by label, as if no label was chosen. */
  labelCounts: Map<Label, number>;
};

/** First place of an order by rising price, between `from` and `to`, whose price is not below the given one. */
function placeOfPrice({ prices, orders }: CatalogueIndex, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    // Products without a price come last.
    const price = prices[orders.priceAsc[middle] ?? 0] ?? Number.NaN;
    if (price < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The products between the two prices, of the whole index: they stand together in its order by price. */
function priceBits(index: CatalogueIndex, { minPrice, maxPrice }: ListFilter): Bitset | null {
  if (minPrice === null && maxPrice === null) return null;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const bits = createBitset(index.size);
  const order = index.orders.priceAsc;
  for (const [from, to] of [
    [0, index.orderable],
    [index.orderable, index.size],
  ] as const) {
    for (let at = placeOfPrice(index, min, from, to); at < to; at += 1) {
      const position = order[at] ?? 0;
      // Also false for what has no price.
      if (!((index.prices[position] ?? Number.NaN) <= max)) break;
      addBit(bits, position);
    }
  }
  return bits;
}

/** First price that an order meets among the products, orderable or not; 0 when none has a price. */
function firstPrices(index: CatalogueIndex, products: Bitset, order: Uint32Array): number[] {
  const parts = [order.subarray(0, index.orderable), order.subarray(index.orderable)];
  return parts.flatMap((part) => {
    const found = part.find((position) => hasBit(products, position));
    const price = found === undefined ? Number.NaN : (index.prices[found] ?? Number.NaN);
    return Number.isNaN(price) ? [] : [price];
  });
}

type Bounds = Pick<ProductList['price'], 'min' | 'max'>;

/** Of a large set the ends of the price orders are near; a small one is walked. */
function priceBounds(index: CatalogueIndex, products: Bitset, total: number): Bounds {
  if (total * 64 > index.size) {
    const lowest = firstPrices(index, products, index.orders.priceAsc);
    const highest = firstPrices(index, products, index.orders.priceDesc);
    return lowest.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...lowest), max: Math.max(...highest) };
  }
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  eachBit(products, (position) => {
    const price = index.prices[position] ?? Number.NaN;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max === 0 ? { min: 0, max: 0 } : { min, max };
}

/** How many of the products have a price in each of equal slices between the bounds; nothing where all cost the same. */
function priceHistogram(index: CatalogueIndex, products: Bitset, { min, max }: Bounds): number[] {
  if (max <= min) return [];
  const slices = new Array<number>(priceSlices).fill(0);
  eachBit(products, (position) => {
    const price = index.prices[position] ?? Number.NaN;
    if (Number.isNaN(price)) return;
    // Multiplied first: a price on the edge of a slice belongs to the one above, whatever the division rounds.
    const slice = Math.min(priceSlices - 1, Math.floor(((price - min) * priceSlices) / (max - min)));
    slices[slice] = (slices[slice] ?? 0) + 1;
  });
  return slices;
}

/** Bitsets of each filter's choice; no bitset for what was not chosen. */
function groupsOf(index: CatalogueIndex, filter: ListFilter): Map<FilterGroup, Bitset> {
  const groups = new Map<FilterGroup, Bitset>();
  for (const [slug, options] of filter.options) {
    const bits = createBitset(index.size);
    for (const option of options) addPosting(bits, option.products);
    groups.set(`option ${slug}`, bits);
  }
  if (filter.categories && filter.categories.length > 0) {
    const bits = createBitset(index.size);
    for (const category of filter.categories) addPosting(bits, category.products);
    groups.set('category', bits);
  }
  if (filter.labels.length > 0) {
    const bits = createBitset(index.size);
    for (const label of filter.labels) {
      const posting = index.labels.get(label);
      if (posting) addPosting(bits, posting);
    }
    groups.set('labels', bits);
  }
  const priced = priceBits(index, filter);
  if (priced) groups.set('price', priced);
  return groups;
}

/** Products by rank of each option of one facet, as if nothing of it were chosen. */
export function countFacet(
  index: CatalogueIndex,
  scope: Bitset,
  { specification, options }: Pick<OfferedFacet, 'specification' | 'options'>,
  filter: ListFilter,
): Uint32Array {
  const bits = scope.slice();
  for (const [key, group] of groupsOf(index, filter))
    if (key !== `option ${specification.slug}`) intersect(bits, group);
  const counts = new Uint32Array(index.productOptions.size);
  countOptions(index, [{ specification, options, counts: [], isCut: false }], bits, counts);
  return counts;
}

/** Applies a filter to the products of `scope` and counts what each further choice would give. */
export function filterProducts(
  index: CatalogueIndex,
  scope: Bitset,
  facets: readonly OfferedFacet[],
  filter: ListFilter,
): FilteredList {
  const groups = groupsOf(index, filter);
  const without = (left: FilterGroup | null): Bitset => {
    const bits = scope.slice();
    for (const [key, group] of groups) if (key !== left) intersect(bits, group);
    return bits;
  };
  const products = without(null);
  const counts = new Uint32Array(index.productOptions.size);
  const isChosen = ({ specification }: OfferedFacet) => groups.has(`option ${specification.slug}`);
  const free = facets.filter((facet) => !isChosen(facet));
  if (groups.size > 0) countOptions(index, free, products, counts);
  else
    for (const facet of facets)
      for (const [at, { rank }] of facet.options.entries()) counts[rank] = facet.counts[at] ?? 0;
  for (const facet of facets.filter(isChosen)) {
    countOptions(index, [facet], without(`option ${facet.specification.slug}`), counts);
  }
  const countLabelled = createCounter(groups.has('labels') ? without('labels') : products);
  const total = countBits(products);
  const unpriced = groups.has('price') ? without('price') : products;
  const bounds = priceBounds(index, unpriced, unpriced === products ? total : countBits(unpriced));
  return {
    products,
    total,
    without,
    ofAllCategories: groups.has('category') ? without('category') : products,
    price: { ...bounds, histogram: priceHistogram(index, unpriced, bounds) },
    counts,
    labelCounts: new Map([...index.labels].map(([label, posting]) => [label, countLabelled(posting)])),
  };
}

/** Product ids of one page of the filtered list in the wanted order. */
export function pageOf(
  index: CatalogueIndex,
  products: Bitset,
  order: Sort | Uint32Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const ids: number[] = [];
  let skip = offset;
  const positions = typeof order === 'string' && order !== 'popular' ? index.orders[order] : order;
  for (let at = 0; at < index.size && ids.length < limit; at += 1) {
    const position = typeof positions === 'string' ? at : positions[at];
    // An order by relevance holds the found products only.
    if (position === undefined) break;
    if (!hasBit(products, position)) continue;
    if (skip > 0) skip -= 1;
    else ids.push(index.ids[position] ?? 0);
  }
  return ids;
}
