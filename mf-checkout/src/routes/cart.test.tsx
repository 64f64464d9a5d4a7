/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createContentClient } from '@vitryna/api-client';
import type { CartSummary } from '@vitryna/contracts/api';
import { appContext } from '@vitryna/remote-kit';
import { cartLine, cartSummary, createFakeTransport, money, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { createShop } from '../testing/render-in-store.tsx';
import { Component, loader } from './cart.tsx';

guardConsole();

const lines = [
  cartLine({ product: productCard({ id: '1' }), quantity: 3 }),
  cartLine({ product: productCard({ id: '2' }) }),
];

async function open(search = '', shown = lines, summary: Partial<CartSummary> = {}) {
  const shop = createShop({
    'GET /catalog/product/list/cart/all': () => shown,
    'GET /catalog/product/cart/summary': () => cartSummary(shown, summary),
  });
  const content = createContentClient({ transport: createFakeTransport({}).transport });
  renderRoute({ loader, Component }, `/ua/checkout/cart${search}`, {
    wrapper: shop.wrapper,
    context: (context) => context.set(appContext, { locale: 'uk', api: shop.api, content }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Кошик' });
  return [...document.querySelectorAll('form')].map((form) => ({
    method: form.method,
    ...Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  })) as Record<string, string>[];
}

test('has a form for each quantity, each removal and the coupon, each write with a key of its own', async () => {
  const forms = await open();
  const key = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(forms).toEqual([
    { method: 'post', form: 'quantity', key, productId: '1', quantity: '3' },
    { method: 'post', form: 'quantity', key, productId: '1', quantity: '0' },
    { method: 'post', form: 'quantity', key, productId: '2', quantity: '1' },
    { method: 'post', form: 'quantity', key, productId: '2', quantity: '0' },
    { method: 'post', form: 'coupon', key, code: '' },
  ]);
  expect(new Set(forms.map((form) => form.key)).size).toBe(5);
});

test('takes the coupon that is in out by a form', async () => {
  const coupon = { code: 'KIT-5', percent: 5, discount: money(100), problem: null };
  const forms = await open('', lines, { coupon });
  expect(screen.getByText('Купон KIT-5')).toBeTruthy();
  expect(forms.at(-1)).toMatchObject({ form: 'couponRemoval' });
});

test.each([
  ['?form=quantity&problem=limited&amount=5', 'Лишилося тільки 5 штук'],
  ['?form=quantity&problem=keyReused', 'Сторінка була застаріла. Ось кошик, яким він є: спробуйте ще раз'],
  ['?form=put&problem=notOrderable', 'Цей товар зараз не можна замовити'],
  ['?form=put&problem=cartFull&amount=100', 'Кошик повний, більше товарів не вміститься'],
  ['?form=coupon&problem=couponMinTotal&amount=300', 'Ще 300 ₴, і купон подіє'],
  ['?form=coupon&problem=%3Cscript%3E', 'Купон не вдалося перевірити. Спробуйте ще раз'],
])('says in its own words what was refused: %s', async (search, words) => {
  await open(search);
  expect(screen.getByText(words)).toBeTruthy();
});

test('leads on where the cart is empty', async () => {
  expect(await open('?form=put&problem=notOrderable', [])).toEqual([]);
  expect(screen.getByText('Цей товар зараз не можна замовити')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'До каталогу' })).toBeTruthy();
});
