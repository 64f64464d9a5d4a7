import { createApiClient, createContentClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { appContext, type PageModule } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable } from '@vitryna/testing';
import { renderRoute } from '@vitryna/testing/render-route';
import type { ReactNode } from 'react';

/** Renders a page of this remote at an address, over answers of the store API and of the content service. */
export function renderPage(
  page: PageModule,
  url: string,
  { path, api, content = {} }: { path: string; api: FakeTable; content?: FakeTable },
) {
  const fake = createFakeTransport(api);
  const client = createApiClient({ transport: fake.transport });
  const stores = createStores({ locale: 'uk', api: client, eventBus: { emit: () => {} } });
  const i18n = createI18n({ locale: 'uk', texts: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>{children}</StoreProvider>
    </I18nProvider>
  );
  const context = (provider: { set: (key: typeof appContext, value: object) => void }) => {
    const contentClient = createContentClient({ transport: createFakeTransport(content).transport });
    provider.set(appContext, { locale: 'uk', api: client, content: contentClient });
  };
  return { ...renderRoute(page, url, { path, context: context as never, wrapper }), calls: fake.calls, stores };
}
