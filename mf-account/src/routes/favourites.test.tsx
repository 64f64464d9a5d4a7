/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { createStores, type Stores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, failWith, money, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import type { ReactNode } from 'react';
import texts from '../locales/uk.json' with { type: 'json' };
import * as page from './favourites.tsx';

guardConsole();

function open(favourites: unknown, { me = null, begin }: { me?: unknown; begin?: (stores: Stores) => void } = {}) {
  const { transport, calls } = createFakeTransport({
    'GET /account/me': me as never,
    'GET /catalog/product/list/favorite': favourites as never,
    'POST /catalog/product/favorite/remove': null,
  });
  const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });
  const stores = createStores({ locale: 'uk', api: createApiClient({ transport }), eventBus: { emit: () => {} } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>{children}</StoreProvider>
    </I18nProvider>
  );
  begin?.(stores);
  renderRoute({ Component: page.Component }, '/ua/account/favorites', { wrapper });
  return { calls, stores };
}

const favourite = { product: productCard({ id: '1' }), addedAt: '2026-01-01T00:00:00Z', priceThen: money(2999) };

test('shows the favourites of the session', async () => {
  open([favourite]);
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  expect(screen.getByText('1 товар')).toBeTruthy();
});

test('takes a product off the list when its heart is pressed', async () => {
  const { calls } = open([favourite]);
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  fireEvent.click(screen.getByRole('button', { pressed: true }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ productId: '1' });
});

test('leads on when there are none', async () => {
  open([]);
  expect((await screen.findByRole('link', { name: 'До каталогу' })).getAttribute('href')).toBe('/ua/catalog');
});

test('offers to try again when the list does not load', async () => {
  open(failWith(500, 'broken'));
  await screen.findByRole('button', { name: 'Спробувати ще раз' });
});

test.each([
  ['nobody has asked who it is', undefined],
  ['the user is being fetched', (stores: Stores) => void stores.user.load()],
  ['the list is being read', (stores: Stores) => void stores.favourites.load()],
])('reads the list once when %s', async (_, begin) => {
  const { calls } = open([favourite], { ...(begin && { begin }) });
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.filter(({ path }) => path.endsWith('/list/favorite'))).toHaveLength(1);
});

test('shows the list of the session when nobody can say who it is, and reads it again after a sign-out', async () => {
  const { calls, stores } = open([favourite], { me: failWith(500, 'broken') });
  await screen.findByRole('link', { name: 'Камера Vartis 1' });
  act(() => stores.favourites.clear());
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/list/favorite'))).toHaveLength(2));
});
