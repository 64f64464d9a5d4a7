/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { prerenderedPage } from '../pages/prerendered-page.ts';
import type { InstantInput } from './instant-input.ts';
import { keptMs, prefetch, prepareAddress } from './prefetch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const url = new URL('/ua/kamery/one?utm_source=mail', location.origin);

type Situation = {
  cache?: 'public' | 'private';
  /** Path of the page in sight. */
  shown?: string;
  /** Where the router is on its way to. */
  coming?: Pick<URL, 'pathname' | 'search'>;
};

/** Prerenders a page of this kind, whose loader gives `data` or fails with it. */
async function load(data: unknown, { cache = 'public', shown = '/ua/kamery', coming }: Situation = {}) {
  const ahead: InstantInput['ahead'] = new Map();
  const loader = jest.fn(async () => {
    if (data instanceof Error) throw data;
    return data;
  });
  const preload = jest.fn(async () => {});
  const remote = { load: async () => ({ loader: { preload } }) };
  const page = { declaration: { page: 'product', name: 'product', cache }, remote };
  const route = { loader, handle: { pageOf: () => page } };
  const matches = [{ route, params: {} }];
  const router = {
    match: () => matches,
    state: { matches, location: { pathname: shown }, navigation: { location: coming } },
  };
  const input = {
    router,
    ahead,
    quietContext: () => new RouterContextProvider(),
    loadTexts: async () => {},
  } as unknown as InstantInput;
  const stop = new AbortController();
  const result = prepareAddress(url, input, stop.signal);
  await result.catch(() => {});
  return { input, ahead, loader, preload, result, stop, again: () => prepareAddress(url, input) };
}

test('keeps the data of an address for ten seconds, and asks once', async () => {
  const { ahead, loader, again } = await load('the product');
  await again();
  expect(loader).toHaveBeenCalledTimes(1);
  await expect(ahead.get('/ua/kamery/one?utm_source=mail')).resolves.toBe('the product');
  jest.advanceTimersByTime(9999);
  expect(ahead.size).toBe(1);
  jest.advanceTimersByTime(1);
  expect(ahead.size).toBe(0);
});

test('asks nothing about what belongs to one shopper', async () => {
  const { ahead, loader } = await load('the cart', { cache: 'private' });
  expect(loader).not.toHaveBeenCalled();
  expect(ahead.size).toBe(0);
});

test('forgets what failed, and what stands in for it', async () => {
  const failed = await load(new Error('down'));
  await expect(failed.result).rejects.toThrow('down');
  expect(failed.ahead.size).toBe(0);
  const { ahead } = await load({ heading: 'as it was', isUnread: true });
  expect(ahead.size).toBe(0);
});

test('the page stands prerendered for as long as its data is kept', async () => {
  await load('the product');
  expect(prerenderedPage.read()).toMatchObject({
    data: 'the product',
    entry: null,
    location: { pathname: '/ua/kamery/one' },
  });
  jest.advanceTimersByTime(9999);
  expect(prerenderedPage.read()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(prerenderedPage.read()).toBeNull();
});

test('what changes only a part of the page in sight is not prerendered beside it', async () => {
  await load('the same product', { shown: '/ua/kamery/one' });
  expect(prerenderedPage.read()).toBeNull();
});

test('what was pressed before its code came is asked for once, by the press', async () => {
  const { loader } = await load('the product', { coming: url });
  expect(loader).not.toHaveBeenCalled();
});

test('what was read because it was in sight is kept for a minute, and a press that is announced then finds it', async () => {
  const { input, loader } = await load('the product');
  jest.advanceTimersByTime(keptMs.intended);
  await prefetch(url, input, keptMs.inSight);
  expect(prerenderedPage.read()).toBeNull();
  jest.advanceTimersByTime(keptMs.inSight - 1);
  await prepareAddress(url, input);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(prerenderedPage.read()).toMatchObject({ data: 'the product' });
  // From now on it is kept as what was announced.
  jest.advanceTimersByTime(keptMs.intended - 1);
  expect(prerenderedPage.read()).not.toBeNull();
  expect(input.ahead.size).toBe(1);
  jest.advanceTimersByTime(1);
  expect(prerenderedPage.read()).toBeNull();
  expect(input.ahead.size).toBe(0);
});

test('the code that asks for data is brought before it is run', async () => {
  const { preload, loader } = await load('the product');
  expect(preload.mock.invocationCallOrder[0]).toBeLessThan(loader.mock.invocationCallOrder[0] ?? 0);
});

test('a finger that scrolls takes away what it had prerendered', async () => {
  const { stop, ahead } = await load('the product');
  expect(prerenderedPage.read()).not.toBeNull();
  stop.abort();
  expect(prerenderedPage.read()).toBeNull();
  expect(ahead.size).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'asks for nothing on a line of %p',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { ahead, preload } = await load('the product');
    Reflect.deleteProperty(navigator, 'connection');
    expect(preload).toHaveBeenCalled();
    expect(ahead.size).toBe(0);
  },
);
