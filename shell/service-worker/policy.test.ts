import { describe, expect, test } from '@jest/globals';
import { isKeepableFile, isKeepablePage, kindOf, pageKey } from './policy.ts';

const origin = 'https://shop.example';
const request = (path: string, init: { method?: string; mode?: string; headers?: Record<string, string> } = {}) =>
  ({
    method: init.method ?? 'GET',
    mode: init.mode ?? 'no-cors',
    url: new URL(path, origin).href,
    headers: new Headers(init.headers),
  }) as Request;
const answer = (status: number, headers: Record<string, string>, more: object = {}) =>
  ({ status, type: 'basic', redirected: false, headers: new Headers(headers), ...more }) as Response;

describe('a request', () => {
  test.each([
    ['/ua/ip-kamery?page=2', 'page'],
    ['/', 'page'],
    ['/sw.js', 'other'],
    ['/robots.txt', 'other'],
    ['/user/openapi.json', 'other'],
    ['/media/abc.webp', 'other'],
  ])('to open %s is %s', (path, kind) => {
    expect(kindOf(request(path, { mode: 'navigate' }), origin)).toBe(kind);
  });

  test.each([
    ['/assets/shell/1/main.js', 'file'],
    ['/assets/texts/uk-0123456789abcdef.json', 'file'],
    ['/builds/compositions/0123456789abcdef.json', 'file'],
    ['/builds/latest.json', 'other'],
    ['/media/abc/s.webp', 'picture'],
    ['/user/catalog/product/list/cart/all', 'other'],
    ['/api/pages', 'other'],
    ['https://other.example/assets/x.js', 'other'],
  ])('for %s is %s', (path, kind) => {
    expect(kindOf(request(path), origin)).toBe(kind);
  });

  test('that writes, or asks for a part, is left to the browser', () => {
    expect(kindOf(request('/assets/x.js', { method: 'POST' }), origin)).toBe('other');
    expect(kindOf(request('/media/film.mp4', { headers: { Range: 'bytes=0-1' } }), origin)).toBe('other');
  });
});

describe('a page', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

  test('is kept whole, everybody’s and unmoved only, in whatever look', () => {
    expect(isKeepablePage(answer(200, html))).toBe(true);
    const inOwnLook = { ...html, 'cache-control': 'private, max-age=0, must-revalidate' };
    expect(isKeepablePage(answer(200, inOwnLook))).toBe(true);
    expect(isKeepablePage(answer(404, html))).toBe(false);
    expect(isKeepablePage(answer(200, html, { redirected: true }))).toBe(false);
    expect(isKeepablePage(answer(200, { ...html, 'content-type': 'application/json' }))).toBe(false);
  });

  test.each(['no-store', 'private, no-cache', 'public, no-store', ''])(
    'of one shopper is never kept: %j',
    (control) => {
      expect(isKeepablePage(answer(200, { ...html, 'cache-control': control }))).toBe(false);
    },
  );

  test('is kept without its campaign, and never with the secret of an e-mail', () => {
    const key = pageKey(`${origin}/ua/catalog?utm_source=mail&page=2&gclid=1#main`);
    expect(key).toBe(`${origin}/ua/catalog?page=2`);
    for (const name of ['recovery', 'confirm', 'unsubscribe']) {
      expect(pageKey(`${origin}/ua/catalog?${name}=secret`)).toBeNull();
    }
  });
});

test('a file is kept when it never changes', () => {
  expect(isKeepableFile(answer(200, { 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
  expect(isKeepableFile(answer(200, { 'cache-control': 'public, max-age=3600' }))).toBe(false);
  expect(isKeepableFile(answer(500, { 'cache-control': 'immutable' }))).toBe(false);
  expect(isKeepableFile(answer(200, { 'cache-control': 'immutable' }, { type: 'opaque' }))).toBe(false);
});
