import { expect, test } from '@jest/globals';
import { tokensOf } from './tokens.ts';
import { beginningsOf, stemOf } from './word-forms.ts';

const stem = (word: string): string => stemOf(tokensOf(word)[0] ?? '');

test.each([
  ['ноутбук', 'ноутбуки', 'ноутбуків', 'ноутбуков', 'ноутбукам', 'ноутбуку'],
  ['камера', 'камери', 'камеры', 'камеру', 'камерою', 'камерой', 'камер'],
  ['миша', 'миші', 'мыши', 'мишею'],
  ['ігровий', 'ігрові', 'игровые', 'ігрова', 'игровая', 'ігрового', 'игровой'],
  ['клавіатура', 'клавиатуры', 'клавіатури'],
  ['сонячна', 'сонячні', 'сонячної'],
])('gives one beginning to the forms of %s', (...words) => {
  const [first = ''] = words.map(stem).sort((a, b) => a.length - b.length);
  for (const word of words) expect(tokensOf(word)[0]?.startsWith(first)).toBe(true);
  expect(new Set(words.map((word) => stem(word).slice(0, first.length)))).toEqual(new Set([first]));
});

test('leaves short and Latin words as they are', () => {
  expect(['дім', 'usb', 'ua', 'рік', 'ок', '4g'].map(stem)).toEqual(['дим', 'usb', 'ua', 'рик', 'ок', '4g']);
});

test('looks also for words that mean the same', () => {
  expect(beginningsOf('роутери')).toEqual(['роутер', 'маршрутизатор']);
  expect(beginningsOf('маршрутизатор')).toEqual(['маршрутизатор', 'роутер']);
  expect(beginningsOf('монитор')).toEqual(['монитор']);
});
