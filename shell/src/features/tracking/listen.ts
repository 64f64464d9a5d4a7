import type { ApiClient } from '@vitryna/api-client';
import type { ProductCard } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { Stores } from '@vitryna/store';
import type { DataLayer } from './data-layer.ts';
import { productEvent, purchaseEvent, toItem } from './ecommerce.ts';
import { findInStores, readCards, withCategories } from './find-products.ts';
import type { PressedPlace } from './list-place.ts';

type Input = {
  eventBus: Pick<EventBus<EventPayloads>, 'on'>;
  stores: Stores;
  api: ApiClient;
  locale: Locale;
  dataLayer: DataLayer;
  place: PressedPlace;
};

/** Turns news of the remotes, who know nothing of counting, into e-commerce events (specification §7, contract §9). */
export function listenForEvents({ eventBus, stores, api, locale, dataLayer, place }: Input): void {
  const count = (event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist', productId: string) => {
    // A product's page opened by its address comes from no list.
    const list = event === 'view_item' ? place.last() : place.here();
    // Now: by the time that it may be counted the product may have left the cart.
    const known = findInStores(stores, productId);
    dataLayer.push(async () => {
      const cards = known ? [known] : await readCards(api, [productId]);
      const [product] = await withCategories(api, locale, cards);
      return product ? productEvent(event, [toItem(product, { locale, list })]) : null;
    });
  };
  const itemsOf = async (lines: { card: ProductCard; quantity: number; price?: number }[]) => {
    const products = await withCategories(
      api,
      locale,
      lines.map(({ card }) => card),
    );
    return products.map((product, index) => {
      const { quantity = 1, price } = lines[index] ?? {};
      return toItem(product, { locale, quantity, ...(price !== undefined && { price }) });
    });
  };

  eventBus.on('product:product-viewed', ({ productId }) => count('view_item', productId));
  eventBus.on('checkout:cart-changed', ({ reason, productId }, { isFromOtherTab }) => {
    if (!productId || isFromOtherTab) return;
    if (reason === 'added') count('add_to_cart', productId);
    if (reason === 'removed') count('remove_from_cart', productId);
  });
  eventBus.on('checkout:cart-viewed', () => {
    const lines = stores.getState().cart.lines.map(({ product, quantity }) => ({ card: product, quantity }));
    if (lines.length > 0) dataLayer.push(async () => productEvent('view_cart', await itemsOf(lines)));
  });
  eventBus.on('account:favourites-changed', ({ productId, isFavourite }, { isFromOtherTab }) => {
    if (isFavourite && productId && !isFromOtherTab) count('add_to_wishlist', productId);
  });
  const countCart = (
    event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
    more: Parameters<typeof productEvent>[2] = {},
  ) => {
    const lines = stores.getState().cart.lines.map(({ product, quantity }) => ({ card: product, quantity }));
    if (lines.length > 0) dataLayer.push(async () => productEvent(event, await itemsOf(lines), more));
  };
  eventBus.on('checkout:checkout-started', () => countCart('begin_checkout'));
  eventBus.on('checkout:delivery-selected', ({ method }) => countCart('add_shipping_info', { shipping_tier: method }));
  eventBus.on('checkout:payment-selected', ({ method }) => countCart('add_payment_info', { payment_type: method }));
  eventBus.on('checkout:order-placed', (order) =>
    dataLayer.push(async () => {
      const cards = await readCards(
        api,
        order.lines.map(({ productId }) => productId),
      );
      const lines = cards.flatMap((card) => {
        const line = order.lines.find(({ productId }) => productId === card.id);
        return line ? [{ card, quantity: line.quantity, price: line.price }] : [];
      });
      return purchaseEvent(order, await itemsOf(lines));
    }),
  );
}
