import { expect, test } from '@jest/globals';
import { quotedWords } from './quoted-words.ts';

test.each([
  ['"камера 4k"', 'камера 4k'],
  ['«камера»', 'камера'],
  ['„камера“', 'камера'],
  ['“ камера ”', 'камера'],
  ['"  "', null],
  ['""', null],
  ['камера', null],
  ['"камера', null],
  ['камера"', null],
  ['а "камера"', null],
  ['"камера" а', null],
])('the query %s has the words %p', (query, words) => {
  expect(quotedWords(query)).toBe(words);
});
