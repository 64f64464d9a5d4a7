/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { cartLine, createFakeTransport, money, productCard } from '@vitryna/testing';
import { useMemo } from 'react';
import { LiveShelf } from './live-shelf.tsx';
import { toProductCardView } from './product-card-view.ts';
import { withShopper } from './shopper-marks.ts';

afterEach(cleanup);

const cards = ['1', '2', '3', '4', '5', '6', '7'].map((id) =>
  toProductCardView(productCard({ id, ...(id === '2' && { status: 'preOrder' }) }), { locale: 'uk' }),
);

function setUp() {
  const { transport } = createFakeTransport({
    'POST /catalog/product/cart/add': null,
    'POST /catalog/product/favorite/add': null,
    'GET /catalog/product/list/favorite': [
      { product: productCard({ id: '3' }), addedAt: '2026-11-21T00:00:00Z', priceThen: money(2499) },
    ],
    'GET /catalog/product/list/cart/all': [cartLine()],
  });
  const eventBus = { emit: () => {} };
  const stores = createStores({ locale: 'uk', api: createApiClient({ transport }), eventBus });
  const i18n = createI18n({ locale: 'uk', texts: {} });
  const Page = () => {
    const products = useMemo(() => cards, []);
    return <LiveShelf products={products} />;
  };
  render(
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>
        <Page />
      </StoreProvider>
    </I18nProvider>,
  );
  const press = (name: string, index = 0) => act(async () => screen.getAllByRole('button', { name })[index]?.click());
  return { stores, press };
}

test('opens the cart for a product that is in it', async () => {
  const { stores, press } = setUp();
  await act(() => stores.cart.load());
  await act(async () => screen.getByRole('link', { name: 'In cart' }).click());
  expect(stores.getState().modals.stack).toEqual(['cart']);
  await press('Buy');
  expect(screen.getAllByRole('link', { name: 'In cart' })).toHaveLength(1);
});

test('leads to the page of a product that can be pre-ordered', () => {
  setUp();
  expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toMatch(/^\/ua\/.+/);
});

test('marks favourites at once', async () => {
  const { press } = setUp();
  await press('Add to favourites', 2);
  const hearts = screen.getAllByRole('button', { name: 'Add to favourites' });
  expect(hearts.filter((heart) => heart.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
});

test('compares, stops comparing, and says when the group is full', async () => {
  const { stores, press } = setUp();
  for (const index of [0, 1, 2, 3, 4, 5]) await press('Compare', index);
  expect(stores.getState().comparison.groups).toEqual([{ categoryId: '10', ids: ['1', '2', '3', '4', '5', '6'] }]);
  await press('Compare', 6);
  expect(stores.getState().modals.byName.unsuccessful.extra).toMatchObject({
    titleKey: 'The comparison is full',
    values: { max: 6 },
  });
  await press('Compare', 0);
  expect(stores.getState().comparison.groups[0]?.ids).toHaveLength(5);
});

test('the same marks over the same card give the same object', () => {
  const [card] = cards;
  if (!card) throw new Error('no card');
  expect(withShopper(card, 0)).toBe(card);
  expect(withShopper(card, 3)).toBe(withShopper(card, 3));
  expect(withShopper(card, 7)).toMatchObject({ buy: { kind: 'inCart' }, isFavourite: true, isCompared: true });
});
