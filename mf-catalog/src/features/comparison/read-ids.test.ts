import { expect, test } from '@jest/globals';
import { readIds } from './read-ids.ts';

test.each([
  ['', []],
  ['?ids=1,2,1', ['1', '2']],
  ['?ids=1&ids=3', ['1', '3']],
  ['?ids=../x,%00,7,', ['7']],
])('%j names the products %j', (search, ids) => {
  expect(readIds(search)).toEqual(ids);
});

test('takes fifty of a longer list', () => {
  const many = Array.from({ length: 60 }, (_, index) => index);
  expect(readIds(`?ids=${many.join(',')}`)).toHaveLength(50);
});
