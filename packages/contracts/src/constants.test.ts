import { expect, test } from '@jest/globals';
import { reservedSegments } from './constants.ts';

test('lists every reserved segment once', () => {
  expect(new Set(reservedSegments).size).toBe(reservedSegments.length);
});
