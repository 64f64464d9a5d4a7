import { expect, test } from '@jest/globals';
import type { PageRoute } from '../router/page-route.ts';
import { type Arrived, arrive, type CachedPage, stand } from './cached-pages.ts';

const pageNamed = (name: string, cache: 'public' | 'private' = 'public') =>
  ({ declaration: { name, cache } }) as unknown as PageRoute;
const list = pageNamed('category');
const product = pageNamed('product');
const cart = pageNamed('cart', 'private');

const at = (page: PageRoute, pathname: string, key: string, data: unknown = `${pathname} as ${key}`): Arrived => ({
  page,
  data,
  location: { pathname, search: '', hash: '', state: null, key, mask: undefined },
  arrival: { type: 'PUSH', hash: '' },
});
/** The pages that stand after coming to these, one after the other. */
const visit = (...places: Arrived[]): CachedPage[] =>
  places.reduce<CachedPage[]>((pages, place) => arrive(pages, place, null), []);
const entries = (pages: CachedPage[]) => pages.map(({ entry }) => entry);

test('the router telling the same again changes nothing', () => {
  const pages = visit(at(list, '/list', 'a'));
  expect(arrive(pages, at(list, '/list', 'a'), null)).toBe(pages);
});

test('another page begins beside the one that is left', () => {
  const pages = visit(at(list, '/list', 'a'), at(product, '/list/one', 'b'));
  expect(entries(pages)).toEqual(['b', 'a']);
  expect(pages.map(({ arrival }) => arrival.isOfDocument)).toEqual([false, true]);
});

test('an entry of the history finds the page that was left there, as it was', () => {
  const [before] = visit(at(list, '/list', 'a'));
  const pages = visit(at(list, '/list', 'a'), at(product, '/list/one', 'b'), at(list, '/list', 'a'));
  expect(entries(pages)).toEqual(['a', 'b']);
  expect({ ...pages[0], id: before?.id }).toEqual(before);
});

test('with other data it begins anew, once', () => {
  const pages = visit(at(list, '/list', 'a'), at(product, '/list/one', 'b'), at(list, '/list', 'a', 'read again'));
  expect(entries(pages)).toEqual(['a', 'b']);
  expect(pages[0]?.data).toBe('read again');
});

test('a change within the page stays in it', () => {
  const [before] = visit(at(list, '/list', 'a'));
  if (!before) throw new Error('no page');
  const [after, ...others] = arrive([before], at(list, '/list/color=red', 'b'), null);
  expect(after).toMatchObject({ id: before.id, entry: 'b', data: '/list/color=red as b' });
  expect(others).toEqual([]);
});

test('two pages stay behind, and none that belongs to one shopper', () => {
  const three = [at(list, '/one', 'a'), at(list, '/two', 'b'), at(list, '/three', 'c')];
  expect(entries(visit(...three, at(list, '/four', 'd')))).toEqual(['d', 'c', 'b']);
  expect(entries(visit(at(list, '/one', 'a'), at(cart, '/cart', 'b'), at(list, '/two', 'c')))).toEqual(['c', 'a']);
});

test('what was prerendered for an address and its data is what is come to', () => {
  const pages = visit(at(list, '/list', 'a'));
  const prerendered = stand(at(product, '/list/one', '', 'the product'), null);
  const [shown] = arrive(pages, at(product, '/list/one', 'b', 'the product'), prerendered);
  expect(shown).toEqual({ ...prerendered, entry: 'b' });
  const [other] = arrive(pages, at(product, '/list/one', 'b', 'another answer'), prerendered);
  expect(other?.id).not.toBe(prerendered.id);
  const elsewhere = at(product, '/list/two', 'b', 'the product');
  expect(arrive(pages, elsewhere, prerendered)[0]?.id).not.toBe(prerendered.id);
});
