import { expect, test } from '@jest/globals';
import { readNumber } from './read-number.ts';

test.each([
  ['1002-4587', '1002-4587'],
  ['10024587', '1002-4587'],
  ['1002 4587', '1002-4587'],
  ['1002 – 4587', '1002-4587'],
  ['1002458', '1002458'],
  ['A-1', 'A-1'],
])('reads %j as %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
