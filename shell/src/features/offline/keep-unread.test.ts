/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import { matchRoutes } from 'react-router';
import { pageProblemOf } from '../../pages/error/page-problem.ts';
import type { ErrorRecovery } from '../../router/error-recovery.ts';
import type { App } from '../feature.ts';
import { keepUnread } from './keep-unread.ts';

const origin = 'https://store.test';
const noAnswer = createApiError({ kind: 'network', message: 'no answer' });
const shown = { heading: 'Камери' };

const route = (path: string, name: string) => ({
  id: `uk:${path}`,
  path,
  handle: {
    pageOf: () => ({
      declaration: { name, page: name },
      remote: { loaded: () => ({ handle: { saysUnread: name === 'category' } }) },
    }),
  },
});
const list = route('/ua/:categorySlug', 'category');
const faq = route('/ua/faq', 'content');
const routes = [list, route('/ua/:categorySlug/:specifications', 'category'), faq];

function open(loaderData: Record<string, unknown> = { [list.id]: shown }, pathname = '/ua/kamery') {
  const recovery: ErrorRecovery = {};
  const matches = matchRoutes(pathname === faq.path ? [faq] : [list], pathname);
  const state = { location: { pathname, search: '' }, matches, loaderData };
  const match = (path: string) => matchRoutes(routes, path);
  keepUnread({ router: { state, match }, recovery } as unknown as App);
  return (error: unknown, path: string) => recovery.find?.(error, origin + path);
}

/** A worker that has kept these addresses. */
function keep(...addresses: string[]) {
  const container = { controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.assign(globalThis, {
    caches: { match: async (address: string) => (addresses.includes(address) ? new Response() : undefined) },
  });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

test.each(['/ua/kamery?sort=priceAsc', '/ua/kamery/rozdilnist=4'])(
  'shows the list as it was when %s cannot be read',
  async (path) => {
    await expect(open()(noAnswer, path)).resolves.toEqual({ ...shown, isUnread: true });
  },
);

const offline = { kind: 'offline', status: 503 };

test('an error of another page is its own', async () => {
  await expect(open()(noAnswer, '/ua/faq')).rejects.toEqual(offline);
  await expect(open()(noAnswer, '/ua/routery')).rejects.toEqual(offline);
});

test('a page that would not say so gives way', async () => {
  await expect(open({ [faq.id]: shown }, faq.path)(noAnswer, '/ua/faq?page=2')).rejects.toEqual(offline);
});

test('there is nothing to keep of a page that failed itself', async () => {
  await expect(open({})(noAnswer, '/ua/kamery?page=2')).rejects.toEqual(offline);
});

test('an answer that says no is no lost connection', async () => {
  const refusal = createApiError({ kind: 'http', status: 500, message: 'down' });
  await expect(open()(refusal, '/ua/kamery?page=2')).rejects.toBe(refusal);
});

test('code that cannot be fetched is a lost connection when the browser has none', async () => {
  const fail = () => new TypeError('Failed to fetch dynamically imported module');
  await expect(open()(fail(), '/ua/kamery?page=2')).rejects.toThrow('Failed to fetch');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(open()(fail(), '/ua/kamery?page=2')).resolves.toMatchObject({ isUnread: true });
});

// A screen that waits for the connection must not cease to wait because the connection is back when it is shown.
test('what failed without a connection stays so when the connection is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const thrown = await open()(new TypeError('Failed to fetch'), '/ua/faq')?.catch((error: unknown) => error);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(pageProblemOf(thrown)).toEqual(offline);
});

test('opens the document that the worker has kept', async () => {
  keep(`${origin}/ua/faq`);
  const way = await open()(noAnswer, '/ua/faq')?.catch((thrown: unknown) => thrown);
  expect(way).toBeInstanceOf(Response);
  expect((way as Response).headers.get('Location')).toBe(`${origin}/ua/faq`);
  expect((way as Response).headers.get('X-Remix-Reload-Document')).toBe('true');
});

test.each(['serviceWorker', 'caches'])(
  'shows the lost connection as such where the browser forbids %s',
  async (forbidden) => {
    keep(`${origin}/ua/faq`);
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(forbidden === 'caches' ? globalThis : navigator, forbidden, { configurable: true, get });
    try {
      await expect(open()(noAnswer, '/ua/faq')).rejects.toEqual(offline);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
  },
);

test('never leaves the page that it reads again', async () => {
  keep(`${origin}/ua/kamery`);
  await expect(open()(noAnswer, '/ua/kamery')).resolves.toMatchObject({ isUnread: true });
});
