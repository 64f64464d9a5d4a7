/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { parseEmailLink } from './parse-email-link.ts';

test.each([
  ['/ua/catalog', 'recovery', null, '/ua/catalog'],
  ['/ua/catalog?recovery=a.b-c', 'recovery', 'a.b-c', '/ua/catalog'],
  ['/?recovery=', 'recovery', '', '/'],
  ['/?recovery', 'recovery', '', '/'],
  ['/?page=2&recovery=x&sort=price#reviews', 'recovery', 'x', '/?page=2&sort=price#reviews'],
  ['/?utm_source=mail&recovery=%D0%B0&recovery=two', 'recovery', 'а', '/?utm_source=mail'],
  ['/ru?confirm=t1', 'confirm', 't1', '/ru'],
  ['/?unsubscribe=t2&list=discounts&utm_source=mail', 'list', 'discounts', '/?utm_source=mail'],
  ['/?norecovery=1', 'norecovery', null, '/?norecovery=1'],
  ['/?list=2&confirmed=1', 'list', null, '/?list=2&confirmed=1'],
])('at %s it finds %s=%j and the address becomes %s [§2.10]', (address, name, value, rest) => {
  history.replaceState({ key: 'k1' }, '', address);
  expect(parseEmailLink()?.get(name) ?? null).toBe(value);
  expect(location.pathname + location.search + location.hash).toBe(rest);
  expect(history.state).toEqual({ key: 'k1' });
});
