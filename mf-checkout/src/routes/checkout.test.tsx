/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createContentClient } from '@vitryna/api-client';
import type { CartLine } from '@vitryna/contracts/api';
import { appContext } from '@vitryna/remote-kit';
import { cartLine, config, createFakeTransport, failWith, l10n } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { createFakeCart, createShop } from '../testing/render-in-store.tsx';
import { Checkout, loader } from './checkout.tsx';

guardConsole();

const shopConfig = config({ phone: '0 800 000 000', schedule: l10n('щодня 8:00–21:00') });

function open(lines: CartLine[], answers: object = {}) {
  const cart = createFakeCart(lines);
  const shop = createShop({ 'GET /shared/config': shopConfig, ...cart.table, ...answers });
  const content = createContentClient({ transport: createFakeTransport({}).transport });
  const page = { loader, Component: () => <Checkout load={cart.loadSummary} /> };
  renderRoute(page, '/ua/checkout', {
    wrapper: shop.wrapper,
    context: (context) => context.set(appContext, { locale: 'uk', api: shop.api, content }),
  });
  return shop;
}

test('shows a skeleton until the cart is here, then its lines, sums and the phone', async () => {
  const { stores } = open([cartLine()]);
  await screen.findByRole('heading', { level: 1, name: 'Оформлення замовлення' });
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  await act(() => stores.cart.load());
  expect(await screen.findByRole('link', { name: 'Камера Vartis 1' })).toBeTruthy();
  expect(await screen.findByText('безкоштовно')).toBeTruthy();
  expect(screen.getByText('−500 ₴')).toBeTruthy();
  const phone = screen.getByRole('link', { name: '0 800 000 000' });
  expect(phone.getAttribute('href')).toBe('tel:0800000000');
});

test('leads to the catalogue when the cart is empty', async () => {
  const { stores } = open([]);
  await screen.findByRole('heading', { level: 1 });
  await act(() => stores.cart.load());
  expect(await screen.findByRole('link', { name: 'До каталогу' })).toBeTruthy();
  expect(screen.queryByText('Ваше замовлення')).toBeNull();
});

test('opens without the phone when nobody knows it', async () => {
  open([], { 'GET /shared/config': failWith(503, 'unavailable') });
  await screen.findByRole('heading', { name: 'Приймемо замовлення телефоном' });
  expect(screen.queryByRole('link', { name: /0 800/ })).toBeNull();
});

test('follows a removal down to the empty cart', async () => {
  const { stores, calls } = open([cartLine()]);
  await screen.findByRole('heading', { level: 1 });
  await act(() => stores.cart.load());
  fireEvent.click(await screen.findByRole('button', { name: /Прибрати/ }));
  expect(await screen.findByText('Кошик порожній')).toBeTruthy();
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/cart/remove'))).toBe(true));
});

test('tells once that a shopper with something in the cart has come, and nothing of an empty one', async () => {
  const full = open([cartLine({ quantity: 2 })]);
  const news: unknown[] = [];
  full.eventBus.on('checkout:checkout-started', (payload) => news.push(payload));
  await act(() => full.stores.cart.load());
  await act(() => full.stores.cart.setQuantity('1', 3));
  expect(news).toEqual([{ units: 2 }]);
  const empty = open([]);
  empty.eventBus.on('checkout:checkout-started', (payload) => news.push(payload));
  await act(() => empty.stores.cart.load());
  expect(news).toHaveLength(1);
});
