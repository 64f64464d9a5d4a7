import { expect, test } from '@jest/globals';
import { cartLine, img, l10n, prices, productCard } from '@vitryna/testing';
import { toCartLineView } from './cart-line-view.ts';

test('shows a line in the language of the page', () => {
  const product = productCard({
    name: l10n('Камера', 'Камера ру'),
    images: [img({ locales: ['uk'] }), img({ id: 'aa' })],
  });
  expect(toCartLineView(cartLine({ product }), 'ru')).toMatchObject({
    title: 'Камера ру',
    href: '/kamery/kamera-vartis-1',
    picture: { base: '/media/aa/', alt: '' },
    price: 2499,
    previousPrice: 2999,
    unitPrice: null,
    gifts: [],
  });
});

test('adds the price of a piece to a line of several, and no previous price that is no higher', () => {
  const product = productCard({ prices: prices(33.33), images: [] });
  expect(toCartLineView(cartLine({ product, quantity: 3 }), 'uk')).toMatchObject({
    picture: null,
    price: 99.99,
    previousPrice: null,
    unitPrice: 33.33,
  });
});

test('names no price for a product that has lost its own, and be it that the previous one is left', () => {
  const previous = prices(100, 200).filter(({ type }) => type === 'previous');
  for (const left of [[], previous]) {
    const line = cartLine({ product: productCard({ prices: left }), quantity: 2, problem: 'notOrderable' });
    expect(toCartLineView(line, 'uk')).toMatchObject({ price: null, unitPrice: null, problem: 'notOrderable' });
  }
});

test('names the gifts, and lets a line be made smaller whatever the stock says', () => {
  const gifts = [{ ...productCard(), name: l10n('Кабель', 'Кабель ру') }];
  expect(toCartLineView(cartLine({ gifts, maxQuantity: 7 }), 'ru')).toMatchObject({
    gifts: ['Кабель ру'],
    maxQuantity: 7,
  });
  expect(toCartLineView(cartLine({ maxQuantity: 0 }), 'uk').maxQuantity).toBe(1);
});
