import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import type { CartLine, SavedLine } from '@vitryna/contracts/api';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { cartSummary, createFakeTransport, type FakeTable } from '@vitryna/testing';
import type { ReactNode } from 'react';

/** This remote's own texts; those of other packages show their English keys. */
const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../locales/uk.json'), 'utf8')) as Record<
  string,
  string
>;

type Change = { productId: string; quantity: number };

/** A cart on a server: differences are added to it, like the store API does (reading 11). */
export function createFakeCart(lines: CartLine[]) {
  const perPiece = ({ totalPrice, totalSalePrice, quantity }: CartLine) =>
    [totalPrice.amount / quantity, totalSalePrice.amount / quantity] as const;
  const add = ({ productId, quantity: difference }: Change) => {
    cart.lines = cart.lines.flatMap((line) => {
      if (line.product.id !== productId) return [line];
      const quantity = line.quantity + difference;
      const [before, now] = perPiece(line);
      const totals = { totalPrice: { amount: before * quantity }, totalSalePrice: { amount: now * quantity } };
      return quantity > 0 ? [{ ...line, ...totals, quantity }] : [];
    });
    return null;
  };
  const table: FakeTable = {
    'GET /catalog/product/list/cart/all': () => cart.lines,
    'GET /catalog/product/list/cart/saved': () => cart.saved,
    'GET /catalog/product/list/cart/recommended': () => [],
    'POST /catalog/product/cart/save': ({ body }: { body: { productId: string } }) => {
      const line = cart.lines.find(({ product }) => product.id === body.productId);
      if (line) cart.saved = [{ product: line.product, quantity: line.quantity }, ...cart.saved];
      cart.lines = cart.lines.filter((one) => one !== line);
      return null;
    },
    'POST /catalog/product/cart/add': ({ body }: { body: Change }) => add(body),
    'POST /catalog/product/cart/remove': ({ body }: { body: Change }) =>
      add({ productId: body.productId, quantity: -body.quantity }),
  };
  const saved: SavedLine[] = [];
  const cart = { lines, saved, table, loadSummary: async () => cartSummary(cart.lines) };
  return cart;
}

/** Real stores and texts over a fake network, and a wrapper that hands them out. */
export function createShop(table: FakeTable, isOffline = () => false) {
  const { transport, calls } = createFakeTransport(table);
  const api = createApiClient({ transport });
  provideTabContext({ locale: 'uk', api, content: createContentClient({ transport }) });
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const stores = createStores({ locale: 'uk', api, eventBus, isOffline });
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
