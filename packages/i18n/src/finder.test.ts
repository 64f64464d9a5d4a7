import { expect, test } from '@jest/globals';
import { locales } from '@vitryna/contracts/constants';
import { createFinder as createI18nextFinder } from './i18next-finder.ts';
import { createFinder as createPlainFinder } from './plain-finder.ts';

const texts = {
  Buy: 'Купити',
  'Hello, {{name}}': 'Вітаємо, {{name}}',
  'a.b:c': 'розділові знаки',
  '{{count}} products_one': '{{count}} товар',
  '{{count}} products_few': '{{count}} товари',
  '{{count}} products_many': '{{count}} товарів',
  '{{count}} products_other': '{{count}} товару',
  '{{count}} files_zero': 'жодного файла',
  '{{count}} files_other': '{{count}} файла',
  '{{count}} days': '{{count}} дн.',
};
const keys = ['Buy', 'Hello, {{name}}', 'a.b:c', '{{count}} products', '{{count}} files', '{{count}} days', 'nothing'];
const counts = [undefined, 0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1.5];

test.each(locales)('finds in %s in the browser what i18next finds on the server', (locale) => {
  const plain = createPlainFinder(locale, texts);
  const i18next = createI18nextFinder(locale, texts);
  for (const key of keys) {
    for (const count of counts) expect([key, count, plain(key, count)]).toEqual([key, count, i18next(key, count)]);
  }
});

test('does not take an inherited property for a text', () => {
  expect(createPlainFinder('uk', {})('constructor', undefined)).toBeUndefined();
});
