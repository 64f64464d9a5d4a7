import { shownOptions } from '@vitryna/contracts/values';
import { type Bitset, countBits, createBitset, eachBit } from '../indexing/bitset.ts';
import type { Pace } from '../indexing/pacer.ts';
import { addPosting, createCounter, createPosting, type Posting } from '../indexing/posting.ts';
import type { CategoryRow } from './catalogue-repository.ts';
import type { IndexedCategory, IndexedOption, IndexedSpecification, OfferedFacet } from './index-types.ts';

/** A filter that fewer of the products have does not help to choose: of a category, of one with others below it. */
const minCoverage = { leaf: 0.1, branch: 0.3 };
/** Share of a category's products that a filter has to fit. */
export const coverageOf = ({ children }: Pick<IndexedCategory, 'children'>): number =>
  children.length > 0 ? minCoverage.branch : minCoverage.leaf;

/** Most filters of a list. */
const maxFacets = 30;

/**
 * The filters that help to choose among the products of `scope`, promoted ones first, at most `most`.
 * @param seen products of the scope by the option's rank, where they are already counted
 */
export function offerFacets(
  specifications: Iterable<IndexedSpecification>,
  scope: Bitset,
  coverage: number,
  { most = maxFacets, seen = null }: { most?: number; seen?: Uint32Array | null } = {},
): OfferedFacet[] {
  const least = coverage * countBits(scope);
  const count = createCounter(scope);
  const facets: OfferedFacet[] = [];
  const covering = [...specifications].filter(
    ({ is_interactive, products }) => is_interactive && products.size >= least && count(products) >= least,
  );
  const inOrder = covering.sort((a, b) => Number(b.is_promoted) - Number(a.is_promoted) || a.position - b.position);
  for (const specification of inOrder) {
    if (facets.length === most) break;
    const counted: { option: IndexedOption; rank: number; count: number }[] = [];
    for (const [rank, option] of specification.options.entries()) {
      const products = seen ? (seen[option.rank] ?? 0) : count(option.products);
      if (products > 0) counted.push({ option, rank, count: products });
    }
    if (counted.length < 2) continue;
    const kept = counted.sort((a, b) => b.count - a.count || a.rank - b.rank).slice(0, shownOptions);
    kept.sort((a, b) => a.rank - b.rank);
    const options: IndexedOption[] = kept.map(({ option }) => option);
    facets.push({
      specification,
      options,
      counts: kept.map(({ count }) => count),
      isCut: kept.length < counted.length,
    });
  }
  return facets;
}

function link(rows: readonly CategoryRow[]): Map<string, IndexedCategory> {
  const nothing: Posting = createPosting([], 0);
  const categories = new Map(
    rows.map((row): [string, IndexedCategory] => [
      row.code,
      { ...row, path: [], children: [], products: nothing, hasOwnProducts: false, facets: [] },
    ]),
  );
  for (const category of categories.values()) {
    let path = [category];
    for (let next = category.parent_code; next !== null; ) {
      const parent = categories.get(next);
      if (!parent) break;
      // A circle of parents would never end: its members become roots.
      if (path.includes(parent)) {
        path = [category];
        break;
      }
      path.unshift(parent);
      next = parent.parent_code;
    }
    category.path = path;
    const parent = path.at(-2);
    if (parent) parent.children.push(category);
  }
  return categories;
}

/** Links the tree and gives each category its products (with those below it) and filters. */
export async function createCategories(
  rows: readonly CategoryRow[],
  own: Map<string, number[]>,
  specifications: Map<string, IndexedSpecification>,
  size: number,
  pace: Pace,
) {
  const categories = link(rows);
  const scopes = new Map<IndexedCategory, Bitset>();
  for (const category of categories.values()) {
    const positions = own.get(category.code) ?? [];
    category.hasOwnProducts = positions.length > 0;
    const posting = createPosting(positions, size);
    for (const ancestor of category.path) {
      const scope = scopes.get(ancestor) ?? createBitset(size);
      scopes.set(ancestor, addPosting(scope, posting));
    }
  }
  for (const [category, scope] of scopes) {
    const positions: number[] = [];
    eachBit(scope, (position) => positions.push(position));
    category.products = createPosting(positions, size);
    category.facets = offerFacets(specifications.values(), scope, coverageOf(category));
    await pace();
  }
  return {
    categories,
    categoriesBySlug: new Map([...categories.values()].map((category) => [category.slug, category])),
    roots: [...categories.values()].filter(({ path }) => path.length === 1),
  };
}
