import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { FragmentContext, type ServeFragment } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, productCard } from '@vitryna/testing';
import { renderToString } from 'react-dom/server';
import { LiveRow } from './live-row.tsx';
import { LiveShelf } from './live-shelf.tsx';
import { toProductCardView } from './product-card-view.ts';

const i18n = createI18n({ locale: 'uk', texts: {} });
const products = ['1', '2'].map((id) => toProductCardView(productCard({ id }), { locale: 'uk' }));

function page(serve: ServeFragment | null): string {
  const { transport } = createFakeTransport({});
  const stores = createStores({ locale: 'uk', api: createApiClient({ transport }), eventBus: { emit: () => {} } });
  return renderToString(
    <FragmentContext value={serve}>
      <I18nProvider i18n={i18n}>
        <StoreProvider stores={stores}>
          <LiveShelf products={products} priorityCount={1} />
          <LiveRow products={products} />
        </StoreProvider>
      </I18nProvider>
    </FragmentContext>,
  );
}

test('cards that the server has already are the elements that a browser would render', () => {
  const asked: string[] = [];
  const kept = new Map<string, string>();
  const served = page((key, contents) => {
    asked.push(key);
    const html = kept.get(key) ?? renderToString(<I18nProvider i18n={i18n}>{contents}</I18nProvider>);
    kept.set(key, html);
    return html;
  });
  expect(served).toBe(page(null));
  // The first card of the shelf loads its picture at once.
  expect([asked.length, kept.size]).toEqual([3, 2]);
});
