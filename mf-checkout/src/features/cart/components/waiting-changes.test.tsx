/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { cartLine, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createFakeCart } from '../../../testing/fake-cart.ts';
import { createShop } from '../../../testing/render-in-store.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

guardConsole();

test('says how many changes of the cart wait for a connection, until they are sent', async () => {
  const connection = { isLost: false };
  const cart = createFakeCart([cartLine({ product: productCard({ id: '2' }), quantity: 2 })]);
  const { stores, wrapper } = createShop(cart.table, () => connection.isLost);
  await stores.cart.load();
  render(<WaitingChanges />, { wrapper });
  expect(screen.queryByText('Немає з’єднання')).toBeNull();
  connection.isLost = true;
  await act(() => stores.cart.setQuantity('2', 3));
  await act(() => stores.cart.setQuantity('2', 5));
  expect(screen.getByText('2 зміни кошика чекають на нього. Надішлемо їх самі.')).toBeTruthy();
  connection.isLost = false;
  await act(() => stores.cart.load());
  expect(screen.queryByText('Немає з’єднання')).toBeNull();
  expect(cart.lines[0]?.quantity).toBe(5);
});
