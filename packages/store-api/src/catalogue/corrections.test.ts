import { expect, test } from '@jest/globals';
import { readingsOf } from './corrections.ts';

test.each([
  ['yjen,er', 'ноутбук', 'layout'],
  ['ghbdsn', 'привіт', 'layout'],
  ['ghbdsn', 'привыт', 'layout'],
  ['іфьігтп', 'samsung', 'layout'],
  ['ыфьыгтп', 'samsung', 'layout'],
  ['Самсунг', 'samsung', 'transliteration'],
  ['форма', 'forma', 'transliteration'],
  ['noutbuk', 'ноутбук', 'transliteration'],
  ['kamera', 'камера', 'transliteration'],
  ['povorotna', 'поворотна', 'transliteration'],
])('reads «%s» as «%s»', (query, used, reason) => {
  expect(readingsOf(query)).toContainEqual({ used, reason });
});

test('offers nothing for what has one reading', () => {
  expect(readingsOf('4444')).toEqual([]);
});
