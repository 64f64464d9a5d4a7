import { createApiClient } from '@vitryna/api-client';
import { createFetchTransport } from '@vitryna/api-client/fetch';
import type { Locale } from '@vitryna/contracts/constants';
import { toProductCardView } from '@vitryna/product-view';
import { getCategories } from '#features/categories/api/get-categories.ts';
import { getShowcase } from '#features/home/api/get-showcase.ts';
import type { ShowcaseBlock } from '#features/home/showcase-blocks.ts';
import { toCards } from '#features/home/to-home-view.ts';
import { getProducts } from '#features/recently-viewed/api/get-products.ts';
import { subscribe as send } from '#features/subscription/api/subscribe.ts';
import type { SendSubscription } from '#features/subscription/components/subscription-form.tsx';
import { toTiles } from './home-tiles.ts';

/** What parts of the home page read and write by themselves, long after the page came: tabs, retries, the shopper's own. */
export function homeParts(locale: Locale) {
  const api = createApiClient({
    transport: createFetchTransport('/user'),
    headers: () => ({ 'X-Locale': locale }),
  });
  const subscribe: SendSubscription = (values, shown) => send(api, values, shown);
  return {
    readTiles: async () => toTiles(await getCategories(api), locale),
    readShowcase: async (block: ShowcaseBlock) => toCards(await getShowcase(api, block), locale),
    readProducts: async (ids: readonly string[]) =>
      (await getProducts(api, ids)).map((product) => toProductCardView(product, { locale })),
    subscribe,
  };
}
