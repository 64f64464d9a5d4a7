import { expect, test } from '@jest/globals';
import { createBrowserStorage } from './browser-storage.ts';
import { createReadonlyCookies } from './cookies.ts';

const createStorage = (full = false) => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
  };
};

test('reads cookies of a request and refuses to set them', () => {
  const cookies = createReadonlyCookies('a=1; store_theme=dark%20one; bad=%zz; b=x=y');
  expect(['a', 'store_theme', 'bad', 'b', 'theme'].map(cookies.get)).toEqual(['1', 'dark one', null, 'x=y', null]);
  expect(() => cookies.set('a', '2', 1)).toThrow('Cannot set a readonly cookie.');
});

test('writes cookies for the whole site, with an age and without sending them to other sites', () => {
  const page = { document: { cookie: '' }, localStorage: createStorage() };
  createBrowserStorage(page).cookies.set('store_theme', 'dark; x', 60);
  expect(page.document.cookie).toBe('store_theme=dark%3B%20x; Path=/; Max-Age=60; SameSite=Lax');
  expect(createBrowserStorage(page).cookies.get('store_theme')).toBe('dark; x');
});

test('remembers in memory what full storage does not take', () => {
  const { local } = createBrowserStorage({ document: { cookie: '' }, localStorage: createStorage(true) });
  local.set('a', '1');
  expect(local.get('a')).toBe('1');
});

test('remembers in memory when storage and cookies are blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked, set: blocked });
  const page = Object.defineProperty({ document, localStorage: createStorage() }, 'localStorage', { get: blocked });
  const { cookies, local } = createBrowserStorage(page);
  expect([cookies.get('a'), local.get('a')]).toEqual([null, null]);
  cookies.set('a', '1', 60);
  local.set('a', '2');
  expect([cookies.get('a'), local.get('a')]).toEqual(['1', '2']);
});
