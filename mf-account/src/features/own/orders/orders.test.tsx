/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OrderShort } from '@vitryna/contracts/api';
import { cartLine, cartSummary, type FakeCall, type FakeTable, failWith, money } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { createShop } from '../../../testing/render-in-store.tsx';
import { Orders } from './orders.tsx';

guardConsole();

const order = (overrides: Partial<OrderShort> = {}): OrderShort => ({
  id: 'order-of-twenty-chars',
  number: '1002-4587',
  status: 'confirmed',
  createdAt: '2026-11-20T10:00:00Z',
  lines: [{ ...cartLine(), priceAtOrder: money(900) }],
  summary: cartSummary(undefined, { total: money(900) }),
  payment: { method: 'cashOnDelivery', state: 'none', company: null, invoiceUrl: null, receiptUrl: null },
  can: { pay: false, cancel: true, repeat: true, return: false, review: false },
  ...overrides,
});

function open(items: OrderShort[], search = '', more: FakeTable = {}) {
  const shop = createShop({
    'GET /order/list': ({ query }: FakeCall) => ({
      items,
      page: Number(query.page),
      limit: 10,
      total: items.length,
      pages: 1,
    }),
    ...more,
  });
  renderRoute({ Component: Orders }, `/ua/account/orders${search}`, { wrapper: shop.wrapper });
  return shop;
}

test('leads to each order, and asks for what the address asks for [§1.4 §2.6 §2.8]', async () => {
  const { calls } = open([order()], '?status=confirmed&page=2');
  const link = await screen.findByRole('link', { name: 'Замовлення 1002-4587' });
  expect(link.getAttribute('href')).toBe('/ua/order/order-of-twenty-chars');
  expect(calls.at(-1)?.query).toEqual({ page: '2', status: 'confirmed' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Які замовлення' }).value).toBe('confirmed');
});

test('gives an order up at the second press only, and shows it as it is then', async () => {
  let now = order();
  const { calls } = open([], '', {
    'GET /order/list': () => ({ items: [now], page: 1, limit: 10, total: 1, pages: 1 }),
    'POST /order/cancel': () => {
      now = order({ status: 'cancelled', can: { ...now.can, cancel: false } });
      return failWith(409, 'orderStatus');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Скасувати замовлення' }));
  expect(calls.some(({ path }) => path === '/order/cancel')).toBe(false);
  fireEvent.change(screen.getByLabelText('Чому'), { target: { value: 'tooLong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Скасувати замовлення' }));
  await screen.findByText('Замовлення вже в дорозі, скасувати його не можна');
  expect(calls.find(({ path }) => path === '/order/cancel')?.body).toEqual({
    orderId: 'order-of-twenty-chars',
    reason: 'tooLong',
  });
  await waitFor(() => expect(calls.filter(({ path }) => path === '/order/list')).toHaveLength(2));
});

test('puts an order into the cart again', async () => {
  const { calls, stores } = open([order()], '', { 'POST /order/repeat': { added: 1, problems: [] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Замовити знову' }));
  await waitFor(() => expect(stores.getState().modals.byName.cart.isActive).toBe(true));
  expect(calls.find(({ path }) => path === '/order/repeat')?.body).toEqual({ orderId: 'order-of-twenty-chars' });
});

test('leads on when there are none, and tells none at all from none of these', async () => {
  open([], '?status=returned');
  await screen.findByText('Таких замовлень немає');
  expect(screen.getByRole('link', { name: 'Усі замовлення' }).getAttribute('href')).toBe('/ua/account/orders');
});

test('offers to try again', async () => {
  open([], '', { 'GET /order/list': failWith(500, 'broken') });
  await screen.findByRole('button', { name: 'Спробувати ще раз' });
});
