import { expect, test } from '@jest/globals';
import { routeDeclarationSchema } from './release.ts';
import { hasPopups, isIndexed, isOwnParameter } from './route-facts.ts';

test('reads a release from before these facts, and takes for them what held then', () => {
  const before = { name: 'checkout', path: 'checkout', layout: 'simplified', cache: 'private', page: 'checkout' };
  const route = routeDeclarationSchema.parse(before);
  expect(route).toEqual(before);
  expect([isIndexed(route), hasPopups(route)]).toEqual([false, false]);
  const open = { cache: 'public', layout: 'default' } as const;
  expect([isIndexed(open), hasPopups(open)]).toEqual([true, true]);
});

test('believes what a route says over what it would mean', () => {
  expect(isIndexed({ cache: 'public', isIndexed: false })).toBe(false);
  expect(hasPopups({ layout: 'default', hasPopups: false })).toBe(false);
});

test.each([
  ['page', true],
  ['filter.typ', true],
  ['filter.', false],
  ['filter.<x>', false],
  ['filter.<x', false],
  ['filter.x>', false],
  ['filter.<typ', false],
  ['foolish-typ', false],
  ['pager', false],
  ['filter', false],
  ['utm_source', false],
])('takes %s for an own parameter: %s', (name, isOwn) => {
  expect(isOwnParameter(['page', 'filter.*'], name)).toBe(isOwn);
});
