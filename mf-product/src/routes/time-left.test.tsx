/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { prices, product } from '@vitryna/testing';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as page from './product.tsx';

afterEach(() => void jest.useRealTimers());

test('counts by the clock of the server, and at the end reads the product again without a reload', async () => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  const now = Date.parse('2026-11-22T10:00:00Z');
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'performance'] });
  // This computer is an hour slow.
  const server = now + 3_600_000;
  const head = jest.fn(async () => new Response(null, { headers: { date: new Date(server - 500).toUTCString() } }));
  globalThis.fetch = head as typeof fetch;
  const period = { startAt: 0, endAt: server / 1000 + 65 };
  const promotion = { id: 'p', name: { uk: 'Акція', ru: 'Акция' }, period };
  const reduced = product({ prices: prices(90, 100), promotion });
  let isOver = false;
  const { calls } = renderProductPage(page, '/ua/kamery/kamera-vartis-1', {
    ...answersOf(reduced),
    'GET /catalog/product/view': () => (isOver ? { ...reduced, prices: prices(100), promotion: null } : reduced),
  });
  const flush = async (ms: number) => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
    });
  };
  for (let round = 0; round < 20 && !screen.queryByText(/00:01:0/); round += 1) await flush(50);
  expect(screen.getByRole('timer').textContent).toMatch(/^00:01:0[1-5]$/);
  await flush(30_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^00:00:3/);
  isOver = true;
  await flush(40_000);
  for (let round = 0; round < 20 && screen.queryByRole('timer'); round += 1) await flush(50);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/економія/)).toBeNull();
  expect(calls.filter(({ path }) => path === '/catalog/product/view')).toHaveLength(2);
  expect(head).toHaveBeenCalledTimes(1);
});
