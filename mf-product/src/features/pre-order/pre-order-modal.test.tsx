/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import type { ProductCard } from '@vitryna/contracts/api';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable, failWith, productCard, respond } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { PreOrderModal } from './components/pre-order-modal.tsx';

guardConsole();
afterEach(cleanup);

const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../../locales/uk.json'), 'utf8')) as Record<
  string,
  string
>;
const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });

function open(card: Partial<ProductCard> | null, table: FakeTable = {}) {
  const { transport, calls } = createFakeTransport({
    'GET /catalog/product/list/ids': card ? [productCard({ id: '7', ...card })] : [],
    ...table,
  });
  const api = createApiClient({ transport });
  provideTabContext({ locale: 'uk', api, content: createContentClient({ transport }) });
  const stores = createStores({ locale: 'uk', api, eventBus: { emit: () => {} } });
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>
        <PreOrderModal extra={{ productId: '7', titleKey: 'Pre-order' }} onClose={onClose} />
      </StoreProvider>
    </I18nProvider>,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { stores, onClose, sent };
}

const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('orders what is announced and says under which number [§2.9]', async () => {
  const answer = { id: 'a', number: '4587-1902', expectedAt: '2026-12-16T12:00:00Z' };
  const { stores, onClose, sent } = open({ status: 'preOrder' }, { 'POST /catalog/product/preorder/add': answer });
  await screen.findByRole('textbox', { name: 'Phone' });
  type('Your name', 'Олена');
  type('Phone', '067 123-45-67');
  expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
  agree();
  fireEvent.click(screen.getByRole('button', { name: 'Оформити передзамовлення' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]?.body).toMatchObject({
    productId: '7',
    name: 'Олена',
    phone: '+380671234567',
    quantity: 1,
    agree: true,
    extraNote: '',
  });
  const { extra } = stores.getState().modals.byName.successful;
  expect(extra && i18n.t(extra.titleKey, extra.values)).toBe('Передзамовлення 4587-\u20601902 прийнято');
  expect(extra && i18n.t(extra.textKey, extra.values)).toContain('16 грудня 2026');
});

test('sends nothing that is wrong, and says what the server refuses', async () => {
  const message = '@This product can no longer be pre-ordered';
  const refused = respond({ status: 409, body: { error: { code: 'notPreOrder', message } } });
  const { sent } = open({ status: 'preOrder' }, { 'POST /catalog/product/preorder/add': refused });
  const submit = await screen.findByRole('button', { name: 'Оформити передзамовлення' });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.getAllByText('Entry field required').length).toBeGreaterThan(0));
  expect(sent()).toEqual([]);
  type('Your name', 'Олена');
  type('Phone', '067 123-45-67');
  agree();
  fireEvent.click(submit);
  expect(await screen.findByText('Цей товар уже не можна передзамовити')).toBeTruthy();
});

test('asks where to say that a product is back: one of two is enough', async () => {
  const { stores, sent } = open(
    { status: 'outOfStock', isOrderable: false },
    { 'POST /catalog/product/availability/subscribe': { id: 'a' } },
  );
  const submit = await screen.findByRole('button', { name: 'Повідомити' });
  fireEvent.click(submit);
  await screen.findByText('Entry field required');
  type('або телефон', '0671234567');
  agree();
  fireEvent.click(submit);
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['successful']));
  expect(sent()[0]?.body).toMatchObject({ productId: '7', phone: '+380671234567' });
});

test('asks for the price of what has none', async () => {
  const { stores, sent } = open(
    { status: 'inStock', prices: [], isOrderable: false },
    { 'POST /catalog/product/availability/subscribe': { id: 'a' } },
  );
  await screen.findByText(/ми повідомимо ціну/);
  expect(screen.queryByText(/₴/)).toBeNull();
  type('або телефон', '0671234567');
  agree();
  fireEvent.click(screen.getByRole('button', { name: 'Повідомити' }));
  await waitFor(() =>
    expect(stores.getState().modals.byName.successful.extra?.titleKey).toBe('We will tell you the price'),
  );
  expect(sent()[0]?.body).toMatchObject({ productId: '7' });
});

test.each([
  ['is in stock again', {}, 'Він знову в наявності'],
  ['is no longer made', { status: 'discontinued' as const, isDeleted: true }, 'Цю модель більше не виробляють'],
  ['is gone', null, 'Цей товар більше не продається'],
])('shows no form for a product that %s', async (_, card, notice) => {
  open(card);
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('reads the product again after a failure', async () => {
  let isBroken = true;
  open(null, {
    'GET /catalog/product/list/ids': () => {
      if (isBroken) return failWith(500, 'internal');
      return [productCard({ id: '7', status: 'preOrder' })];
    },
  });
  const retry = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeTruthy();
});
