import { expect, test } from '@jest/globals';
import type { CardRow } from './card-repository.ts';
import type { CatalogueIndex } from './index-types.ts';
import { createRowCache } from './row-cache.ts';

const row = (id: number): CardRow => ({ id }) as CardRow;
const index = (version: number): CatalogueIndex => ({ version }) as CatalogueIndex;

test('keeps rows for ten seconds and for one index', () => {
  let now = 0;
  let current = index(1);
  const cache = createRowCache(
    () => current,
    () => now,
  );
  cache.keep([row(1)]);
  now = 9_999;
  expect(cache.find(1)).toEqual(row(1));
  expect(cache.find(2)).toBeNull();
  now = 10_000;
  expect(cache.find(1)).toBeNull();
  cache.keep([row(1)]);
  current = index(2);
  expect(cache.find(1)).toBeNull();
});
