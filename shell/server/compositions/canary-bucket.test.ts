import { expect, test } from '@jest/globals';
import { bucketOf, createVisitor } from './canary-bucket.ts';

test('spreads visitors evenly and only adds some when the share grows', () => {
  const visitors = Array.from({ length: 4000 }, createVisitor);
  const within = (percent: number) => visitors.filter((visitor) => bucketOf(visitor, 'a') < percent);
  expect(within(10).length).toBeGreaterThan(300);
  expect(within(10).length).toBeLessThan(500);
  expect(within(10).every((visitor) => within(20).includes(visitor))).toBe(true);
});
