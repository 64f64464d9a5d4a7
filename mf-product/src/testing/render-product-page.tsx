import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import type { Product, Review } from '@vitryna/contracts/api';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { type AppContext, appContext, provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { config, createFakeTransport, type FakeTable } from '@vitryna/testing';
import { renderRoute, type TestRoute } from '@vitryna/testing/render-route';
import type { ReactNode } from 'react';

/** This remote's own texts; those of other packages show their English keys. */
const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../locales/uk.json'), 'utf8')) as Record<
  string,
  string
>;

/** What the store answers about a product; more rows lay over these. */
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

/** Real stores, texts and clients over a fake network, and a wrapper that hands them out. */
export function openShop(table: FakeTable) {
  const { transport, calls } = createFakeTransport(table);
  const api = createApiClient({ transport });
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const news: unknown[] = [];
  eventBus.on('product:product-viewed', (payload) => news.push(['product:product-viewed', payload]));
  const stores = createStores({ locale: 'uk', api, eventBus });
  const i18n = createI18n({ locale: 'uk', texts });
  const clients: AppContext = { locale: 'uk', api, content: createContentClient({ transport }) };
  provideTabContext(clients);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <EventBusProvider bus={eventBus}>
        <StoreProvider stores={stores}>{children}</StoreProvider>
      </EventBusProvider>
    </I18nProvider>
  );
  return { clients, calls, news, stores, wrapper };
}

/** Renders a page of a product in a shop. */
export function renderProductPage(
  page: TestRoute,
  url: string,
  table: FakeTable,
  path = 'ua/:categorySlug/:productSlug',
) {
  const { clients, calls, news, stores, wrapper } = openShop(table);
  const view = renderRoute(page, url, { path, context: (context) => context.set(appContext, clients), wrapper });
  return { ...view, stores, calls, news };
}
