import { expect, test } from '@jest/globals';
import { bucketOf, createVisitor, pickCanary } from './canary-bucket.ts';

test('spreads visitors evenly and only adds some when the share grows', () => {
  const visitors = Array.from({ length: 4000 }, createVisitor);
  const within = (percent: number) => visitors.filter((visitor) => bucketOf(visitor, 'a') < percent);
  expect(within(10).length).toBeGreaterThan(300);
  expect(within(10).length).toBeLessThan(500);
  expect(within(10).every((visitor) => within(20).includes(visitor))).toBe(true);
});

test('gives a visitor whom several canaries would take one of them, and shares them out fairly', () => {
  const visitors = Array.from({ length: 4000 }, createVisitor);
  const canaries = [
    { id: 'mf-catalog@2', percent: 50 },
    { id: 'mf-product@2', percent: 50 },
  ];
  const picked = visitors.map((visitor) => pickCanary(visitor, canaries)?.id ?? 'live');
  const share = (id: string) => picked.filter((one) => one === id).length / visitors.length;
  // A quarter would be in both: half of them is in each.
  expect(share('mf-catalog@2')).toBeCloseTo(0.375, 1);
  expect(share('mf-product@2')).toBeCloseTo(0.375, 1);
  expect(share('live')).toBeCloseTo(0.25, 1);
  expect(visitors.every((visitor) => pickCanary(visitor, [{ id: 'a', percent: 100 }]))).toBe(true);
  expect(visitors.some((visitor) => pickCanary(visitor, [{ id: 'a', percent: 0 }]))).toBe(false);
});
