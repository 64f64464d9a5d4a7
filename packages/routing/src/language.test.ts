import { expect, test } from '@jest/globals';
import type { Locale } from '@vitryna/contracts/languages';
import { alternates, href, localeOfPath, manifestPath, pathBelowPrefix, routeId } from './language.ts';

test.each([
  ['/', 'uk', '/'],
  ['/ua', 'uk', '/'],
  ['/ua/catalog', 'uk', '/catalog'],
  ['/ru', 'ru', '/'],
  ['/catalog', 'ru', '/catalog'],
  ['/uaz', 'ru', '/uaz'],
  ['/uaz/ua', 'ru', '/uaz/ua'],
  ['/UA/catalog', 'ru', '/UA/catalog'],
] as const)('reads %s as %s, %s below the prefix [§2.2]', (pathname, locale, below) => {
  expect(localeOfPath(pathname)).toBe(locale);
  expect(pathBelowPrefix(pathname)).toBe(below);
});

test.each([
  ['uk', '/', '/'],
  ['ru', '/', '/ru'],
  ['uk', '/?recovery=a', '/?recovery=a'],
  ['ru', '/?recovery=a', '/ru?recovery=a'],
  ['uk', '/catalog', '/ua/catalog'],
  ['ru', '/catalog?page=2', '/catalog?page=2'],
] as const)('addresses in %s the page %s as %s [§2.1 §3.13]', (locale, path, address) => {
  expect(href(locale, path)).toBe(address);
});

test('keeps the path when the language changes [§2.5]', () => {
  const moved = (to: Locale, pathname: string) => href(to, pathBelowPrefix(pathname));
  expect(moved('uk', '/cameras/type=dome')).toBe('/ua/cameras/type=dome');
  expect(moved('ru', '/ua/cameras')).toBe('/cameras');
  expect(moved('ru', '/')).toBe('/ru');
  expect(moved('uk', '/ru')).toBe('/');
});

test('gives both languages the same alternates, each canonical to itself [§2.17]', () => {
  const uk = alternates('https://vitryna.example/', 'uk', '/catalog');
  const ru = alternates('https://vitryna.example', 'ru', '/catalog');
  expect(uk.links).toEqual(ru.links);
  expect(uk.links).toEqual([
    { hreflang: 'uk', href: 'https://vitryna.example/ua/catalog' },
    { hreflang: 'ru', href: 'https://vitryna.example/catalog' },
    { hreflang: 'x-default', href: 'https://vitryna.example/ua/catalog' },
  ]);
  expect(uk.canonical).toBe('https://vitryna.example/ua/catalog');
  expect(ru.canonical).toBe('https://vitryna.example/catalog');
});

test('treats the homes as the special pair they are [§2.3]', () => {
  const { canonical, links } = alternates('https://vitryna.example', 'ru', '/');
  expect(canonical).toBe('https://vitryna.example/ru');
  expect(links.map((link) => link.href)).toEqual([
    'https://vitryna.example/',
    'https://vitryna.example/ru',
    'https://vitryna.example/',
  ]);
});

test('names routes as the specification does [§2.4 §3.13]', () => {
  expect(routeId('uk', 'category')).toBe('ua_category');
  expect(routeId('ru', 'home')).toBe('ru_home');
});

test('each language has a web app manifest of its own', () => {
  expect([manifestPath('uk'), manifestPath('ru')]).toEqual(['/manifest.webmanifest', '/manifest.ru.webmanifest']);
});
