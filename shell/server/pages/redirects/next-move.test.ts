import { expect, test } from '@jest/globals';
import { createRedirectRules } from '../../upstream/redirect-rules.ts';
import { createNextMove } from './next-move.ts';

const { rules } = createRedirectRules(
  [
    { from: '/stari', to: '/kamery', code: 301 },
    { from: '/temporary', to: '/kamery', code: 302 },
    { from: '/slashed', to: '/kamery/', code: 301 },
    { from: '/narrowed', to: '/kamery?sort=newest', code: 301 },
    { from: '/placed', to: '/kamery#list', code: 301 },
    { from: '/partner', to: 'https://partner.example/shop/', code: 301 },
    { from: '/gone', to: '/', code: 410 },
  ],
  'https://shop.example',
);
const table = { find: (path: string) => rules.get(path), refresh: async () => {}, start: () => {}, stop: () => {} };
const nextMove = createNextMove(table);

/** Lists have a page and an order of their own, nothing else has. */
const ownQuery = (pathname: string) => (name: string) => pathname === '/kamery' && ['page', 'sort'].includes(name);
const move = (pathname: string, search = '') => nextMove(pathname, search, () => ownQuery);

test.each([
  ['a moved page', '/stari', '', '/kamery', 301],
  ['one that may come back', '/temporary', '', '/kamery', 302],
  ['what the target understands', '/stari', '?page=2&sort=rating', '/kamery?page=2&sort=rating', 301],
  ['nothing else', '/stari', '?page=2&x=1', '/kamery?page=2', 301],
  ['nothing that is empty', '/stari', '?page=', '/kamery', 301],
  ['what belongs to the visit', '/stari', '?utm_source=mail&page=2', '/kamery?page=2&utm_source=mail', 301],
  ['a target with another spelling', '/slashed', '?page=2', '/kamery/?page=2', 301],
  ["the target's own query before another", '/narrowed', '?page=2', '/kamery?sort=newest', 301],
  ['the query before the fragment', '/placed', '?page=2', '/kamery?page=2#list', 301],
  ['nothing to another site', '/partner', '?page=2&utm_source=mail', 'https://partner.example/shop/', 301],
  ['another spelling of what has not moved', '/ua/kamery/', '?x=1', '/ua/kamery?x=1', 301],
])('leads with %s', (_, pathname, search, to, code) => {
  expect(move(pathname, search)).toEqual({ to, code });
});

test('keeps what belongs to the visit alone while no composition tells of queries', () => {
  expect(nextMove('/stari', '?page=2&utm_source=mail', () => null)).toEqual({
    to: '/kamery?utm_source=mail',
    code: 301,
  });
});

test.each([
  ['/gone', 410],
  ['/ua/a//b', 404],
  ['/%', 400],
])('refuses %s with %i', (pathname, refused) => {
  expect(move(pathname)).toEqual({ refused });
});

test('leaves an address alone that is spelt as it should be', () => {
  expect(move('/kamery', '?page=2')).toBeNull();
});
