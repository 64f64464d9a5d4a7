import { expect, test } from '@jest/globals';
import { foldText } from './fold.ts';
import { synonymsOf } from './synonyms.ts';
import { fleetingStemsOf, stemOf } from './word-forms.ts';

const stem = (word: string): string => stemOf(foldText(word));

test.each([
  ['ноутбук', 'ноутбуки', 'ноутбуків', 'ноутбуков', 'ноутбукам', 'ноутбуку'],
  ['камера', 'камери', 'камеры', 'камеру', 'камерою', 'камерой'],
  ['миша', 'миші', 'мыши', 'мишею'],
  ['ігровий', 'ігрові', 'игровые', 'ігрова', 'игровая', 'ігрового', 'игровой'],
  ['клавіатура', 'клавиатуры', 'клавіатури'],
  ['сонячна', 'сонячні', 'сонячної'],
])('gives one stem to the forms of %s', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test('leaves short and Latin words as they are', () => {
  expect(['дім', 'usb', 'ua', 'рік', 'ок', '4g'].map(stem)).toEqual(['дим', 'usb', 'ua', 'рик', 'ок', '4g']);
});

test('knows forms with a fleeting vowel', () => {
  expect(fleetingStemsOf('колонок')).toEqual([stem('колонка')]);
  expect(fleetingStemsOf('мишок')).toEqual([stem('мишка')]);
});

test('knows words that mean the same', () => {
  expect(synonymsOf(stem('роутери'))).toContain(stem('маршрутизатор'));
  expect(synonymsOf(stem('маршрутизатор'))).toContain('роутер');
  expect(synonymsOf('саундбар')).toEqual([]);
});
