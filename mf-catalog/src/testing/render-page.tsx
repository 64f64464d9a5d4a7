import { createApiClient, createContentClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { type AppContext, appContext, type PageModule, provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable } from '@vitryna/testing';
import { renderRoute } from '@vitryna/testing/render-route';
import type { ReactNode } from 'react';

type Answers = { api?: FakeTable; content?: FakeTable };

function clientsOf({ api = {}, content = {} }: Answers) {
  const { transport, calls } = createFakeTransport(api);
  const clients: AppContext = {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport: createFakeTransport(content).transport }),
  };
  return { clients, calls };
}

/** The `context` of a loader that is called by itself. */
export const contextOf = (answers: Answers) => ({ get: () => clientsOf(answers).clients });

/** Clients, stores and a wrapper that hands them out, over answers of the store API and of the content service. */
export function openShop(answers: Answers) {
  const { clients, calls } = clientsOf(answers);
  provideTabContext(clients);
  const stores = createStores({ locale: 'uk', api: clients.api, eventBus: { emit: () => {} } });
  const i18n = createI18n({ locale: 'uk', texts: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>{children}</StoreProvider>
    </I18nProvider>
  );
  return { clients, calls, stores, wrapper };
}

/** Renders a page of this remote at an address, in a shop. */
export function renderPage(page: PageModule, url: string, { path, ...answers }: Answers & { path: string }) {
  const { clients, calls, stores, wrapper } = openShop(answers);
  return {
    ...renderRoute(page, url, { path, context: (provider) => provider.set(appContext, clients), wrapper }),
    calls,
    stores,
  };
}
