import { expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { matchedPage, type RemotePages } from '@vitryna/navigation';
import { matchRoutes } from 'react-router';
import { composeRoutes } from './compose-routes.tsx';

const declare = (path: string): RouteDeclaration => ({
  name: path,
  path,
  layout: 'default',
  cache: 'public',
  page: path,
});
const remote = {
  name: 'mf-content',
  routes: ['', 'services', 'blog/:postSlug', ':categorySlug/:specifications?', ':categorySlug/:productSlug'].map(
    declare,
  ),
} as unknown as RemotePages;
const parts = { frame: {}, PageError: () => null };

/** Path of the route whose page an address shows. */
const shownAt = (locale: 'uk' | 'ru', address: string) =>
  matchedPage(matchRoutes(composeRoutes(locale, [remote], parts), address))?.declaration.path ?? null;

test.each([
  ['ru', '/services', 'services'],
  ['ru', '/ru', ''],
  ['uk', '/ua/services', 'services'],
  ['ru', '/blog/one', 'blog/:postSlug'],
  ['ru', '/kamery', ':categorySlug/:specifications?'],
  ['ru', '/kamery/obrii-4k', ':categorySlug/:productSlug'],
] as const)('shows in %s at %s the page of %s', (locale, address, path) => {
  expect(shownAt(locale, address)).toBe(path);
});

test.each([
  ['ru', '/Services'],
  ['ru', '/SERVICES'],
  ['ru', '/RU'],
  ['uk', '/UA/services'],
  ['uk', '/ua/Services'],
  ['ru', '/Blog/one'],
  ['ru', '/Kamery'],
  ['ru', '/Kamery/obrii-4k'],
  ['ru', '/kamery/Obrii-4K'],
] as const)('shows in %s nothing at %s', (locale, address) => {
  expect(shownAt(locale, address)).toBeNull();
});
