import { expect, test } from '@jest/globals';
import { holdsWords } from './option-words.ts';

test.each([
  ['Radeon RX 9070 XT', 'rx 9070', true],
  ['Radeon RX 9070 XT', 'xt radeon', true],
  ['Radeon RX 9070 XT', 'rx9070', true],
  ['DDR4-3200', 'ddr4 3200', true],
  ['Зелёный', 'зелен', true],
  ["П'ять", 'п’ять', true],
  ['Radeon RX 9070 XT', '9080', false],
  ['Radeon RX 9070 XT', '', true],
])('«%s» holds «%s»: %s', (text, query, holds) => {
  expect(holdsWords(text, query)).toBe(holds);
});
