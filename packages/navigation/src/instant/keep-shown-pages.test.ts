/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { InstantInput } from './instant-input.ts';
import { keepShownPages } from './keep-shown-pages.ts';

afterEach(() => {
  jest.useRealTimers();
});

/** A tab that shows a page of this kind, goes on to another, and is taken back by the browser. */
function goBack({ cache, afterMs = 0 }: { cache: 'public' | 'private'; afterMs?: number }): InstantInput['ahead'] {
  jest.useFakeTimers();
  const handle = { pageOf: () => ({ declaration: { cache } }) };
  const at = (key: string, pathname: string, data: unknown) => ({
    location: { key, pathname, search: '?page=2' },
    matches: [{ route: { id: 'page', handle }, params: {} }],
    loaderData: { page: data },
    navigation: { state: 'idle' },
    errors: null,
  });
  let notify: () => void = () => {};
  const router = {
    state: at('first', '/ua/list', 'the list'),
    subscribe: (subscriber: () => void) => {
      notify = subscriber;
    },
  };
  const ahead: InstantInput['ahead'] = new Map();
  let pop: () => void = () => {};
  const beforePop: InstantInput['beforePop'] = (listener) => {
    pop = listener;
  };
  keepShownPages({ router, ahead, beforePop } as unknown as InstantInput);
  router.state = at('second', '/ua/product', 'the product');
  notify();
  jest.advanceTimersByTime(afterMs);
  window.history.replaceState({ key: 'first' }, '', '/ua/list?page=2');
  pop();
  return ahead;
}

test('gives a public page the data that it had', async () => {
  const ahead = goBack({ cache: 'public' });
  expect([...ahead.keys()]).toEqual(['/ua/list?page=2']);
  await expect(ahead.get('/ua/list?page=2')).resolves.toBe('the list');
});

test('asks anew for what belongs to one shopper', () => {
  expect(goBack({ cache: 'private' }).size).toBe(0);
});

test('asks anew after five minutes', () => {
  expect(goBack({ cache: 'public', afterMs: 299_000 }).size).toBe(1);
  expect(goBack({ cache: 'public', afterMs: 300_000 }).size).toBe(0);
});
