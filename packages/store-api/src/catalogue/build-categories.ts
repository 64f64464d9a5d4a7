import { shownOptions } from '@vitryna/contracts/values';
import { type Bitset, countBits, createBitset, eachBit } from '../indexing/bitset.ts';
import type { Pace } from '../indexing/pacer.ts';
import { addPosting, countIn, createPosting, type Posting } from '../indexing/posting.ts';
import type { CategoryRow } from './catalogue-repository.ts';
import type { IndexedCategory, IndexedOption, IndexedSpecification, OfferedFacet } from './index-types.ts';

/** A filter that fewer of the products have does not help to choose: of a category, of one with others below it. */
const minCoverage = { leaf: 0.1, branch: 0.3 };
/** Most filters of a list. */
const maxFacets = 30;

/** The filters that help to choose among the products of `scope`, promoted ones first. */
export function offerFacets(
  specifications: Iterable<IndexedSpecification>,
  scope: Bitset,
  coverage: number,
): OfferedFacet[] {
  const total = countBits(scope);
  const facets: OfferedFacet[] = [];
  for (const specification of specifications) {
    if (!specification.is_interactive || specification.products.size < coverage * total) continue;
    if (countIn(specification.products, scope) < coverage * total) continue;
    const counted = specification.options
      .map((option, rank) => ({ option, rank, count: countIn(option.products, scope) }))
      .filter(({ count }) => count > 0);
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
  const shown = facets.sort(
    ({ specification: a }, { specification: b }) =>
      Number(b.is_promoted) - Number(a.is_promoted) || a.position - b.position,
  );
  return shown.slice(0, maxFacets);
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
    const coverage = category.children.length > 0 ? minCoverage.branch : minCoverage.leaf;
    category.facets = offerFacets(specifications.values(), scope, coverage);
    await pace();
  }
  return {
    categories,
    categoriesBySlug: new Map([...categories.values()].map((category) => [category.slug, category])),
    roots: [...categories.values()].filter(({ path }) => path.length === 1),
  };
}
