import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { explainPayload } from '@vitryna/contracts/event-schemas';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { createStores } from '@vitryna/store';
import {
  cartLine,
  categoryView,
  createFakeTransport,
  type FakeCall,
  failWith,
  l10n,
  productCard,
} from '@vitryna/testing';
import { createDataLayer, type DataLayerEvent, type DataLayerWindow } from './data-layer.ts';
import { listenForEvents } from './listen.ts';

const place = { id: 'category', name: 'Камери' };

function open({ lines = [cartLine()], category = true } = {}) {
  const { transport, calls } = createFakeTransport({
    'GET /catalog/product/list/cart/all': lines,
    'GET /catalog/product/list/favorite': [
      { product: productCard({ id: '7' }), addedAt: '2026-01-01T00:00:00Z', priceThen: { amount: 1, currency: 'UAH' } },
    ],
    'GET /catalog/product/list/ids': ({ query }: FakeCall) =>
      [query['ids[]'] ?? query.ids].flat().map((id) => productCard({ id: String(id) })),
    'GET /catalog/category/view': category
      ? categoryView({
          breadcrumbs: [
            { id: '1', slug: 'bezpeka', name: l10n('Безпека', 'Безопасность') },
            { id: '10', slug: 'kamery', name: l10n('Камери', 'Камеры') },
          ],
        })
      : failWith(404, 'notFound'),
  });
  const api = createApiClient({ transport });
  const eventBus = createEventBus<EventPayloads>({ table: events, validate: explainPayload, isDevelopment: true });
  const stores = createStores({ locale: 'uk', api, eventBus });
  const page: DataLayerWindow = {};
  const dataLayer = createDataLayer(page);
  const start = () =>
    listenForEvents({
      eventBus,
      stores,
      api,
      locale: 'uk',
      dataLayer,
      place: { last: () => place, here: () => place },
    });
  const counted = async (): Promise<DataLayerEvent[]> => {
    for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
    return (page.dataLayer ?? []).filter((entry): entry is DataLayerEvent => 'event' in (entry as object));
  };
  return { eventBus, stores, dataLayer, start, counted, calls };
}

const item = (id: string) => ({
  item_id: id,
  item_name: `Камера Vartis ${id}`,
  price: 2499,
  item_brand: 'Vartis',
  item_category: 'Безпека',
  item_category2: 'Камери',
  item_list_id: 'category',
  item_list_name: 'Камери',
  quantity: 1,
});

test('counts add_to_cart with name, id, price, brand, category, list name and quantity 1 [§7.9]', async () => {
  const shop = open();
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.cart.load();
  shop.eventBus.emit('checkout:cart-changed', { reason: 'added', productId: '1' });
  shop.eventBus.emit('checkout:cart-changed', { reason: 'quantity-changed', productId: '1' });
  expect(await shop.counted()).toEqual([
    { event: 'add_to_cart', ecommerce: { currency: 'UAH', value: 2499, items: [item('1')] } },
  ]);
});

test('counts view_cart with all lines, and remove_from_cart with the product that is gone', async () => {
  const shop = open();
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.cart.load();
  shop.eventBus.emit('checkout:cart-viewed', {});
  shop.eventBus.emit('checkout:cart-changed', { reason: 'removed', productId: '1' });
  const counted = (await shop.counted()) as { event: string; ecommerce: { items: { item_id: string }[] } }[];
  expect(counted.map(({ event, ecommerce }) => [event, ecommerce.items.map((one) => one.item_id)])).toEqual([
    ['view_cart', shop.stores.getState().cart.lines.map(({ product }) => product.id)],
    ['remove_from_cart', ['1']],
  ]);
});

test('counts add_to_wishlist in the same way, and no removal [§7.9]', async () => {
  const shop = open();
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.favourites.load();
  shop.eventBus.emit('account:favourites-changed', { productId: '7', isFavourite: true });
  shop.eventBus.emit('account:favourites-changed', { productId: '7', isFavourite: false });
  expect(await shop.counted()).toEqual([
    { event: 'add_to_wishlist', ecommerce: { currency: 'UAH', value: 2499, items: [item('7')] } },
  ]);
});

test('counts a product page that was shown before anybody listened, once there is consent', async () => {
  const shop = open();
  shop.eventBus.emit('product:product-viewed', { productId: '5' });
  shop.start();
  expect(await shop.counted()).toEqual([]);
  expect(shop.calls).toEqual([]);
  shop.dataLayer.grant();
  expect(await shop.counted()).toEqual([
    { event: 'view_item', ecommerce: { currency: 'UAH', value: 2499, items: [item('5')] } },
  ]);
});

test('counts begin_checkout with the lines of the cart', async () => {
  const shop = open({ lines: [cartLine({ quantity: 3 })] });
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.cart.load();
  shop.eventBus.emit('checkout:checkout-started', { units: 3 });
  expect(await shop.counted()).toMatchObject([
    { event: 'begin_checkout', ecommerce: { value: 7497, items: [{ item_id: '1', quantity: 3 }] } },
  ]);
});

test.each([
  ['checkout:delivery-selected', 'add_shipping_info', { shipping_tier: 'courier' }],
  ['checkout:payment-selected', 'add_payment_info', { payment_type: 'courier' }],
] as const)('counts %s as %s with the lines of the cart', async (busEvent, event, more) => {
  const shop = open({ lines: [cartLine({ quantity: 3 })] });
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.cart.load();
  shop.eventBus.emit(busEvent, { method: 'courier' });
  expect(await shop.counted()).toMatchObject([
    { event, ecommerce: { value: 7497, ...more, items: [{ item_id: '1', quantity: 3 }] } },
  ]);
});

test('counts purchase by the number of the order, at the prices that were paid, with nothing of the recipient', async () => {
  const shop = open();
  shop.start();
  shop.dataLayer.grant();
  shop.eventBus.emit('checkout:order-placed', {
    number: '1002-4587',
    total: 4850,
    delivery: 50,
    coupon: 'VITRYNA',
    lines: [{ productId: '3', quantity: 2, price: 2400 }],
  });
  const [purchase] = await shop.counted();
  expect(purchase).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '1002-4587',
      currency: 'UAH',
      value: 4850,
      shipping: 50,
      coupon: 'VITRYNA',
      items: [
        {
          item_id: '3',
          item_name: 'Камера Vartis 3',
          price: 2400,
          item_brand: 'Vartis',
          item_category: 'Безпека',
          item_category2: 'Камери',
          quantity: 2,
        },
      ],
    },
  });
});

test('names the category by its slug when its names cannot be had', async () => {
  const shop = open({ category: false });
  shop.start();
  shop.dataLayer.grant();
  await shop.stores.cart.load();
  shop.eventBus.emit('checkout:cart-changed', { reason: 'added', productId: '1' });
  expect(await shop.counted()).toMatchObject([{ ecommerce: { items: [{ item_category: 'kamery' }] } }]);
});

test('counts nothing of what another tab does: that tab counts it', async () => {
  const shop = open();
  const listeners: Record<string, (payload: never, info: { isFromOtherTab: boolean; isReplay: boolean }) => void> = {};
  listenForEvents({
    eventBus: {
      on: (name, listener) => {
        listeners[name] = listener as never;
        return () => {};
      },
    },
    stores: shop.stores,
    api: createApiClient({ transport: createFakeTransport({}).transport }),
    locale: 'uk',
    dataLayer: shop.dataLayer,
    place: { last: () => null, here: () => place },
  });
  shop.dataLayer.grant();
  const info = { isFromOtherTab: true, isReplay: false };
  listeners['checkout:cart-changed']?.({ reason: 'added', productId: '1' } as never, info);
  listeners['account:favourites-changed']?.({ productId: '1', isFavourite: true } as never, info);
  expect(await shop.counted()).toEqual([]);
});
