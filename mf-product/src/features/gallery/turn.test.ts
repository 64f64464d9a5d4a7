import { expect, test } from '@jest/globals';
import { loadingOrder, nearestLoaded, viewAfter, viewUrl } from './turn.ts';

test.each([
  [0, -1, 23],
  [23, 1, 0],
  [5, -53, 0],
  [5, 48, 5],
])('from %s by %s is %s', (view, by, expected) => {
  expect(viewAfter(view, by, 24)).toBe(expected);
});

test.each([8, 24, 36, 99])('loads each of %s views once, the sides first', (views) => {
  const order = loadingOrder(views);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: views }, (_, view) => view));
  expect(Math.max(...order.slice(0, 4))).toBeGreaterThanOrEqual(Math.floor(views * 0.6));
});

test('shows what is nearest, over the seam too', () => {
  expect(nearestLoaded(23, new Set([0, 6]), 24)).toBe(0);
  expect(nearestLoaded(5, new Set([0, 6]), 24)).toBe(6);
  expect(nearestLoaded(5, new Set(), 24)).toBeNull();
  expect(viewUrl('/media/aa-{view}/l.webp', 7)).toBe('/media/aa-07/l.webp');
});
