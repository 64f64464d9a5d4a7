import { type Bitset, countBits, eachBit } from '../indexing/bitset.ts';
import { countIn } from '../indexing/posting.ts';
import type { CatalogueIndex, OfferedFacet } from './index-types.ts';

/** Steps that counting each option by itself takes. */
const stepsByOption = (facets: readonly OfferedFacet[], words: number): number =>
  facets.reduce(
    (sum, { options }) =>
      sum + options.reduce((steps, { products }) => steps + (products.bits ? words : products.size), 0),
    0,
  );

/** How many of `products` have each option, by its rank, going through them product by product. */
export function countEach({ productOptions }: Pick<CatalogueIndex, 'productOptions'>, products: Bitset): Uint32Array {
  const { offsets, ranks, size } = productOptions;
  const seen = new Uint32Array(size);
  eachBit(products, (position) => {
    const end = offsets[position + 1] ?? 0;
    for (let at = offsets[position] ?? 0; at < end; at += 1) {
      const rank = ranks[at] ?? 0;
      seen[rank] = (seen[rank] ?? 0) + 1;
    }
  });
  return seen;
}

/**
 * Writes into `counts`, by rank, how many of `products` have each option of `facets`. A small set is walked product by
 * product, a large one option by option: whichever takes fewer steps.
 */
export function countOptions(
  index: CatalogueIndex,
  facets: readonly OfferedFacet[],
  products: Bitset,
  counts: Uint32Array,
): void {
  const optionsPerProduct = index.productOptions.ranks.length / Math.max(index.size, 1);
  if (countBits(products) * optionsPerProduct > stepsByOption(facets, products.length)) {
    for (const { options } of facets)
      for (const option of options) counts[option.rank] = countIn(option.products, products);
    return;
  }
  const seen = countEach(index, products);
  for (const { options } of facets) for (const { rank } of options) counts[rank] = seen[rank] ?? 0;
}
