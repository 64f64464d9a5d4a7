import { expect, test } from '@jest/globals';
import { fakeRelease, fakeRoute } from '../../testing/index.ts';
import { claimedTwice, keepOwnAddresses } from './addresses-of-parts.ts';

const release = (name: string, ...routes: [name: string, path: string][]) =>
  fakeRelease({ name, routes: routes.map(([route, path]) => fakeRoute(route, path)) }).release;
const namesOf = ({ routes }: { routes: { name: string }[] }) => routes.map(({ name }) => name);
const old = release('mf-a', ['blog', 'blog/:slug?'], ['news', 'news'], ['product', ':categorySlug/:productSlug']);

test('who stands in keeps the routes whose addresses its successor still has', () => {
  const successor = release('mf-a', ['blog', 'blog'], ['article', 'blog/:id']);
  expect(namesOf(keepOwnAddresses(old, successor, []))).toEqual(['blog']);
  expect(keepOwnAddresses(old, old, [])).toBe(old);
});

test('a name that another part has now is not answered, wherever the route lies', () => {
  expect(namesOf(keepOwnAddresses(old, old, [release('mf-b', ['news', 'archive'])]))).toEqual(['blog', 'product']);
});

test('where the successor cannot be read, what others have is left to them', () => {
  const others = [release('mf-b', ['latest', 'news']), release('mf-c', ['item', ':categorySlug/:productSlug'])];
  expect(namesOf(keepOwnAddresses(old, null, others))).toEqual(['blog']);
});

test('names what two parts claim, and leaves alone what only looks alike', () => {
  expect(claimedTwice([old, release('mf-b', ['journal', 'blog'])])).toEqual(['"/blog" is claimed by mf-a and by mf-b']);
  expect(claimedTwice([release('mf-b', ['category', ':categorySlug/:specifications?']), old])).toEqual([]);
  expect(claimedTwice([old])).toEqual([]);
});
