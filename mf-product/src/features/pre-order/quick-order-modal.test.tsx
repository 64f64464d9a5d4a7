/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import type { ProductCard } from '@vitryna/contracts/api';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable, failWith, productCard, respond } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import uk from '../../locales/uk.json' with { type: 'json' };
import { QuickOrderModal } from './components/quick-order-modal.tsx';

guardConsole();
afterEach(cleanup);

const i18n = createI18n({ locale: 'uk', texts: uk, onMissing: () => {} });

function open(
  card: Partial<ProductCard> | null,
  table: FakeTable = {},
  extra: unknown = { productId: '7', quantity: 2 },
) {
  const { transport, calls } = createFakeTransport({
    'GET /catalog/product/list/ids': card ? [productCard({ id: '7', ...card })] : [],
    ...table,
  });
  const api = createApiClient({ transport });
  provideTabContext({ locale: 'uk', api, content: createContentClient({ transport }) });
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const placed = jest.fn();
  eventBus.on('checkout:order-placed', placed);
  const stores = createStores({ locale: 'uk', api, eventBus });
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n}>
      <EventBusProvider bus={eventBus}>
        <StoreProvider stores={stores}>
          <QuickOrderModal extra={extra} onClose={onClose} />
        </StoreProvider>
      </EventBusProvider>
    </I18nProvider>,
  );
  return { stores, onClose, placed, sent: () => calls.filter(({ method }) => method === 'POST') };
}

async function order(phone = '067 123-45-67'): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Phone' }), { target: { value: phone } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: /^Замовити за/ }));
}

test('orders by a phone number alone, says the number and tells who counts', async () => {
  const { stores, onClose, placed, sent } = open({}, { 'POST /order/quick': { id: 'a', number: '1002-4587' } });
  expect(await screen.findByRole('button', { name: 'Замовити за 4\u00a0998\u00a0₴' })).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await order();
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['successful']));
  expect(sent()[0]?.body).toMatchObject({ productId: '7', quantity: 2, phone: '+380671234567', agree: true });
  expect(onClose).toHaveBeenCalledTimes(1);
  const { extra } = stores.getState().modals.byName.successful;
  expect(extra && i18n.t(extra.titleKey, extra.values)).toBe('Замовлення 1002-\u20604587 прийнято');
  expect(placed.mock.calls[0]?.[0]).toMatchObject({
    number: '1002-4587',
    total: 4998,
    lines: [{ productId: '7', quantity: 2, price: 2499 }],
  });
});

test('is one order when its answer was lost and it is sent again', async () => {
  let isLost = true;
  const { stores, sent } = open(
    {},
    { 'POST /order/quick': () => (isLost ? failWith(502, 'lost') : { id: 'a', number: '1002-4587' }) },
  );
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  isLost = false;
  const submit = await screen.findByRole('button', { name: /^Замовити за/ });
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(submit);
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['successful']));
  const [first, second] = sent();
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers?.['idempotency-key'] ?? second?.headers?.['Idempotency-Key']).toBeTruthy();
  expect(second?.headers).toEqual(first?.headers);
});

test('says that there is not as much of it', async () => {
  const message = '@Only a limited quantity is available';
  const { onClose } = open(
    {},
    { 'POST /order/quick': respond({ status: 409, body: { error: { code: 'limited', message } } }) },
  );
  await order();
  expect(await screen.findByText(/Only a limited quantity is available/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['is out of stock meanwhile', { status: 'outOfStock' as const, isOrderable: false }, 'Зараз немає в наявності'],
  ['is gone', null, 'Цей товар більше не продається'],
])('shows no form for a product that %s', async (_, card, notice) => {
  open(card);
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('opened by a link, with nothing, it asks for no product of its own', async () => {
  open(null, {}, null);
  expect(await screen.findByText('Цей товар більше не продається')).toBeTruthy();
});
