import { expect, test } from '@jest/globals';
import { createDemoPrices } from './demo-prices.ts';

const now = new Date('2026-11-22T10:30:00Z');
const story = (code: string, previous: number | null, createdAt = new Date('2025-01-01T00:00:00Z')) =>
  createDemoPrices({ code, amount: 99_900, previous, createdAt }, now);
const codes = Array.from({ length: 200 }, (_, at) => `product-${at}`);

test('a previous price was charged, until not long ago', () => {
  for (const code of codes) {
    const [before, last] = story(code, 119_900).slice(-2);
    expect([before?.amount, last?.amount]).toEqual([119_900, 99_900]);
    expect(now.getTime() - (last?.at.getTime() ?? 0)).toBeLessThan(30 * 86_400_000);
  }
});

test('the story goes forward, ends with the price of today, and begins when there was a product', () => {
  const createdAt = new Date('2026-11-20T00:00:00Z');
  for (const code of codes) {
    for (const previous of [null, 119_900]) {
      const told = story(code, previous, createdAt);
      const times = told.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times[0]).toBeGreaterThanOrEqual(createdAt.getTime());
      expect(times.at(-1)).toBeLessThan(now.getTime());
      expect(told.at(-1)?.amount).toBe(99_900);
    }
  }
});

test('a product has one story, and products have different ones', () => {
  expect(story('a', null)).toEqual(story('a', null));
  expect(new Set(codes.map((code) => JSON.stringify(story(code, null)))).size).toBeGreaterThan(100);
});
