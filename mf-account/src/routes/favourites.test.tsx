/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Stores } from '@vitryna/store';
import { cartLine, type FakeCall, failWith, money, prices, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { createShop } from '../testing/render-in-store.tsx';
import * as page from './favourites.tsx';

guardConsole();

function open(favourites: unknown, { me = null, begin }: { me?: unknown; begin?: (stores: Stores) => void } = {}) {
  const bought: string[] = [];
  const { calls, stores, wrapper } = createShop({
    'GET /account/me': me,
    'GET /catalog/product/list/favorite': favourites,
    'POST /catalog/product/favorite/remove': null,
    'POST /catalog/product/cart/add': ({ body }: FakeCall) => {
      bought.push((body as { productId: string }).productId);
      return null;
    },
    'GET /catalog/product/list/cart/all': () => bought.map((id) => cartLine({ product: productCard({ id }) })),
  });
  begin?.(stores);
  renderRoute({ Component: page.Component }, '/ua/account/favorites', { wrapper });
  return { calls, stores };
}

const favourite = { product: productCard({ id: '1' }), addedAt: '2026-01-01T00:00:00Z', priceThen: money(2999) };

test('shows the favourites of the session [§1.4 §2.8 §3.9 §7.3 /catalog/product/list/favorite]', async () => {
  open([favourite]);
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  expect(screen.getByText('1 товар')).toBeTruthy();
});

test('takes a product off the list when its heart is pressed', async () => {
  const { calls } = open([favourite]);
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  fireEvent.click(screen.getByRole('button', { pressed: true }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ productId: '1' });
});

test('leads on when there are none', async () => {
  open([]);
  expect((await screen.findByRole('link', { name: 'До каталогу' })).getAttribute('href')).toBe('/ua/catalog');
});

test('offers to try again when the list does not load', async () => {
  open(failWith(500, 'broken'));
  await screen.findByRole('button', { name: 'Спробувати ще раз' });
});

test.each([
  ['nobody has asked who it is', undefined],
  ['the user is being fetched', (stores: Stores) => void stores.user.load()],
  ['the list is being read', (stores: Stores) => void stores.favourites.load()],
])('reads the list once when %s', async (_, begin) => {
  const { calls } = open([favourite], { ...(begin && { begin }) });
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  // Whoever reads it again does so in the turns that follow.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(calls.filter(({ path }) => path.endsWith('/list/favorite'))).toHaveLength(1);
});

test('shows the list of the session when nobody can say who it is, and reads it again after a sign-out', async () => {
  const { calls, stores } = open([favourite], { me: failWith(500, 'broken') });
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  act(() => stores.favourites.clear());
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/list/favorite'))).toHaveLength(2));
});

test('says what became of a price, and puts the list in the order that is chosen', async () => {
  const same = { ...favourite, product: productCard({ id: '1', prices: prices(2999) }) };
  const cheaper = { ...favourite, product: productCard({ id: '2', prices: prices(2500) }), priceThen: money(2999) };
  open([same, cheaper]);
  await screen.findByText(/^Дешевше на 499/);
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Камера Vartis 1', 'Камера Vartis 2']);
  fireEvent.change(screen.getByLabelText('Порядок списку'), { target: { value: 'fallen' } });
  expect(names()).toEqual(['Камера Vartis 2', 'Камера Vartis 1']);
});

test('puts what can be bought into the cart, and opens it', async () => {
  const gone = { ...favourite, product: productCard({ id: '3', status: 'outOfStock' }) };
  const { calls, stores } = open([favourite, { ...favourite, product: productCard({ id: '2' }) }, gone]);
  fireEvent.click(await screen.findByRole('button', { name: 'Усе в кошик' }));
  await waitFor(() => expect(stores.getState().modals.byName.cart.isActive).toBe(true));
  const added = calls.filter(({ path }) => path === '/catalog/product/cart/add').map(({ body }) => body);
  expect(added).toEqual([
    { productId: '1', quantity: 1 },
    { productId: '2', quantity: 1 },
  ]);
});
