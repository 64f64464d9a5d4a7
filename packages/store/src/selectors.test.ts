import { expect, test } from '@jest/globals';
import { countCartUnits, isCompared, isInCart, sumCart } from './selectors.ts';
import { applyWanted } from './slices/cart-lines.ts';
import type { StoreState } from './state.ts';
import { cartLine, setUp } from './testing/fixtures.ts';

const empty = setUp().stores.getInitialState();
const withCart = (cart: Partial<StoreState['cart']>): StoreState => ({ ...empty, cart: { ...empty.cart, ...cart } });

test('counts pieces and sums kopecks exactly', () => {
  const state = withCart({
    lines: [
      { ...cartLine('a', 3), totalSalePrice: { amount: 0.1 } },
      { ...cartLine('b', 2), totalSalePrice: { amount: 0.2 } },
    ],
  });
  expect([countCartUnits(state), sumCart(state)]).toEqual([5, 0.3]);
});

test('a product is in the cart as a line, on its way there, or waiting for a connection', () => {
  const inCart = (state: StoreState) => ['a', 'b'].filter((id) => isInCart(state, id));
  expect(inCart(empty)).toEqual([]);
  expect(inCart(withCart({ lines: [cartLine('a', 1)] }))).toEqual(['a']);
  expect(inCart(withCart({ pending: ['b'] }))).toEqual(['b']);
  const waiting = (operation: 'cart.add' | 'cart.setQuantity'): StoreState => ({
    ...empty,
    outbox: { ...empty.outbox, waiting: [{ operation, productId: 'a' }] },
  });
  expect(inCart(waiting('cart.add'))).toEqual(['a']);
  expect(inCart(waiting('cart.setQuantity'))).toEqual([]);
});

test('a product is compared in whichever group it stands', () => {
  const { stores } = setUp();
  stores.comparison.add('1', 'cameras');
  stores.comparison.add('2', 'routers');
  expect(['1', '2', '3'].filter((id) => isCompared(stores.getState(), id))).toEqual(['1', '2']);
});

test('lines that are wanted as they are stay the same objects', () => {
  const lines = [cartLine('a', 2), cartLine('b', 1)];
  expect(applyWanted(lines, new Map([['a', 2]]))[0]).toBe(lines[0]);
});
