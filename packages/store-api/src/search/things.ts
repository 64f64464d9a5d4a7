import { addBit, type Bitset, createBitset, hasCommon, intersect, unite } from '../indexing/bitset.ts';
import { fieldWeights } from './fields.ts';
import type { Group, Matches } from './postings.ts';
import type { SearchedCategory, SearchIndex } from './search-index.ts';

/** From this quality on a term of a query may name a category. */
const surely = 0.7;

type Named = { category: SearchedCategory; matched: number; groups: Set<number> };

/** Categories whose name in one of the languages the query has in full, with the groups that name them. */
function namedCategories(index: SearchIndex, groups: readonly Group[]): Named[] {
  const groupOf = new Map<number, number>();
  for (const [at, { alternatives }] of groups.entries()) {
    for (const { term, quality } of alternatives) if (quality >= surely) groupOf.set(term, at);
  }
  const named: Named[] = [];
  for (const category of index.categories.items) {
    let longest: Set<number> | null = null;
    for (const name of category.names) {
      if (name.length === 0 || !name.every((term) => groupOf.has(term))) continue;
      const own = new Set(name.flatMap((term) => groupOf.get(term) ?? []));
      if (!longest || own.size > longest.size) longest = own;
    }
    if (longest) named.push({ category, matched: longest.size, groups: longest });
  }
  return named;
}

/** Categories that the query names in full, the ones with the longest names only. */
export function wantedCategories(index: SearchIndex, groups: readonly Group[]): SearchedCategory[] {
  const named = namedCategories(index, groups);
  const best = Math.max(0, ...named.map(({ matched }) => matched));
  return named.filter(({ matched }) => matched === best).map(({ category }) => category);
}

/** Products that have the group in one of the fields of these weights, by a term that fits so well. */
export function productsWith(
  { size, products }: SearchIndex,
  { alternatives }: Group,
  isField: (weight: number) => boolean,
  least = 0,
): Bitset {
  const bits = createBitset(size);
  for (const { term, quality } of alternatives) {
    if (quality < least) continue;
    const end = products.offsets[term + 1] ?? 0;
    for (let at = products.offsets[term] ?? 0; at < end; at += 1) {
      if (isField(products.weights[at] ?? 0)) addBit(bits, products.documents[at] ?? 0);
    }
  }
  return bits;
}

const { noun, category, keySpecification } = fieldWeights;
/** Fields that say what a product is; a maker may call a keyboard «Notebook». */
const saysWhat = (weight: number): boolean => weight === noun || weight === category || weight === keySpecification;

/** Whether products are called so, or stand in a category that is. */
export function isThing(index: SearchIndex, group: Group): boolean {
  const { offsets, weights } = index.products;
  return group.alternatives.some(({ term, quality }) => {
    if (quality < surely) return false;
    return weights
      .subarray(offsets[term] ?? 0, offsets[term + 1] ?? 0)
      .some((weight) => weight === noun || weight === category);
  });
}

/** Whether any of the found products is the thing that these words name: of a category named so, or called so. */
export function holdThing(index: SearchIndex, groups: readonly Group[], { documents }: Matches): boolean {
  const wanted = wantedCategories(index, groups);
  if (wanted.length === 0) return true;
  const found = createBitset(index.size);
  for (const position of documents) addBit(found, position);
  if (wanted.some(({ products }) => hasCommon(products(), found))) return true;
  for (const group of groups) intersect(found, productsWith(index, group, saysWhat));
  return found.some((word) => word !== 0);
}

/**
 * The found products that are what the query asks for, not what is made for it or only mentions it: those of the categories
 * that it names, or those that are called so. All of them where the query says no thing.
 */
export function onlyThings(index: SearchIndex, groups: readonly Group[], { documents }: Matches): Bitset | null {
  // «SSD 2,5″» is no thing of its own: its numbers are a specification.
  const named = namedCategories(index, groups).filter(({ category: { names } }) =>
    names.every((name) => name.every((term) => !/\d/.test(index.vocabulary.terms[term] ?? ''))),
  );
  const found = createBitset(index.size);
  for (const position of documents) addBit(found, position);
  const isFound = (bits: Bitset): boolean => hasCommon(bits, found);
  const naming = new Set(named.flatMap((one) => [...one.groups]));
  const isNoun = (group: Group) => isFound(productsWith(index, group, (weight) => weight === noun, surely));
  const things = named.length > 0 ? groups.filter((_, at) => naming.has(at)) : groups.filter(isNoun);
  if (things.length === 0) return null;
  const isField = named.length > 0 ? saysWhat : (weight: number) => weight >= keySpecification;
  const called = found.slice();
  for (const group of things) intersect(called, productsWith(index, group, isField));
  for (const one of named) unite(called, one.category.products());
  intersect(called, found);
  return isFound(called) ? called : null;
}
