import { expect, test } from '@jest/globals';
import { filterLimits, filterParameters, isReversed, normalisePriceRange } from './filters.ts';
import { productListQuerySchema } from './queries.ts';

const parse = (query: Record<string, unknown>) => productListQuerySchema.safeParse(query).success;

test('names the choices in canonical order', () => {
  expect(filterParameters.join()).toBe('page,limit,minPrice,maxPrice,labels,sort,searchQuery');
});

test.each([
  ['page', 'pageNum'],
  ['limit', 'pageSize'],
  ['price', 'minPrice'],
  ['price', 'maxPrice'],
] as const)('the call takes the bound of %s as %s and nothing above it', (bound, name) => {
  expect([filterLimits[bound], filterLimits[bound] + 1].map((value) => parse({ [name]: String(value) }))).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['segment', 'specifications'],
  ['searchQuery', 'searchQuery'],
] as const)('the call takes the longest %s as %s and nothing longer', (bound, name) => {
  expect([filterLimits[bound], filterLimits[bound] + 1].map((size) => parse({ [name]: 'a'.repeat(size) }))).toEqual([
    true,
    false,
  ]);
});

test.each([
  [null, 5, null, 5],
  [0, 5, null, 5],
  [5, 0, 5, null],
  [5, 5, 5, 5],
  [5.01, 5, null, null],
  [undefined, undefined, null, null],
])('a price from %p to %p is one from %p to %p', (min, max, minPrice, maxPrice) => {
  expect(normalisePriceRange(min, max)).toEqual({ minPrice, maxPrice });
});

test('an open end is never the wrong way round', () => {
  expect([isReversed(2, 1), isReversed(1, 1), isReversed(null, 1), isReversed(2, null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
