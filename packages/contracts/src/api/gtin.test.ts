import { expect, test } from '@jest/globals';
import { publicGtin } from './gtin.ts';

test.each([
  ['4820022867438', 'thirteen digits of Ukraine'],
  ['0190198233301', 'thirteen that are twelve of America'],
  ['190198233301', 'twelve digits'],
  ['96385074', 'eight digits'],
  ['14820022867435', 'a case of fourteen'],
])('names a product everywhere by %s, %s', (gtin) => {
  expect(publicGtin(gtin)).toBe(gtin);
});

test.each<[string | null, string]>([
  [null, 'nothing'],
  ['', 'an empty text'],
  ['4820022867439', 'a wrong check digit'],
  ['482002286743', 'a digit too few'],
  ['2000000000008', 'the prefix 2 of goods that a shop weighs'],
  ['0212345678900', 'the prefix 02'],
  ['0412345678904', 'the prefix 04'],
  ['20000004', 'eight digits of a shop of its own'],
  ['22000000000002', 'a case of such goods'],
  ['9912345678906', 'a coupon'],
  ['0000000000000', 'noughts'],
  ['48200228674З8', 'a letter among them'],
])('names none by %s: %s', (gtin, _) => {
  expect(publicGtin(gtin)).toBeNull();
});

test('reads the digits of a number that is written in groups', () => {
  expect(publicGtin('4820022 867438')).toBe('4820022867438');
  expect(publicGtin('482-0022867438')).toBe('4820022867438');
});
