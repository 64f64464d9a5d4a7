/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { InstantInput } from './instant-input.ts';
import type { prefetch } from './prefetch.ts';

let answer: () => void = () => {};
const read = jest.fn<typeof prefetch>(() => new Promise((resolve) => (answer = () => resolve(null))));
jest.unstable_mockModule('./prefetch.ts', () => ({ prefetch: read, keptMs: { inSight: 60_000 } }));
const { prefetchInView } = await import('./prefetch-in-view.ts');

const restMs = 400;
let notifyRouter: () => void = () => {};
let state = 'idle';

const router = {
  get state() {
    return { navigation: { state } };
  },
  subscribe: (notify: () => void) => {
    notifyRouter = notify;
    return () => {};
  },
  // Products are in folders that are called so.
  match: (pathname: string) => [
    {
      params: {},
      route: { handle: { pageOf: () => ({ declaration: { isPrefetchedInView: pathname.includes('product') } }) } },
    },
  ],
};
const input = { router } as unknown as InstantInput;

const link = (href: string, more = '') => `<a href="${href}"${more}>a</a>`;
const asked = () => read.mock.calls.map(([url]) => url.pathname);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'addEventListener');
  state = 'idle';
  // What is called `far` stands below the window; jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('href')?.includes('far') ? innerHeight + 1 : 10;
    return { top, bottom: top + 20, height: 20 } as DOMRect;
  });
});

afterEach(() => {
  for (const heard of jest.mocked(document.addEventListener).mock.calls) document.removeEventListener(...heard);
  jest.restoreAllMocks();
  read.mockClear();
  jest.useRealTimers();
});

const flush = () => jest.advanceTimersByTimeAsync(0);

async function answerAll(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    answer();
    await flush();
  }
}

test('reads what is in the window, each address once and one after the other', async () => {
  document.body.innerHTML = `<main>${link('/product-1')}${link('/product-1')}${link('/category')}${link('/far-product')}${link(
    '/product-2',
  )}${link('/product-3', ' data-document')}</main><footer>${link('/product-4')}</footer>`;
  prefetchInView(input);
  await jest.advanceTimersByTimeAsync(restMs - 1);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['/product-1']);
  await answerAll(5);
  expect(asked()).toEqual(['/product-1', '/product-2']);
});

test('reads no more than six addresses of one view', async () => {
  document.body.innerHTML = `<main>${Array.from({ length: 9 }, (_, index) => link(`/product-${index}`)).join('')}</main>`;
  prefetchInView(input);
  await jest.advanceTimersByTimeAsync(restMs);
  await answerAll(10);
  expect(asked()).toHaveLength(6);
});

test.each(['scroll', 'touchstart', 'pointerdown', 'keydown'])('a %s has the line for itself', async (sign) => {
  document.body.innerHTML = `<main>${link('/product-1')}${link('/product-2')}</main>`;
  prefetchInView(input);
  await jest.advanceTimersByTimeAsync(restMs);
  document.dispatchEvent(new Event(sign));
  await answerAll(1);
  expect(asked()).toEqual(['/product-1']);
  await jest.advanceTimersByTimeAsync(restMs);
  expect(asked()).toEqual(['/product-1', '/product-1']);
});

test('waits for a navigation to end, and then reads what the next page leads to', async () => {
  document.body.innerHTML = `<main>${link('/product-1')}</main>`;
  prefetchInView(input);
  state = 'loading';
  await jest.advanceTimersByTimeAsync(restMs);
  expect(asked()).toEqual([]);
  state = 'idle';
  notifyRouter();
  await jest.advanceTimersByTimeAsync(restMs);
  expect(asked()).toEqual(['/product-1']);
});

test('reads nothing for a page that nobody looks at', async () => {
  document.body.innerHTML = `<main>${link('/product-1')}</main>`;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  prefetchInView(input);
  await jest.advanceTimersByTimeAsync(restMs);
  expect(asked()).toEqual([]);
});
