import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createPacer } from '../indexing/pacer.ts';
import { matchAll } from './match-all.ts';
import { createPostingsBuilder, type Group, type Postings } from './postings.ts';

async function build() {
  const builder = createPostingsBuilder();
  // Term 0 is in every document, term 1 in two, term 2 in one.
  for (let document = 0; document < 5; document += 1) {
    builder.add(0, document, 4);
    if (document > 2) builder.add(1, document, document === 3 ? 10 : 2);
    if (document === 4) builder.add(2, document, 9);
  }
  return builder.finish(5, 3, createPacer());
}

const group = (...terms: number[]) => ({ alternatives: terms.map((term) => ({ term, quality: 1 })) });

test('finds the documents that have every group', async () => {
  const postings = await build();
  expect([...matchAll(postings, [group(0)]).documents]).toEqual([0, 1, 2, 3, 4]);
  expect([...matchAll(postings, [group(0), group(1)]).documents]).toEqual([3, 4]);
  expect([...matchAll(postings, [group(2), group(1), group(0)]).documents]).toEqual([4]);
  expect([...matchAll(postings, [group(1), group()]).documents]).toEqual([]);
  expect([...matchAll(postings, []).documents]).toEqual([]);
});

test('counts the best of the terms a word may mean', async () => {
  const postings = await build();
  const { documents, scores } = matchAll(postings, [group(1, 2)]);
  expect([...documents]).toEqual([3, 4]);
  expect((scores[0] ?? 0) / (scores[1] ?? 1)).toBeCloseTo(10 / 9);
});

const size = 400;
/** Documents of term `t` are every `t + 1`th: the first terms are frequent, the last ones rare. */
async function buildMany() {
  const builder = createPostingsBuilder();
  for (let document = 0; document < size; document += 1) {
    for (let term = 0; term < 60; term += 1) {
      if (document % (term + 1) === term % 7) builder.add(term, document, 1 + ((document + term) % 9));
    }
  }
  return builder.finish(size, 60, createPacer());
}

function matchPlainly({ offsets, documents, weights }: Postings, groups: readonly Group[]): Map<number, number> {
  const weightOf = (term: number, document: number): number => {
    const at = documents.subarray(offsets[term], offsets[term + 1]).indexOf(document);
    return at < 0 ? 0 : (weights[(offsets[term] ?? 0) + at] ?? 0);
  };
  const countOf = (term: number): number => (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  const found = new Map<number, number>();
  for (let document = 0; document < size; document += 1) {
    const parts = groups.map(({ alternatives }) => {
      const count = alternatives.reduce((sum, { term }) => sum + countOf(term), 0);
      const rarity = 1 + 0.2 * Math.log(size / (count + 1) + 1);
      return Math.max(0, ...alternatives.map(({ term, quality }) => weightOf(term, document) * quality * rarity));
    });
    if (parts.every((part) => part > 0))
      found.set(
        document,
        parts.reduce((sum, part) => sum + part, 0),
      );
  }
  return found;
}

test('finds and scores the same as looking at every document, whatever was searched for before', async () => {
  const postings = await buildMany();
  const alternative = fc.record({ term: fc.nat(59), quality: fc.constantFrom(1, 0.75, 0.5) });
  const alternatives = fc.uniqueArray(alternative, { minLength: 1, maxLength: 4, selector: ({ term }) => term });
  fc.assert(
    fc.property(fc.array(fc.record({ alternatives }), { minLength: 1, maxLength: 4 }), (groups) => {
      const { documents, scores } = matchAll(postings, groups);
      const expected = matchPlainly(postings, groups);
      expect([...documents]).toEqual([...expected.keys()]);
      for (const [at, document] of documents.entries()) expect(scores[at]).toBeCloseTo(expected.get(document) ?? 0, 3);
    }),
    { numRuns: 300 },
  );
});
