import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { type AppContext, provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import type { ReactNode } from 'react';
import { createFakeTransport, type FakeTable } from './fake-transport.ts';

const projectFolder = join(import.meta.dirname, '../../..');

const textsOf = (workspace: string): Record<string, string> =>
  JSON.parse(readFileSync(join(projectFolder, workspace, 'src/locales/uk.json'), 'utf8'));

type Options = {
  /** Folders of the workspaces whose Ukrainian texts the shop has; those of all others show their English keys. */
  workspaces: readonly string[];
  /** The default answer of tests. */
  table?: FakeTable;
};

/** Makes what opens shops for the tests of a workspace: real stores and texts over a fake network. */
export function createShops({ workspaces, table: common = {} }: Options) {
  const texts: Record<string, string> = Object.assign({}, ...workspaces.map(textsOf));

  /** Opens a shop, with a wrapper that hands out what a page gets. */
  function createShop(table: FakeTable, isOffline = () => false) {
    const { transport, calls } = createFakeTransport({ ...common, ...table });
    const api = createApiClient({ transport });
    const clients: AppContext = { locale: 'uk', api, content: createContentClient({ transport }) };
    provideTabContext(clients);
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
    return { api, clients, stores, eventBus, calls, wrapper };
  }

  /** Renders something inside a shop. */
  function renderInStore(element: ReactNode, table: FakeTable) {
    const shop = createShop(table);
    return { ...shop, ...render(element, { wrapper: shop.wrapper }) };
  }
  return { createShop, renderInStore };
}
