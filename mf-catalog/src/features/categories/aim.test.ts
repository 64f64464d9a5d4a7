import { expect, test } from '@jest/globals';
import { isAimedAt, type Point } from './aim.ts';

const panel = { left: 300, top: 100, bottom: 500 };

test.each<[string, Point, Point, boolean]>([
  ['straight to the right', { x: 100, y: 200 }, { x: 110, y: 200 }, true],
  ['to the right and down, into the panel', { x: 100, y: 200 }, { x: 110, y: 210 }, true],
  ['to the right, but so steep that it misses', { x: 100, y: 200 }, { x: 102, y: 210 }, false],
  ['straight down', { x: 100, y: 200 }, { x: 100, y: 210 }, false],
  ['back to the left', { x: 100, y: 200 }, { x: 90, y: 200 }, false],
  ['to the upper corner', { x: 100, y: 200 }, { x: 120, y: 190 }, true],
  ['above the upper corner', { x: 100, y: 200 }, { x: 120, y: 189 }, false],
])('a pointer that goes %s', (_, from, to, isAimed) => {
  expect(isAimedAt(from, to, panel)).toBe(isAimed);
});
