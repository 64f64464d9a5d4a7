/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { ProductCard, type ProductCardView } from '@vitryna/ui';
import { showDeliveryDays } from './show-delivery-days.ts';

afterEach(cleanup);

const view = (slug: string): ProductCardView => ({
  ...{ id: slug, code: '1', categoryId: '1', href: `/ua/kamery/${slug}`, title: slug, picture: null, badges: [] },
  ...{ rating: null, reviewsCount: 0, keySpecs: [], price: 100, previousPrice: null, status: 'inStock' },
  ...{ isDeliveryFree: true, isFavourite: false, isCompared: false, buy: { kind: 'buy' } },
});
const i18n = createI18n({ locale: 'uk', texts: { 'there on {{day}}': 'буде {{day}}', 'In stock': 'В наявності' } });
const page = (...slugs: string[]) => (
  <I18nProvider i18n={i18n}>
    {slugs.map((slug) => (
      <ProductCard key={slug} view={view(slug)} />
    ))}
  </I18nProvider>
);
const days = (arrives: string, ...slugs: string[]) => ({
  city: {
    ref: 'lviv',
    name: { uk: '', ru: '' },
    type: { uk: '', ru: '' },
    district: null,
    warehouses: 1,
    courier: true,
    region: { ref: 'r', name: { uk: '', ru: '' } },
  },
  days: slugs.map((slug) => ({ slug, arrives })),
});

test('writes the day into cards that are there and that come, asks once for each, and anew in another city', async () => {
  const { transport, calls } = createFakeTransport({
    'GET /delivery/day/list': ({ query }: { query: { cityRef: string; slugs: string[] } }) =>
      days(
        query.cityRef === 'lviv' ? '2026-11-24T10:00:00Z' : '2026-11-25T10:00:00Z',
        ...query.slugs.filter((slug) => ['one', 'two'].includes(slug)),
      ),
  });
  const showIn = showDeliveryDays({ api: createApiClient({ transport }), i18n });
  const { rerender } = render(page('one', 'heavy'));
  showIn('lviv');
  expect(await screen.findAllByText(/^буде 24/)).toHaveLength(1);
  rerender(page('one', 'heavy', 'two'));
  await waitFor(() => expect(screen.getAllByText(/^буде 24/)).toHaveLength(2));
  expect(calls.map(({ query }) => query.slugs)).toEqual([['heavy', 'one'], ['two']]);
  showIn('kyiv');
  await waitFor(() => expect(screen.getAllByText(/^буде 25/)).toHaveLength(2));
  expect(screen.queryByText(/^буде 24/)).toBeNull();
  // React takes the card away with what was written into it.
  rerender(page('two'));
  expect(screen.getAllByText(/^буде 25/)).toHaveLength(1);
});

test('a failed call leaves the cards as they are', async () => {
  const { transport, calls } = createFakeTransport({ 'GET /delivery/day/list': failWith(503, 'unavailable') });
  // What writes into cards lives as long as its document: that of the test before knows no day of this product.
  render(page('unheard'));
  showDeliveryDays({ api: createApiClient({ transport }), i18n })('lviv');
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.getByText('В наявності')).toBeTruthy();
  expect(screen.queryByText(/^буде/)).toBeNull();
});
