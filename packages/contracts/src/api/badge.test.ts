import { expect, test } from '@jest/globals';
import { badgeSchema } from './product.ts';

const badge = { id: '1', text: { uk: 'а', ru: 'б' }, color: '', background: '' };

test.each([
  ['/services', '/services'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  [null, null],
])('a badge with the address %j leads to %j', (url, expected) => {
  expect(badgeSchema.parse({ ...badge, url }).url).toBe(expected);
});
