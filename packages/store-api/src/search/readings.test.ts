import { expect, test } from '@jest/globals';
import { layoutReadings } from './layouts.ts';
import { transliterationsOf } from './transliteration.ts';

test.each([
  ['yjen,er', 'ноутбук'],
  ['ghbdsn', 'привіт'],
  ['ghbdsn', 'привыт'],
  ['GHBDSN', 'привіт'],
  ['xj[jk', 'чохол'],
  ['іфьігтп', 'samsung'],
  ['ыфьыгтп', 'samsung'],
])('reads «%s» as «%s» typed in another layout', (query, reading) => {
  expect(layoutReadings(query)).toContain(reading);
});

test.each([
  ['noutbuk', 'ноутбук'],
  ['kamera', 'камера'],
  ['myshka', 'мишка'],
  ['mishka', 'мишка'],
  ['naushniki', 'наушники'],
  ['navushnyky', 'навушники'],
  ['самсунг', 'samsung'],
  ['форма', 'forma'],
])('reads «%s» as «%s» written in the other alphabet', (word, reading) => {
  expect(transliterationsOf(word)).toContain(reading);
});

test('offers nothing for what has one reading', () => {
  expect(layoutReadings('4444')).toEqual([]);
  expect(layoutReadings('ноутбук asus')).toEqual([]);
  expect(transliterationsOf('rtx4070')).toEqual([]);
});

test('bounds the readings of a word that has many', () => {
  expect(transliterationsOf('c'.repeat(200)).length).toBeLessThanOrEqual(48);
});
