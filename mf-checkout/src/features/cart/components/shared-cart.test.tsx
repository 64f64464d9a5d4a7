/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failWith, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createFakeCart } from '../../../testing/fake-cart.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { SharedCart } from './shared-cart.tsx';

guardConsole();
afterEach(() => history.replaceState(null, '', '/'));

const shared = [
  { product: productCard({ id: '1' }), quantity: 2 },
  { product: productCard({ id: '2' }), quantity: 1 },
];

function open(answers: object, search = '?cart=token') {
  history.replaceState(null, '', `/ua/checkout${search}`);
  const events: unknown[] = [];
  const shop = renderInStore(<SharedCart />, {
    ...createFakeCart([]).table,
    'GET /catalog/product/list/cart/shared': () => shared,
    ...answers,
  });
  shop.eventBus.on('checkout:cart-changed', ({ reason }) => events.push(reason));
  return { ...shop, events };
}

test('shows what a link would add, adds nothing unasked, and says what could not be added', async () => {
  const additions = { added: 1, problems: [{ productId: '2', problem: 'limited' }] };
  const { calls, events } = open({ 'POST /catalog/product/cart/restore': () => additions });
  expect(await screen.findByText('Камера Vartis 1 × 2')).toBeTruthy();
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  fireEvent.click(screen.getByRole('button', { name: 'Додати до мого кошика' }));
  expect(await screen.findByText('Товари у вашому кошику')).toBeTruthy();
  expect(screen.getByText('Камера Vartis 2 × 1')).toBeTruthy();
  expect(screen.queryByText('Камера Vartis 1 × 2')).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'token' });
  expect(events).toEqual(['reloaded']);
});

test('goes away when the shopper wants none of it', async () => {
  const { calls } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Ні, дякую' }));
  expect(screen.queryByText('Вам надіслали кошик')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('says that a link is too old', async () => {
  open({ 'GET /catalog/product/list/cart/shared': failWith(410, 'gone') });
  expect(await screen.findByText('Це посилання на кошик застаріло')).toBeTruthy();
});

test('asks nothing where the address names no cart', async () => {
  const { calls, container } = open({}, '');
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(calls).toEqual([]);
});
