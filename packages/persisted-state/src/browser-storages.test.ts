import { expect, test } from '@jest/globals';
import { createBrowserStorages, createReadonlyCookies } from './index.ts';

function createWebStorage(isFull = false) {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name: string) => void items.delete(name),
  };
}

/** A window whose document keeps cookies as browsers do: one is set at a time, all are read. */
function createWindow(isFull = false) {
  const jar = new Map<string, string>();
  const set: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      set.push(text);
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { page: { document, localStorage: createWebStorage(isFull), sessionStorage: createWebStorage() }, set };
}

test('reads cookies of a request', () => {
  const cookies = createReadonlyCookies('a=1; store_theme=dark%20one; bad=%zz; b=x=y');
  expect(['a', 'store_theme', 'bad', 'b', 'theme'].map(cookies.get)).toEqual(['1', 'dark one', null, 'x=y', null]);
});

test('refuses to write a read-only cookie in words one can read [§8.12]', () => {
  const cookies = createReadonlyCookies('a=1');
  expect(() => cookies.set('a', '2', 1)).toThrow('Cannot set a readonly cookie.');
  expect(() => cookies.remove('a')).toThrow('Cannot set a readonly cookie.');
});

test('writes cookies for the whole site, with an age and without sending them to other sites', () => {
  const { page, set } = createWindow();
  createBrowserStorages(page).cookies.set('store_theme', 'dark; x', 60);
  expect(set).toEqual(['store_theme=dark%3B%20x; Path=/; Max-Age=60; SameSite=Lax']);
  expect(createBrowserStorages(page).cookies.get('store_theme')).toBe('dark; x');
});

test('sees what another tab has written since', () => {
  const { page } = createWindow();
  const [here, there] = [createBrowserStorages(page), createBrowserStorages(page)];
  here.cookies.set('a', '1', 60);
  there.cookies.set('a', '2', 60);
  expect(here.cookies.get('a')).toBe('2');
});

test('forgets a value in each storage', () => {
  const { cookies, local, session } = createBrowserStorages(createWindow().page);
  cookies.set('a', '1', 60);
  local.set('a', '1');
  session.set('a', '1');
  for (const storage of [cookies, local, session]) storage.remove('a');
  expect([cookies.get('a'), local.get('a'), session.get('a')]).toEqual([null, null, null]);
});

test('remembers in memory what full storage does not take', () => {
  const { local } = createBrowserStorages(createWindow(true).page);
  local.set('a', '1');
  expect(local.get('a')).toBe('1');
  local.remove('a');
  expect(local.get('a')).toBeNull();
});

test('remembers in memory when storage and cookies are blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked, set: blocked });
  const page = { document, localStorage: createWebStorage(), sessionStorage: createWebStorage() };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(page, name, { get: blocked });
  const { cookies, local, session } = createBrowserStorages(page);
  expect([cookies.get('a'), local.get('a'), session.get('a')]).toEqual([null, null, null]);
  cookies.set('a', '1', 60);
  local.set('a', '2');
  session.set('a', '3');
  expect([cookies.get('a'), local.get('a'), session.get('a')]).toEqual(['1', '2', '3']);
});

test('remembers in memory when the browser drops cookies without a word', () => {
  const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => undefined });
  const { cookies } = createBrowserStorages({ ...createWindow().page, document });
  cookies.set('a', '1', 60);
  expect(cookies.get('a')).toBe('1');
  cookies.remove('a');
  expect(cookies.get('a')).toBeNull();
});
