/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createContentClient } from '@vitryna/api-client';
import type { Order } from '@vitryna/contracts/api';
import { appContext } from '@vitryna/remote-kit';
import { cartSummary, createFakeTransport, type FakeTable, failWith, l10n, money, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { maskedOrder, orderId, ownOrder } from '../testing/order-api.ts';
import { createShop } from '../testing/render-in-store.tsx';
import { Component as FindOrder } from './find-order.tsx';
import { Component, loader } from './order.tsx';
import { Component as Feedback } from './purchase-feedback.tsx';

guardConsole();
beforeEach(() => sessionStorage.clear());

/** `isDocument`: as the server has rendered it, with what its loader has read. */
function open(answers: FakeTable, url = `/ua/order/${orderId}`, Page = Component, isDocument = false) {
  const shop = createShop({ 'GET /catalog/product/list/cart/all': [], ...answers });
  const events: unknown[] = [];
  shop.eventBus.on('checkout:order-placed', (placed) => events.push(placed));
  const path = url.split('?')[0]?.slice(1) ?? '';
  const content = createContentClient({ transport: createFakeTransport({}).transport });
  const page = renderRoute({ Component: Page, ...(Page === Component && { loader }) }, url, {
    path: Page === Component ? 'ua/order/:orderId' : path,
    wrapper: shop.wrapper,
    context: (context) => context.set(appContext, { locale: 'uk', api: shop.api, content, isDocument }),
  });
  const sent = (called: string) => shop.calls.filter((call) => call.path === called && call.method === 'POST');
  return { ...shop, ...page, events, sent };
}

test('shows an order to its owner: what, where to, the waybill and what has happened [§1.3]', async () => {
  open({ 'GET /order/view': ownOrder() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Замовлення 1002-4587' })).toBeTruthy();
  expect(screen.getByText(/Відділення №12/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /20450000000001/ }).getAttribute('href')).toBe('https://example.com/track');
  expect(screen.getByText('Оксана Шевчук, +38 (067) 123-45-67')).toBeTruthy();
});

test('shows an order where the browser forbids all storage', async () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
  try {
    open({ 'GET /order/view': ownOrder() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Замовлення 1002-4587' })).toBeTruthy();
  } finally {
    Object.defineProperty(window, 'sessionStorage', storage);
  }
});

test.each([
  ['new', 1],
  ['cancelled', 0],
] as const)('says of an order that is %s when it comes as often as it does', async (status, count) => {
  const order = ownOrder({ status });
  if (order.access === 'masked') throw new Error('the order is shown to a stranger');
  const eta = { from: '2026-11-24T10:00:00Z', to: '2026-11-24T18:00:00Z' };
  open({ 'GET /order/view': { ...order, delivery: { ...order.delivery, eta } } });
  await screen.findByText(/Відділення №12/);
  expect(screen.queryAllByText('Коли')).toHaveLength(count);
});

test('takes over the document’s data, and reads it again only when it has changed', async () => {
  const { calls } = open({ 'GET /order/view': ownOrder() }, `/ua/order/${orderId}?token=abc`, Component, true);
  await screen.findByRole('heading', { level: 1, name: 'Замовлення 1002-4587' });
  expect(calls.filter(({ path }) => path === '/order/view').map(({ query }) => query)).toEqual([
    { orderId, token: 'abc' },
  ]);
});

test('reads an order again only where it could not be read', async () => {
  jest.useFakeTimers();
  const usual = globalThis.fetch;
  globalThis.fetch = (async () => ({ ok: true })) as unknown as typeof fetch;
  try {
    let reads = 0;
    const { calls } = open({ 'GET /order/view': () => (reads++ === 0 ? failWith(503, 'unavailable') : ownOrder()) });
    await screen.findByRole('button', { name: 'Try again' });
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await screen.findByRole('heading', { level: 1, name: /1002/ });
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(calls.filter(({ path }) => path === '/order/view')).toHaveLength(2);
  } finally {
    globalThis.fetch = usual;
    jest.useRealTimers();
  }
});

test('says in a document that there is no such order', async () => {
  open({ 'GET /order/view': failWith(404, 'notFound') }, `/ua/order/${orderId}`, Component, true);
  expect(await screen.findByRole('link', { name: 'Знайти моє замовлення' })).toBeTruthy();
});

test('shows an owner’s order to nobody who comes after them in the same browser', async () => {
  let isOwner = true;
  const { stores } = open({
    'GET /order/view': () => (isOwner ? ownOrder() : maskedOrder),
    'GET /account/me': () => (isOwner ? user() : null),
  });
  await act(() => stores.user.load());
  expect(await screen.findByText('Оксана Шевчук, +38 (067) 123-45-67')).toBeTruthy();
  isOwner = false;
  await act(() => stores.user.load());
  await waitFor(() => expect(document.body.textContent).not.toMatch(/Шевчук|380|₴|Антоновича/));
  expect(screen.getByText('Посилка в дорозі')).toBeTruthy();
});

test('shows a stranger the status and nothing of the person, the things or the money [§2.6 order]', async () => {
  open({ 'GET /order/view': maskedOrder });
  expect(await screen.findByText('Посилка в дорозі')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Шевчук|380|₴|Антоновича/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('sends the token of an e-mail along', async () => {
  const { calls } = open({ 'GET /order/view': ownOrder() }, `/ua/order/${orderId}?token=abcdefghij0123456789`);
  await screen.findByRole('heading', { level: 1, name: /1002/ });
  expect(calls[0]?.query).toEqual({ orderId, token: 'abcdefghij0123456789' });
});

test('counts an order once, and not again when its page is loaded again', async () => {
  const placed = { number: '1002-4587', total: 5490, delivery: 0, coupon: null, lines: [] };
  sessionStorage.setItem('checkout_placed', JSON.stringify({ orderId, placed }));
  const first = open({ 'GET /order/view': ownOrder() });
  await screen.findByRole('heading', { level: 1, name: /1002/ });
  expect(first.events).toEqual([placed]);
  first.unmount();
  const second = open({ 'GET /order/view': ownOrder() });
  await screen.findByRole('heading', { level: 1, name: /1002/ });
  expect(second.events).toEqual([]);
});

test('leads from an order that nobody has to the search', async () => {
  open({ 'GET /order/view': failWith(404, 'notFound') });
  const link = await screen.findByRole('link', { name: 'Знайти моє замовлення' });
  expect(link.getAttribute('href')).toBe('/ua/order');
});

test('gives an order up after a second press, with the reason', async () => {
  const { sent } = open({
    'GET /order/view': ownOrder(),
    'POST /order/cancel': ownOrder({ status: 'cancelled' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Скасувати замовлення' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Чому' }), { target: { value: 'mistake' } });
  const buttons = screen.getAllByRole('button', { name: 'Скасувати замовлення' });
  expect(sent('/order/cancel')).toHaveLength(0);
  fireEvent.click(buttons[0] as HTMLElement);
  await waitFor(() => expect(sent('/order/cancel')[0]?.body).toMatchObject({ orderId, reason: 'mistake' }));
});

test('offers no bank for an order that is paid on delivery', async () => {
  const can = { pay: true, cancel: true, repeat: true, return: false, review: false };
  const payment = {
    method: 'cashOnDelivery' as const,
    state: 'none' as const,
    company: null,
    invoiceUrl: null,
    receiptUrl: null,
  };
  open({ 'GET /order/view': ownOrder({ can, payment }) });
  await screen.findByRole('button', { name: /^Роздрукувати/ });
  expect(screen.queryByRole('button', { name: /^Сплатити/ })).toBeNull();
});

test('gives a company its invoice before anything else, until it is paid', async () => {
  const payment = {
    method: 'invoice' as const,
    state: 'none' as const,
    company: { name: 'ТОВ Камера', edrpou: '14360570' },
    invoiceUrl: '/user/order/invoice?orderId=1',
    receiptUrl: null,
  };
  const first = open({ 'GET /order/view': ownOrder({ status: 'awaitingPayment', payment }) });
  const link = await screen.findByRole('link', { name: 'Завантажити рахунок' });
  expect(link.getAttribute('href')).toBe(payment.invoiceUrl);
  first.unmount();
  open({ 'GET /order/view': ownOrder({ status: 'paid', payment: { ...payment, state: 'paid' } }) });
  await screen.findByText('Замовлення оплачено');
  expect(screen.queryByRole('link', { name: 'Завантажити рахунок' })).toBeNull();
});

test('waits for the bank, and says what came of it', async () => {
  jest.useFakeTimers();
  try {
    const pending = ownOrder({
      status: 'awaitingPayment',
      payment: { method: 'card', state: 'pending', company: null, invoiceUrl: null, receiptUrl: null },
    });
    const failed = ownOrder({
      status: 'awaitingPayment',
      can: { pay: true, cancel: true, repeat: false, return: false, review: false },
      payment: { method: 'card', state: 'failed', company: null, invoiceUrl: null, receiptUrl: null },
    });
    let reads = 0;
    open({
      'GET /order/view': () => (reads++ === 0 ? pending : failed),
      'GET /order/payment/status': { state: 'failed', method: 'card', failure: l10n('Замало коштів') },
    });
    expect(await screen.findByText('Чекаємо на відповідь банку')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(3500));
    expect(await screen.findByText('Замало коштів')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Сплатити/ })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('says why the last payment failed, though the bank had answered before the page was here', async () => {
  open({
    'GET /order/view': ownOrder({
      status: 'awaitingPayment',
      can: { pay: true, cancel: true, repeat: false, return: false, review: false },
      payment: { method: 'card', state: 'failed', company: null, invoiceUrl: null, receiptUrl: null },
    }),
    'GET /order/payment/status': { state: 'failed', method: 'card', failure: l10n('Банк відхилив оплату') },
  });
  expect(await screen.findByText('Банк відхилив оплату')).toBeTruthy();
});

test('asks for a return with the account that the money goes to, and refuses a wrong one', async () => {
  const can = { pay: false, cancel: false, repeat: true, return: true, review: true };
  const { sent } = open({
    'GET /order/view': ownOrder({ status: 'delivered', can }),
    'POST /order/return/add': { id: 'r1' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Повернення' }));
  const iban = await screen.findByRole('textbox', { name: /IBAN/ });
  fireEvent.input(iban, { target: { value: 'UA213223130000026007233566002' } });
  fireEvent.click(screen.getByRole('button', { name: 'Надіслати запит' }));
  await waitFor(() => expect(iban.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.input(iban, { target: { value: 'ua21 3223 1300 0002 6007 2335 6600 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Надіслати запит' }));
  await waitFor(() =>
    expect(sent('/order/return/add')[0]?.body).toMatchObject({
      iban: 'UA213223130000026007233566001',
      lines: [{ productId: '1', quantity: 1, reason: 'defect' }],
    }),
  );
});

test('sends back as many pieces as are chosen, and no more than were bought', async () => {
  const can = { pay: false, cancel: false, repeat: true, return: true, review: true };
  const [line] = (ownOrder() as Order).lines;
  const { sent } = open({
    'GET /order/view': ownOrder({ status: 'delivered', can, lines: line ? [{ ...line, quantity: 3 }] : [] }),
    'POST /order/return/add': { id: 'r1' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Повернення' }));
  const quantity = await screen.findByRole('spinbutton', { name: 'Скільки' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Надіслати запит' }));
  fireEvent.input(screen.getByRole('textbox', { name: /IBAN/ }), {
    target: { value: 'UA213223130000026007233566001' },
  });
  fireEvent.input(quantity, { target: { value: '4' } });
  send();
  await waitFor(() => expect(quantity.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.input(quantity, { target: { value: '2' } });
  send();
  await waitFor(() =>
    expect(sent('/order/return/add')[0]?.body).toMatchObject({ lines: [{ productId: '1', quantity: 2 }], files: [] }),
  );
});

test('leads to the first product when none was chosen to send back, and accepts any', async () => {
  const can = { pay: false, cancel: false, repeat: true, return: true, review: true };
  const [line] = (ownOrder() as Order).lines;
  const lines = ['1', '2'].flatMap((id) => (line ? [{ ...line, product: { ...line.product, id } }] : []));
  const { sent } = open({
    'GET /order/view': ownOrder({ status: 'delivered', can, lines }),
    'POST /order/return/add': { id: 'r1' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Повернення' }));
  const iban = await screen.findByRole('textbox', { name: /IBAN/ });
  fireEvent.input(iban, { target: { value: 'UA213223130000026007233566001' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Надіслати запит' }));
  send();
  const group = await screen.findByRole('group', { name: 'Що повертаєте', description: 'Виберіть, що повертаєте' });
  const [first, second] = within(group).getAllByRole('checkbox');
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Виберіть, що повертаєте')).toBeNull());
  send();
  await waitFor(() => expect(sent('/order/return/add')[0]?.body).toMatchObject({ lines: [{ productId: '2' }] }));
});

test('shows an order’s sum in figures that add up', async () => {
  const summary = cartSummary(undefined, { subtotal: money(2299), discount: money(350), total: money(1949) });
  open({ 'GET /order/view': ownOrder({ summary }) });
  const figures = (await screen.findByText('Знижка')).closest('dl')?.textContent?.replace(/\s/g, ' ');
  expect(figures).toMatch(/Без знижки2 299 ₴Знижка−350 ₴.*Разом1 949 ₴/);
});

const signUp = '/account/sign/up/fromOrder';

test('makes an account of an order by a password alone, and offers none to a shopper with an account', async () => {
  const me: { current: unknown } = { current: null };
  const { sent, stores } = open({
    'GET /order/view': ownOrder(),
    'GET /account/me': () => me.current,
    'GET /catalog/product/list/favorite': [],
    [`POST ${signUp}`]: () => {
      me.current = user();
      return { ...user(), merged: { cart: 0, favorites: 0, comparison: 0 } };
    },
  });
  await screen.findByRole('heading', { level: 1, name: /1002/ });
  expect(screen.queryByRole('button', { name: 'Створити акаунт' })).toBeNull();
  await act(() => stores.user.load());
  fireEvent.click(await screen.findByRole('button', { name: 'Створити акаунт' }));
  const password = await screen.findByLabelText(/^Пароль/);
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Створити акаунт' }));
  fireEvent.input(password, { target: { value: 'коротке' } });
  send();
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(sent(signUp)).toEqual([]);
  fireEvent.input(password, { target: { value: 'каштан-7-липа' } });
  send();
  await screen.findByText('Акаунт створено, ви увійшли');
  expect(sent(signUp)[0]?.body).toEqual({ orderId, password: 'каштан-7-липа' });
  await waitFor(() => expect(stores.getState().user.profile).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Створити акаунт' })).toBeNull();
});

test('says that the address of an order has an account already, and leads into it', async () => {
  const { stores } = open({
    'GET /order/view': ownOrder(),
    'GET /account/me': null,
    'GET /catalog/product/list/favorite': [],
    [`POST ${signUp}`]: failWith(409, 'emailTaken'),
  });
  await screen.findByRole('heading', { level: 1, name: /1002/ });
  await act(() => stores.user.load());
  fireEvent.click(await screen.findByRole('button', { name: 'Створити акаунт' }));
  fireEvent.input(await screen.findByLabelText(/^Пароль/), { target: { value: 'каштан-7-липа' } });
  fireEvent.click(screen.getByRole('button', { name: 'Створити акаунт' }));
  expect(await screen.findByText(/emailTaken/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Увійти' }));
  expect(stores.getState().modals.stack).toEqual(['account']);
});

test('finds an order by number and phone, and says the same of every wrong pair', async () => {
  let isKnown = false;
  const { location } = open(
    {
      'POST /order/track': () => (isKnown ? { orderId, token: 'abcdefghij0123456789' } : failWith(404, 'notFound')),
    },
    '/ua/order',
    FindOrder,
  );
  // It stands below the form on a phone, and comes with it: what is there before has another height.
  expect(screen.queryByRole('heading', { name: 'Де номер замовлення' })).toBeNull();
  fireEvent.input(await screen.findByRole('textbox', { name: 'Номер замовлення' }), { target: { value: '1002-4587' } });
  expect(screen.getByRole('heading', { name: 'Де номер замовлення' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Усі ваші замовлення' }).getAttribute('href')).toBe('/ua/account/orders');
  fireEvent.input(screen.getByRole('textbox', { name: 'Телефон' }), { target: { value: '0671234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Знайти моє замовлення' }));
  expect(await screen.findByText('Немає замовлення з таким номером і телефоном')).toBeTruthy();
  isKnown = true;
  fireEvent.click(screen.getByRole('button', { name: 'Знайти моє замовлення' }));
  await waitFor(() => expect(location()).toBe(`/ua/order/${orderId}?token=abcdefghij0123456789`));
});

const feedbackUrl = `/ua/purchase-feedback/${orderId}?token=abcdefghij0123456789`;

test('takes what a buyer says, and gives the coupon [§2.6 feedback about an order]', async () => {
  const { sent } = open(
    {
      'GET /order/feedback/view': { number: '1002-4587', products: [], done: false },
      'POST /order/feedback/add': { reviews: 0, coupon: 'DIAKUIEMO' },
    },
    feedbackUrl,
    Feedback,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Надіслати' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(3);
  const [service, delivery] = screen.getAllByRole('radio', { name: '5' });
  for (const radio of [service, delivery, screen.getByRole('radio', { name: '10' })])
    fireEvent.click(radio as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Надіслати' }));
  expect(await screen.findByText(/DIAKUIEMO/)).toBeTruthy();
  expect(sent('/order/feedback/add')[0]?.body).toMatchObject({
    orderId,
    service: 5,
    delivery: 5,
    nps: 10,
    products: [],
  });
});

test.each([
  [410, 'gone', 'Ви вже відповіли, дякуємо'],
  [404, 'notFound', 'Це посилання не діє'],
])('says why nothing is asked: %s', async (status, code, words) => {
  open({ 'GET /order/feedback/view': failWith(status, code) }, feedbackUrl, Feedback);
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
});
