import { expect, test } from '@jest/globals';
import { nearestStop, roundStops } from './range-stops.ts';

test.each([
  [0, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [3, 5.5, [3, 4, 5, 5.5]],
  [7, 8, [7, 8]],
  [5, 5, []],
  [6, 5, []],
])('between %d and %d a slider stops at %j', (min, max, stops) => {
  expect(roundStops(min, max)).toEqual(stops);
});

test.each([
  [0, 60, 1],
  [0, 61, 2],
  [0, 120, 2],
  [0, 121, 5],
  [0, 300, 5],
  [0, 301, 10],
  [40, 59_999, 1000],
])('steps from %d to %d by %d, and ends at the bounds', (min, max, step) => {
  const stops = roundStops(min, max);
  expect([stops[0], stops.at(-1)]).toEqual([min, max]);
  const inner = stops.slice(1, -1);
  expect(inner.every((stop) => stop % step === 0)).toBe(true);
  expect(inner).toEqual([...new Set(inner)]);
  expect((inner[1] ?? 0) - (inner[0] ?? 0)).toBe(step);
  expect(stops.length).toBeLessThanOrEqual(62);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 0],
  [6, 1],
  [14, 1],
  [100, 2],
  [-7, 0],
])('the stop nearest to %d is number %d', (value, number) => {
  expect(nearestStop([0, 10, 20], value)).toBe(number);
});
