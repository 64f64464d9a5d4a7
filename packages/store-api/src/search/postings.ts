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
