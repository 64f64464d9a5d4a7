import { availabilityFilter } from '@vitryna/contracts/constants';
import { addBit, createBitset, eachBit, hasBit } from '../indexing/bitset.ts';
import { addPosting, createPosting, type Posting } from '../indexing/posting.ts';
import { inStockOption, soldOutOption } from './availability.ts';
import { coverageOf, offerFacets } from './build-categories.ts';
import type { CatalogueIndex, IndexedCategory, IndexedOption, IndexedSpecification } from './index-types.ts';

type Moved = { position: number; isSoldOut: boolean };

/** The products that have been sold out since, and those that are back; what cannot be ordered stays absent. */
function movedIn(index: CatalogueIndex, ids: readonly number[], soldOut: ReadonlySet<number>): Moved[] {
  const wanted = new Set(ids);
  const moved: Moved[] = [];
  for (const [position, id] of index.ids.entries()) {
    if (position >= index.orderable || moved.length === wanted.size) break;
    if (wanted.has(id)) moved.push({ position, isSoldOut: soldOut.has(id) });
  }
  return moved;
}

function withMoved(posting: Posting, size: number, moved: readonly Moved[], takes: (one: Moved) => boolean): Posting {
  const bits = addPosting(createBitset(size), posting);
  const left = new Set(moved.filter((one) => !takes(one)).map(({ position }) => position));
  for (const one of moved) if (takes(one)) addBit(bits, one.position);
  const positions: number[] = [];
  eachBit(bits, (position) => {
    if (!left.has(position)) positions.push(position);
  });
  return createPosting(positions, size);
}

/** Counts the options of the availability anew where one of the products stands. */
function recount(category: IndexedCategory, availability: IndexedSpecification, { size }: CatalogueIndex): void {
  const scope = addPosting(createBitset(size), category.products);
  const others = category.facets.filter(({ specification }) => specification !== availability);
  // Promoted and before all others, it is the first where it is offered.
  category.facets = [...offerFacets([availability], scope, coverageOf(category)), ...others];
}

function replaceRank(
  { productOptions: { offsets, ranks } }: CatalogueIndex,
  position: number,
  [from, to]: readonly [IndexedOption, IndexedOption],
): void {
  const end = offsets[position + 1] ?? 0;
  for (let at = offsets[position] ?? 0; at < end; at += 1) if (ranks[at] === from.rank) ranks[at] = to.rank;
}

/**
 * Moves products whose last piece has been sold, or that have come back, between the options of the availability, at once and without a
 * rebuild: a filter says of a product what its card says. Their places in lists stay.
 * @returns the ids of those that were moved
 */
export function moveSoldOut(index: CatalogueIndex, soldOut: readonly number[]): number[] {
  const [before, now] = [new Set(index.soldOut), new Set(soldOut)];
  const ids = [...before.symmetricDifference(now)];
  const availability = index.specifications.get(availabilityFilter);
  const optionOf = (slug: string) => availability?.options.find((option) => option.slug === slug);
  const [inStock, absent] = [optionOf(inStockOption), optionOf(soldOutOption)];
  if (ids.length === 0 || !availability || !inStock || !absent) return [];
  const moved = movedIn(index, ids, now);
  inStock.products = withMoved(inStock.products, index.size, moved, ({ isSoldOut }) => !isSoldOut);
  absent.products = withMoved(absent.products, index.size, moved, ({ isSoldOut }) => isSoldOut);
  for (const { position, isSoldOut } of moved) {
    replaceRank(index, position, isSoldOut ? [inStock, absent] : [absent, inStock]);
  }
  for (const category of index.categories.values()) {
    const own = addPosting(createBitset(index.size), category.products);
    if (moved.some(({ position }) => hasBit(own, position))) recount(category, availability, index);
  }
  index.soldOut = soldOut;
  index.moves += 1;
  return ids;
}
