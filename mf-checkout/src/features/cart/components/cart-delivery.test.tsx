/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { shopperCityOf } from '@vitryna/delivery-view';
import { cartLine, cartSummary, failWith, prices, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { kyiv, quote } from '../../../testing/checkout-api.ts';
import { createFakeCart } from '../../../testing/fake-cart.ts';
import { createShop } from '../../../testing/render-in-store.tsx';
import { CartModal } from './cart-modal.tsx';

guardConsole();

const lamp = cartLine({ product: productCard({ id: '2', prices: prices(100) }), quantity: 2 });

function open({ city, answers = {} }: { city: typeof kyiv | null; answers?: object }) {
  const cart = createFakeCart([lamp]);
  const asked = { 'GET /delivery/city/view': kyiv, 'POST /delivery/quote': quote, ...answers };
  const shop = createShop({ ...cart.table, ...asked });
  if (city) shopperCityOf(shop.api).choose(city);
  const modal = <CartModal onClose={() => {}} load={async () => cartSummary(cart.lines)} />;
  const quotes = () => shop.calls.filter(({ path }) => path === '/delivery/quote');
  return { quotes, ...render(modal, { wrapper: shop.wrapper }) };
}

// Before any city is chosen: the browser keeps it from then on.
test('asks nobody when the cart arrives where no city was chosen', async () => {
  const { quotes } = open({ city: null });
  await screen.findByRole('link', { name: 'Оформити замовлення' });
  expect(quotes()).toEqual([]);
});

test('says when the cart is in the city that was chosen, and asks again when the cart changes', async () => {
  const { quotes } = open({ city: kyiv });
  expect(await screen.findByText(/^Доставка, Київ: .+, безкоштовно$/)).toBeTruthy();
  expect(quotes()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(quotes()).toHaveLength(2));
});

test('shows the cart without a day that nobody answers', async () => {
  const { quotes } = open({ city: kyiv, answers: { 'POST /delivery/quote': failWith(503, 'unavailable') } });
  await waitFor(() => expect(quotes()).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Оформити замовлення' })).toBeTruthy();
  expect(screen.queryByText(/^Доставка, Київ/)).toBeNull();
});
