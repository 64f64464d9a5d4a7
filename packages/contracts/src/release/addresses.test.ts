import { expect, test } from '@jest/globals';
import { gatewaySegments, isGatewayPath, isTakenSegment, pageSegments } from './addresses.ts';

test('names every segment once', () => {
  const all = [...gatewaySegments, ...pageSegments];
  expect(new Set(all).size).toBe(all.length);
  expect(pageSegments.filter(isTakenSegment)).toEqual([]);
});

test.each([
  ['/assets/shell/1/main.js', true],
  ['/media', true],
  ['/icons/icon.svg', true],
  ['/sitemaps/pages-1.xml', true],
  ['/robots.txt', true],
  ['/.well-known/security.txt', true],
  ['/ua/blog/rss.xml', true],
  ['/', false],
  ['/ua/catalog', false],
  ['/offline', false],
  ['/userland', false],
  ['/ip-kamery/a.b', false],
])('leaves %s to the gateway: %s', (pathname, isGateways) => {
  expect(isGatewayPath(pathname)).toBe(isGateways);
});

test('keeps remotes and categories off what is taken', () => {
  expect(['ua', 'ru', 'offline', 'icons', 'sitemaps', 'sw.js'].filter((segment) => !isTakenSegment(segment))).toEqual(
    [],
  );
  expect(isTakenSegment('ip-kamery')).toBe(false);
});
