import { expect, test } from '@jest/globals';
import { type OrderNews, orderLetter } from './order-letters.ts';
import { renderLetter } from './render-letter.ts';
import { sumIn } from './words.ts';

const both = (light: string) => ({ light, dark: light });
const colours = { page: both('#ffffff'), ink: both('#000000'), accent: both('#ffcc00'), onAccent: both('#000000') };
const sender = { name: 'Вітрина', url: 'https://shop.example', colours };
const order = {
  to: 'a@example.com',
  locale: 'uk',
  name: 'Олена',
  number: '100',
  orderUrl: 'https://shop.example/o',
} as const;
const write = (news: OrderNews, locale: 'uk' | 'ru' = 'uk') => orderLetter({ ...order, locale, news });

test.each([
  ['uk', 123_456_700, '1\u00a0234\u00a0567\u00a0₴'],
  ['ru', 123_450, '1\u00a0234,50\u00a0₴'],
  ['uk', 5, '0,05\u00a0₴'],
] as const)('says a sum in %s: %d', (locale, kopiyky, words) => {
  expect(sumIn(locale, kopiyky)).toBe(words);
});

test('says days where the shop is, in the language of the reader', () => {
  const arrivesAt = new Date('2026-11-27T23:30:00Z');
  const news: OrderNews = { kind: 'shipped', trackingNumber: '2045', arrivesAt };
  expect(write(news).text).toContain('28 листопада 2026');
  expect(write(news, 'ru').text).toContain('28 ноября 2026');
});

test('a product name is words and no HTML', () => {
  const lines = [{ name: '<a href="https://evil.example">безкоштовно</a>', quantity: 1, sum: 100 }];
  const letter = write({ kind: 'accepted', lines, total: 100, delivery: '<i>', payment: '"' });
  expect(renderLetter(letter, sender)).not.toMatch(/evil\.example"|<i>|<a href="https:\/\/evil/);
});

test.each(['http://evil.example купон', 'Олена\nВаш виграш', '<b>', 'x'.repeat(61)])('greets nobody as %j', (name) => {
  const letter = orderLetter({ ...order, name, news: { kind: 'delivered' } });
  expect(letter.text).toMatch(/^Вітаємо!\n/);
});
