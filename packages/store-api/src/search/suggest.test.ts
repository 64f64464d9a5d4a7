import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marksOf } from './marks.ts';
import { shareRows } from './suggest.ts';

test('gives each kind its rows, and what is left to products first', () => {
  const many = { queries: 9, categories: 9, manufacturers: 9, products: 9, pages: 9 };
  expect(shareRows(many, 10)).toEqual({ queries: 3, categories: 2, manufacturers: 1, products: 3, pages: 1 });
  expect(shareRows({ ...many, queries: 0, pages: 0 }, 10)).toMatchObject({ products: 6, categories: 3 });
  expect(shareRows({ ...many, products: 0 }, 8)).toMatchObject({ queries: 4, categories: 2 });
});

test('never gives more than there is or than fits', () => {
  const counts = fc.record({
    queries: fc.nat(9),
    categories: fc.nat(9),
    manufacturers: fc.nat(9),
    products: fc.nat(9),
    pages: fc.nat(9),
  });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 10 }), (available, limit) => {
      const shares = Object.entries(shareRows(available, limit));
      expect(shares.reduce((sum, [, rows]) => sum + rows, 0)).toBeLessThanOrEqual(limit);
      for (const [kind, rows] of shares) expect(rows).toBeLessThanOrEqual(available[kind as keyof typeof available]);
    }),
  );
});

test.each([
  ['ноутбук forma', ['ноут'], ['ноут']],
  ['комп’ютер forma', ['компют'], ['комп’ют']],
  ['процессор amd ryzen', ['проце', 'ry'], ['проце', 'ry']],
  ['монітор samsung', ['samsung', 'монит'], ['моніт', 'samsung']],
  ['монітор', ['клав'], []],
])('marks in «%s» what was typed', (text, typed, marked) => {
  expect(marksOf(text, typed).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
