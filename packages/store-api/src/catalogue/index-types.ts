import type { Label, Sort } from '@vitryna/contracts/api';
import type { Posting } from '../indexing/posting.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { CategoryRow, OptionRow, SpecificationRow } from './catalogue-repository.ts';

/** A specification with the products that have it and its options in the order they are shown. */
export type IndexedSpecification = SpecificationRow & { options: IndexedOption[]; products: Posting };

/** `rank` is the option's number in the index: 0, 1, 2 … without the gaps of `id`. */
export type IndexedOption = OptionRow & { rank: number; products: Posting };

/** Ranks of the options of each product: those of position `p` are `ranks` from `offsets[p]` to `offsets[p + 1]`. */
export type ProductOptions = { offsets: Uint32Array; ranks: Uint32Array; size: number };

/** A filter of a category: a specification and those of its options that are offered there. */
export type OfferedFacet = {
  specification: IndexedSpecification;
  options: IndexedOption[];
  /** Products of each option where nothing is chosen yet. */
  counts: number[];
  /** There are others, with fewer products. */
  isCut: boolean;
};

export type IndexedCategory = CategoryRow & {
  /** From the root to this category. */
  path: IndexedCategory[];
  children: IndexedCategory[];
  /** Listed products here and below. */
  products: Posting;
  /** Listed products of this very category. */
  hasOwnProducts: boolean;
  facets: OfferedFacet[];
};

/**
 * The catalogue as this process holds it. A product is a position: 0 is the first of the default order (orderable ones
 * by popularity), so the default order of any set is its own. Never changed after it is built, but for what orders sell out
 * (`move-sold-out.ts`).
 */
export type CatalogueIndex = {
  version: number;
  /** Products that are said to be in stock and have no piece left, by rising id. */
  soldOut: readonly number[];
  /** How often products have been moved between the options of the availability. */
  moves: number;
  /** Number of listed products. */
  size: number;
  /** Number of orderable products: they are the first positions. */
  orderable: number;
  /** Position → product id. */
  ids: Int32Array;
  /** Position → price in hryvnia, NaN where there is none. */
  prices: Float64Array;
  /** Position → position of its price, newness … in that order; `popular` is the positions themselves. */
  orders: Record<Exclude<Sort, 'popular'>, Uint32Array>;
  categories: Map<string, IndexedCategory>;
  categoriesBySlug: Map<string, IndexedCategory>;
  roots: IndexedCategory[];
  specifications: Map<string, IndexedSpecification>;
  productOptions: ProductOptions;
  labels: Map<Label, Posting>;
  manufacturers: Map<string, { name: string; products: Posting }>;
  search: SearchIndex;
};
