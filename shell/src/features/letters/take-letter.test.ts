/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { takeRecovery } from './take-recovery.ts';

test.each([
  ['/ua/catalog', null, '/ua/catalog'],
  ['/ua/catalog?recovery=a.b-c', 'a.b-c', '/ua/catalog'],
  ['/?recovery=', '', '/'],
  ['/?recovery', '', '/'],
  ['/?page=2&recovery=x&sort=price#reviews', 'x', '/?page=2&sort=price#reviews'],
  ['/?utm_source=mail&recovery=%D0%B0&recovery=two', 'а', '/?utm_source=mail'],
  ['/?norecovery=1', null, '/?norecovery=1'],
])('at %s the token is %j and the address becomes %s', (address, token, rest) => {
  history.replaceState({ key: 'k1' }, '', address);
  expect(takeRecovery()).toBe(token);
  expect(location.pathname + location.search + location.hash).toBe(rest);
  expect(history.state).toEqual({ key: 'k1' });
});
