import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable } from '@vitryna/testing';
import type { ReactNode } from 'react';

const textsOf = (workspace: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../..', workspace, 'src/locales/uk.json'), 'utf8'));

/** Texts as a page of this remote has them. */
const texts = { ...textsOf('packages/ui'), ...textsOf('packages/forms'), ...textsOf('mf-account') } as Record<
  string,
  string
>;

/** Real stores and texts over a fake network, and a wrapper that hands them out. */
export function createShop(table: FakeTable) {
  const { transport, calls } = createFakeTransport({
    'GET /catalog/product/list/cart/all': () => [],
    'GET /catalog/product/list/favorite': () => [],
    'GET /catalog/product/list/comparison': () => ({ groups: [] }),
    ...table,
  });
  const api = createApiClient({ transport });
  provideTabContext({ locale: 'uk', api, content: createContentClient({ transport }) });
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const stores = createStores({ locale: 'uk', api, eventBus });
  const i18n = createI18n({ locale: 'uk', texts });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <EventBusProvider bus={eventBus}>
        <StoreProvider stores={stores}>{children}</StoreProvider>
      </EventBusProvider>
    </I18nProvider>
  );
  return { api, stores, eventBus, calls, wrapper };
}

/** Renders something inside the shop. */
export function renderInStore(element: ReactNode, table: FakeTable) {
  const shop = createShop(table);
  return { ...shop, ...render(element, { wrapper: shop.wrapper }) };
}
