import { expect, test } from '@jest/globals';
import { createPacer } from '../indexing/pacer.ts';
import { createPostingsBuilder, matchAll } from './postings.ts';

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
