import { addBit, type Bitset, createBitset, hasBit, intersect, unite } from '../indexing/bitset.ts';
import { fieldWeights } from './fields.ts';
import { longerThanAsked } from './longer-models.ts';
import type { Group, Matches } from './postings.ts';
import { lonelyModel, type SearchIndex } from './search-index.ts';
import { onlyThings, productsWith, wantedCategories } from './things.ts';

/** Wanted categories gain this share of the score. */
const wantedGain = 0.5;
/** From these qualities on a word fits at all, and as it was meant: a colour in a maker's words does not, a longer model only half. */
const fitting = { atAll: 0.5, asMeant: 0.6 };
/** Steps that scores are told apart by; equal ones stay in the default order, as popular. */
const steps = 1023;
/** Kinds of fit, each in stock and not. */
const classes = 6;

function bitsOf({ size }: SearchIndex, { documents }: Matches): Bitset {
  const bits = createBitset(size);
  for (const position of documents) addBit(bits, position);
  return bits;
}

/** Those of the products that have every group by a term that fits so well; null where none has, or all do. */
function onlyFitting(index: SearchIndex, groups: readonly Group[], found: Bitset, least: number): Bitset | null {
  const mixed = groups.filter(
    ({ alternatives }) =>
      alternatives.some(({ quality }) => quality < least) && alternatives.some(({ quality }) => quality >= least),
  );
  if (mixed.length === 0) return null;
  const bits = found.slice();
  for (const group of mixed)
    intersect(
      bits,
      productsWith(index, group, () => true, least),
    );
  return bits.some((word) => word !== 0) ? bits : null;
}

/** The matches that are answered: what is asked for and fits, where anything is. */
export function narrow(index: SearchIndex, matches: Matches, groups: readonly Group[]): Matches {
  const things = onlyThings(index, groups, matches);
  const kept = onlyFitting(index, groups, things ?? bitsOf(index, matches), fitting.atAll) ?? things;
  if (!kept) return matches;
  const documents = new Uint32Array(matches.documents.length);
  const scores = new Float32Array(matches.documents.length);
  let length = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const position = matches.documents[at] ?? 0;
    if (!hasBit(kept, position)) continue;
    documents[length] = position;
    scores[length] = matches.scores[at] ?? 0;
    length += 1;
  }
  return { documents: documents.subarray(0, length), scores: scores.subarray(0, length) };
}

/** Products whose whole model the query says: they come first whether they can be bought or not. */
function exactModels(index: SearchIndex, groups: readonly Group[], { documents }: Matches): Bitset {
  const bits = createBitset(index.size);
  const isModel = groups.some(({ alternatives }) =>
    /\d/.test(index.vocabulary.terms[alternatives[0]?.term ?? -1] ?? ''),
  );
  if (!isModel) return bits;
  const named = new Uint8Array(index.size);
  const isMade = new Uint8Array(index.size);
  const { offsets, documents: all, weights } = index.products;
  for (const { term, quality } of groups.flatMap(({ alternatives }) => alternatives)) {
    const end = quality < 1 ? 0 : (offsets[term + 1] ?? 0);
    for (let at = offsets[term] ?? 0; at < end; at += 1) {
      const position = all[at] ?? 0;
      if (weights[at] === fieldWeights.name) named[position] = (named[position] ?? 0) + 1;
      else if (weights[at] === fieldWeights.maker) isMade[position] = 1;
    }
  }
  for (const position of documents) {
    const model = index.modelWords[position] ?? 0;
    const words = model % lonelyModel;
    if (words === 0 || (named[position] ?? 0) < words) continue;
    if (model < lonelyModel || isMade[position] === 1) addBit(bits, position);
  }
  return bits;
}

/**
 * Positions by relevance: an exact model, then what fits as it was meant, then longer models; of each what can be bought first, by weight of the fields that have the words and
 * by wanted category, then in the default order.
 */
export function rank(
  index: SearchIndex,
  matches: Matches,
  groups: readonly Group[],
  { isCompleting }: { isCompleting: boolean },
): Uint32Array {
  const { documents, scores } = matches;
  const wanted = createBitset(index.size);
  for (const { products } of wantedCategories(index, groups)) unite(wanted, products());
  const exact = exactModels(index, groups, matches);
  const values = new Float32Array(documents.length);
  let highest = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = (scores[at] ?? 0) * (hasBit(wanted, documents[at] ?? 0) ? 1 + wantedGain : 1);
    values[at] = value;
    if (value > highest) highest = value;
  }
  // While a word is being typed it is not known how long its model will be.
  const meant = isCompleting ? null : onlyFitting(index, groups, bitsOf(index, matches), fitting.asMeant);
  const longer = isCompleting ? null : longerThanAsked(index, groups);
  const isAsMeant = (position: number): boolean =>
    (!meant || hasBit(meant, position)) && !(longer && hasBit(longer, position));
  const classOf = (position: number): number => {
    const fit = hasBit(exact, position) ? 0 : isAsMeant(position) ? 1 : 2;
    return fit * 2 + (position < index.orderable ? 0 : 1);
  };
  // Sorted by counting: a search for a common word finds ten thousand products.
  const starts = new Uint32Array(classes * (steps + 1) + 1);
  const buckets = new Uint16Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const step = steps - Math.round(((values[at] ?? 0) / (highest || 1)) * steps);
    const bucket = classOf(documents[at] ?? 0) * (steps + 1) + step;
    buckets[at] = bucket;
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ranked = new Uint32Array(documents.length);
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0;
    const to = starts[bucket] ?? 0;
    ranked[to] = documents[at] ?? 0;
    starts[bucket] = to + 1;
  }
  return ranked;
}
