import type { Product, Review } from '@vitryna/contracts/api';
import { appContext } from '@vitryna/remote-kit';
import { config, type FakeTable } from '@vitryna/testing';
import { createShops } from '@vitryna/testing/create-shops';
import { renderRoute, type TestRoute } from '@vitryna/testing/render-route';

const { createShop } = createShops({ workspaces: ['mf-product'] });

/** The default answers of the store about a product; more rows lay over these. */
export function answersOf(product: Product, reviews: Review[] = []): FakeTable {
  const { averageRating: average, count } = product.reviews;
  return {
    'GET /catalog/product/view': product,
    'GET /shared/config': config({ phone: '0 800 000 000' }),
    'GET /catalog/product/list/related': [],
    'GET /catalog/product/question/list': { items: [], page: 1, limit: 10, total: 0, pages: 0 },
    'GET /catalog/product/review/votes': {},
    'GET /catalog/product/price/history': {
      points: [],
      min30: null,
      previousIsHonest: true,
      now: '2026-11-21T10:00:00Z',
    },
    'GET /catalog/product/review/list': {
      items: reviews,
      page: 1,
      limit: 10,
      total: reviews.length,
      pages: 1,
      summary: { average, count, distribution: { 1: 0, 2: 0, 3: 0, 4: 6, 5: 6 }, recommend: 1 },
    },
  };
}

/** A shop with the texts of this remote that writes down which products were looked at. */
export function openShop(table: FakeTable) {
  const shop = createShop(table);
  const events: unknown[] = [];
  shop.eventBus.on('product:product-viewed', (payload) => events.push(['product:product-viewed', payload]));
  return { ...shop, events };
}

/** Renders a page of a product in a shop. */
export function renderProductPage(
  page: TestRoute,
  url: string,
  table: FakeTable,
  path = 'ua/:categorySlug/:productSlug',
) {
  const { clients, calls, events, stores, wrapper } = openShop(table);
  const view = renderRoute(page, url, { path, context: (context) => context.set(appContext, clients), wrapper });
  return { ...view, stores, calls, events };
}
