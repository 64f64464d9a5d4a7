import type { Pace } from '../indexing/pacer.ts';

/** Documents of each term: those of term `t` are `documents` from `offsets[t]` to `offsets[t + 1]`, with a weight each. */
export type Postings = { size: number; offsets: Uint32Array; documents: Uint32Array; weights: Uint8Array };

/** Collects (term, document, weight) in the order of documents. */
export type PostingsBuilder = {
  add(term: number, document: number, weight: number): void;
  finish(size: number, terms: number, pace: Pace): Promise<Postings>;
};

function grown(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** Steps between two looks at the clock. */
const stride = 20_000;

/** Makes an empty builder. */
export function createPostingsBuilder(): PostingsBuilder {
  // Term, and document with weight in its highest byte.
  let terms: Uint32Array = new Uint32Array(1024);
  let entries: Uint32Array = new Uint32Array(1024);
  let length = 0;
  return {
    add(term, document, weight) {
      if (length === terms.length) [terms, entries] = [grown(terms), grown(entries)];
      terms[length] = term;
      entries[length] = ((weight << 24) | document) >>> 0;
      length += 1;
    },
    async finish(size, termCount, pace) {
      const offsets = new Uint32Array(termCount + 1);
      for (let at = 0; at < length; at += 1) {
        const term = (terms[at] ?? 0) + 1;
        offsets[term] = (offsets[term] ?? 0) + 1;
        if (at % stride === 0) await pace();
      }
      for (let term = 0; term < termCount; term += 1)
        offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
      const next = offsets.slice();
      const documents = new Uint32Array(length);
      const weights = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) {
        const term = terms[at] ?? 0;
        const to = next[term] ?? 0;
        next[term] = to + 1;
        documents[to] = (entries[at] ?? 0) & 0xffffff;
        weights[to] = (entries[at] ?? 0) >>> 24;
        if (at % stride === 0) await pace();
      }
      return { size, offsets, documents, weights };
    },
  };
}

/** Number of documents that have the term. */
export const documentCount = ({ offsets }: Postings, term: number): number =>
  (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);

/** A term that a word of the query may mean, and how well it fits: 1 is the word itself. */
export type Alternative = { term: number; quality: number };

/** One word of the query. */
export type Group = { alternatives: Alternative[] };

/** Documents that have every group, in rising order, with their scores at the same places. */
export type Matches = { documents: Uint32Array; scores: Float32Array };

const countOf = (postings: Postings, { alternatives }: Group): number =>
  alternatives.reduce((sum, { term }) => sum + documentCount(postings, term), 0);

/** Beyond this share of the documents a scan in order is cheaper than sorting what was touched. */
const scanFrom = 1 / 32;

/** Finds the documents that have, for each group, one of its terms; rare words weigh more. No group finds nothing. */
export function matchAll(postings: Postings, groups: readonly Group[]): Matches {
  const { size, offsets, documents, weights } = postings;
  const scores = new Float32Array(size);
  const best = new Float32Array(size);
  const matched = new Uint8Array(size);
  const touched = new Uint32Array(size);
  const rarestFirst = groups
    .map((group) => ({ group, count: countOf(postings, group) }))
    .sort((a, b) => a.count - b.count);
  let length = 0;
  for (const [level, { group, count }] of rarestFirst.entries()) {
    const rarity = 1 + 0.2 * Math.log(size / (count + 1) + 1);
    length = 0;
    for (const { term, quality } of group.alternatives) {
      const factor = quality * rarity;
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) {
        const document = documents[at] ?? 0;
        const state = matched[document] ?? 0;
        if (state < level) continue;
        const value = (weights[at] ?? 0) * factor;
        if (state === level) {
          matched[document] = level + 1;
          best[document] = value;
          touched[length] = document;
          length += 1;
        } else if (value > (best[document] ?? 0)) best[document] = value;
      }
    }
    for (let at = 0; at < length; at += 1) {
      const document = touched[at] ?? 0;
      scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
    }
    if (length === 0) break;
  }
  const found = touched.subarray(0, length);
  if (length < size * scanFrom) found.sort();
  else
    for (let document = 0, to = 0; document < size; document += 1) {
      if (matched[document] !== rarestFirst.length) continue;
      found[to] = document;
      to += 1;
    }
  const foundScores = new Float32Array(length);
  for (let at = 0; at < length; at += 1) foundScores[at] = scores[found[at] ?? 0] ?? 0;
  return { documents: found, scores: foundScores };
}
