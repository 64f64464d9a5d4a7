/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartLine, CartSummary } from '@vitryna/contracts/api';
import { cartLine, cartSummary, failWith, money, prices, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createFakeCart } from '../../../testing/fake-cart.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { CartModal } from './cart-modal.tsx';

guardConsole();

const hub = cartLine({ product: productCard({ id: '2', prices: prices(100) }), quantity: 2 });

function open(lines: CartLine[], answers: object = {}, summary: Partial<CartSummary> = {}) {
  const cart = createFakeCart(lines);
  const load = async () => cartSummary(cart.lines, summary);
  const events: unknown[] = [];
  const shop = renderInStore(<CartModal onClose={() => {}} load={load} />, { ...cart.table, ...answers });
  shop.eventBus.on('checkout:cart-changed', ({ reason }) => events.push(reason));
  return { cart, events, ...shop };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const posts = (calls: { method: string; path: string; body: unknown }[]) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path.replace('/catalog/product/', ''), body]);

test('offers a removed line back, also where it was the only one, with its quantity', async () => {
  const { calls } = open([hub]);
  await press('Прибрати з кошика: Камера Vartis 2');
  expect(screen.getByText('Кошик порожній')).toBeTruthy();
  expect(screen.getByText('Прибрано: Камера Vartis 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Повернути' }));
  await waitFor(() =>
    expect(posts(calls)).toEqual([
      ['cart/remove', { productId: '2', quantity: 2 }],
      ['cart/add', { productId: '2', quantity: 2 }],
    ]),
  );
});

test('offers nothing back where the line has come back by itself', async () => {
  open([hub], { 'POST /catalog/product/cart/remove': failWith(503, 'unavailable') });
  await press('Прибрати з кошика: Камера Vartis 2');
  await waitFor(() => expect(screen.queryByText('Прибрано: Камера Vartis 2')).toBeNull());
  expect(screen.getByRole('link', { name: 'Камера Vartis 2' })).toBeTruthy();
});

test('shows the price that was and the one that is, and settles it with one press', async () => {
  const changed = { ...hub, problem: 'priceChanged' as const, priceSeen: 90 };
  const { cart, calls, events } = open([changed], {
    'POST /catalog/product/cart/accept': () => {
      cart.lines = [hub];
      return null;
    },
  });
  expect(await screen.findByText('Було 90 ₴, тепер 100 ₴')).toBeTruthy();
  await press('Погоджуюся: Камера Vartis 2');
  await waitFor(() => expect(screen.queryByText('Було 90 ₴, тепер 100 ₴')).toBeNull());
  expect(posts(calls)).toEqual([['cart/accept', { productId: '2', price: 100 }]]);
  // Other tabs hear of it.
  expect(events).toEqual(['reloaded']);
});

test('takes as many as are left with one press', async () => {
  const { calls } = open([{ ...hub, problem: 'limited', quantity: 6, maxQuantity: 5 }]);
  expect(await screen.findByText('Ви обрали 6. Лишилося тільки 5 штук')).toBeTruthy();
  await press('Узяти 5 штук: Камера Vartis 2');
  await waitFor(() => expect(posts(calls)).toEqual([['cart/remove', { productId: '2', quantity: 1 }]]));
});

test('removes what is sold out with one press at the line', async () => {
  const { calls } = open([{ ...hub, problem: 'outOfStock' }]);
  await press('Прибрати: Камера Vartis 2');
  await waitFor(() => expect(posts(calls)).toEqual([['cart/remove', { productId: '2', quantity: 2 }]]));
});

test('puts a coupon in, counts it in the total, and takes it out', async () => {
  const coupon = { code: 'KIT-5', percent: 5, discount: money(10), problem: null };
  const summary: Partial<CartSummary> = {};
  const answer = (held: CartSummary['coupon']) => () => {
    summary.coupon = held;
    return cartSummary([hub], summary);
  };
  const answers = {
    'POST /catalog/product/cart/coupon/add': answer(coupon),
    'POST /catalog/product/cart/coupon/remove': answer(null),
  };
  const { calls, events } = open([hub], answers, summary);
  fireEvent.change(await screen.findByLabelText('Купон'), { target: { value: 'kit-5' } });
  await press('Застосувати');
  expect(await screen.findByText('Купон KIT-5')).toBeTruthy();
  expect(screen.getByText('190 ₴')).toBeTruthy();
  await press('Прибрати купон');
  await screen.findByLabelText('Купон');
  expect(posts(calls)).toEqual([
    ['cart/coupon/add', { code: 'kit-5' }],
    ['cart/coupon/remove', {}],
  ]);
  await waitFor(() => expect(events).toEqual(['reloaded', 'reloaded']));
});

test.each([
  [400, 'couponUnknown', undefined, 'Такого купона немає. Перевірте код'],
  [409, 'couponUsed', undefined, 'Купон уже використано'],
  [409, 'couponExpired', undefined, 'Термін дії купона минув'],
  [409, 'couponMinTotal', { left: 300 }, 'Ще 300 ₴, і купон подіє'],
])('says at the field why a coupon was refused: %s %s', async (status, code, details, words) => {
  open([hub], { 'POST /catalog/product/cart/coupon/add': failWith(status, code, { details }) });
  const field = await screen.findByLabelText('Купон');
  fireEvent.change(field, { target: { value: 'KIT-5' } });
  await press('Застосувати');
  await screen.findByText(words);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('keeps a coupon that takes nothing off in sight, with the reason', async () => {
  const coupon = { code: 'KIT-5', percent: 5, discount: money(0), problem: 'couponMinTotal' as const, left: money(50) };
  open([hub], {}, { coupon });
  expect(await screen.findByText('Ще 50 ₴, і купон подіє')).toBeTruthy();
  expect(screen.getByText('200 ₴', { selector: '[role="status"] b' })).toBeTruthy();
});

test('names what is in the way of free delivery', async () => {
  const { freeDelivery } = cartSummary([hub]);
  open([hub], {}, { freeDelivery: { ...freeDelivery, reached: false, blockedBy: ['2'] } });
  expect(await screen.findByText('Безкоштовна доставка не діє на: Камера Vartis 2')).toBeTruthy();
});

test('recommends products while something is missing to free delivery', async () => {
  open([hub], {
    'GET /catalog/product/list/cart/recommended': () => [productCard({ id: '7', prices: prices(1850) })],
  });
  const title = await screen.findByRole('heading', { name: 'З одним із цих доставка безкоштовна' });
  const section = within(title.closest('section') ?? title);
  expect(section.getByRole('link', { name: /Камера Vartis 7/ })).toBeTruthy();
});

test('saves a line for later and shows it under the cart', async () => {
  const { calls, events } = open([hub]);
  await press('Відкласти: Камера Vartis 2');
  await screen.findByRole('heading', { name: 'Відкладено на потім' });
  expect(posts(calls)).toEqual([['cart/save', { productId: '2' }]]);
  await waitFor(() => expect(events).toEqual(['reloaded']));
  expect(screen.getByRole('button', { name: 'Повернути до кошика: Камера Vartis 2' })).toBeTruthy();
});
