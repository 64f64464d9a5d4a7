/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { appContext } from '@vitryna/remote-kit';
import { failWith, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { FakeIntersectionObserver } from '../../testing/fake-intersection-observer.ts';
import { openShop } from '../../testing/render-product-page.tsx';
import { LateShelves } from './components/late-shelves.tsx';

guardConsole();
afterEach(cleanup);

type Query = { query: { type?: string } };

async function open(table: Parameters<typeof openShop>[0] = {}) {
  const sensors: ((isIntersecting: boolean) => void)[] = [];
  globalThis.IntersectionObserver = class extends FakeIntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super();
      sensors.push((isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this));
    }
  };
  const shop = openShop({
    'GET /catalog/product/list/related': ({ query }: Query) =>
      query.type === 'series' ? [productCard({ id: '5' })] : [productCard({ id: '4' })],
    'GET /catalog/product/list/ids': [productCard({ id: '6' })],
    ...table,
  });
  shop.stores.recentlyViewed.note('6');
  shop.stores.recentlyViewed.note('1');
  const page = { Component: () => <LateShelves productId="1" />, loader: () => null };
  renderRoute(page, '/ua/kamery/kamera-vartis-1', {
    path: 'ua/:categorySlug/:productSlug',
    context: (context) => context.set(appContext, shop.clients),
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(sensors).toHaveLength(2));
  const stand = (top: number) => {
    Element.prototype.getBoundingClientRect = () => ({ top }) as DOMRect;
  };
  const see = (sensor: number, isIntersecting: boolean) => act(async () => sensors[sensor]?.(isIntersecting));
  return {
    ...shop,
    stand,
    see,
    headings: () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent),
  };
}

test('reads its rows when they come near, and shows what else was looked at', async () => {
  const { stand, see, headings, calls } = await open();
  stand(2000);
  await see(0, false);
  expect(calls).toEqual([]);
  await see(0, true);
  await waitFor(() => expect(headings()).toEqual(['Купують разом', 'З тієї самої серії', 'Ви переглядали']));
  const asked = calls.find(({ path }) => path.endsWith('/list/ids'));
  expect([asked?.query.ids ?? asked?.query['ids[]']].flat()).toEqual(['6']);
});

test('moves nothing that is seen: rows that come while the end is in sight wait until it is below', async () => {
  const { stand, see, headings, calls } = await open();
  stand(300);
  await see(0, true);
  await waitFor(() => expect(calls).toHaveLength(3));
  await act(async () => {});
  expect(headings()).toEqual([]);
  stand(2000);
  await see(1, false);
  await waitFor(() => expect(headings()).toHaveLength(3));
  expect(calls).toHaveLength(3);
});

test('shows the others when one of them fails', async () => {
  const { stand, see, headings } = await open({
    'GET /catalog/product/list/related': ({ query }: Query) =>
      query.type === 'series' ? [productCard({ id: '5' })] : failWith(503, 'unavailable'),
    'GET /catalog/product/list/ids': failWith(500, 'internal'),
  });
  stand(2000);
  await see(0, true);
  await waitFor(() => expect(headings()).toEqual(['З тієї самої серії']));
});
