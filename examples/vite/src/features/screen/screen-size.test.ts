import { expect, test } from '@jest/globals';
import { screenSize } from './screen-size.ts';

test.each([
  [27, 59.8, 33.6],
  [55, 121.8, 68.5],
])('a screen of %d inches is %d by %d cm', (diagonal, width, height) => {
  expect(screenSize(diagonal)).toEqual({ width, height });
});
