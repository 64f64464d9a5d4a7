/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createContentClient } from '@vitryna/api-client';
import type { CartLine, KeptDraft } from '@vitryna/contracts/api';
import { cityCookie } from '@vitryna/contracts/cookies';
import { provideTabContext } from '@vitryna/remote-kit';
import {
  cartLine,
  cartSummary,
  createFakeTransport,
  type FakeTable,
  failWith,
  l10n,
  money,
  productCard,
  user,
} from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { checkoutTable, fullDraft, options, point, quote, savedAddresses } from '../testing/checkout-api.ts';
import { createFakeCart } from '../testing/fake-cart.ts';
import { createShop } from '../testing/render-in-store.tsx';
import { Component } from './checkout.tsx';

guardConsole();

Element.prototype.scrollIntoView = () => {};
beforeEach(() => {
  sessionStorage.clear();
  // The city that a shopper of another test has chosen.
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${cityCookie.name}=; path=/; max-age=0`;
});

type Opening = { lines?: CartLine[]; draft?: KeptDraft; answers?: FakeTable; isSignedIn?: boolean };

async function open({ lines = [cartLine()], draft, answers = {}, isSignedIn = false }: Opening = {}) {
  const cart = createFakeCart(lines);
  const shop = createShop({ ...cart.table, ...checkoutTable(lines, draft), ...answers });
  provideTabContext({
    locale: 'uk',
    api: shop.api,
    content: createContentClient({ transport: createFakeTransport({}).transport }),
  });
  if (isSignedIn) await shop.stores.user.load();
  const page = renderRoute({ Component }, '/ua/checkout', { path: 'ua/checkout', wrapper: shop.wrapper });
  await screen.findByRole('heading', { level: 1 });
  await act(() => shop.stores.cart.load());
  const sent = (path: string) => shop.calls.filter((call) => call.path === path && call.method === 'POST');
  return { ...shop, ...page, cart, sent };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function fillContacts() {
  await screen.findByRole('textbox', { name: 'Телефон' });
  type('Телефон', '0671234567');
  type('Ім’я', 'Оксана');
  type('Прізвище', 'Шевчук');
  press('Продовжити');
}

async function chooseCity() {
  const box = await screen.findByRole('combobox', { name: 'Населений пункт' });
  act(() => box.focus());
  fireEvent.click(await screen.findByRole('option', { name: /Київ/ }));
}

const withoutCash = {
  ...options,
  payments: options.payments.map((way) =>
    way.method === 'cashOnDelivery' ? { ...way, disabled: l10n('У цій точці не приймають оплату') } : way,
  ),
};
/** Whether cash is taken is known with the point. */
const optionsOfPoint = ({ query }: { query: Record<string, unknown> }) => (query.warehouseRef ? withoutCash : options);
const withoutPoint = {
  ...quote,
  methods: quote.methods.map((way) =>
    way.method === 'warehouse' ? { ...way, disabled: l10n('Жодне відділення не прийме таку посилку') } : way,
  ),
};

test('takes a guest from the contacts to the order, with few fields', async () => {
  const { sent, location } = await open();
  await fillContacts();
  await chooseCity();
  fireEvent.click(await screen.findByRole('radio', { name: /№12/ }));
  press('Продовжити');
  fireEvent.click(await screen.findByRole('radio', { name: /Під час отримання/ }));
  press('Продовжити');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Замовити за/ })).toBeTruthy());
  press(/^Замовити за/);
  await waitFor(() => expect(location()).toBe('/ua/order/order-0123456789abcdef'));
  expect(sent('/order/create')[0]?.body).toMatchObject({
    recipient: { firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567' },
    delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'w12' },
    payment: { method: 'cashOnDelivery' },
    agree: true,
    marketing: false,
    expected: { hash: 'h1' },
  });
});

const toPay = (payment?: object) => ({
  draft: { ...fullDraft, payment: { method: 'card' as const } },
  answers: {
    'POST /order/create': {
      id: 'order-0123456789abcdef',
      number: '1002-4587',
      next: 'pay',
      ...(payment && { payment }),
    },
  },
});

test('goes to the bank at once, and Back leads to the order', async () => {
  const url = location.href;
  const { location: shown } = await open(toPay({ kind: 'redirect', url: '#bank' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  await waitFor(() => expect(location.hash).toBe('#bank'));
  // Behind the bank's page stands the order.
  expect(location.pathname).toBe('/ua/order/order-0123456789abcdef');
  expect(shown()).toBe('/ua/checkout');
  expect(screen.getByRole('button', { name: /^Замовити за/ }).getAttribute('aria-busy')).toBe('true');
  history.replaceState(null, '', url);
});

test('shows the order, which offers to pay, where the bank cannot be reached', async () => {
  const { location: shown } = await open(toPay());
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  await waitFor(() => expect(shown()).toBe('/ua/order/order-0123456789abcdef'));
});

test('stops at a block that is wrong, says so at its fields and gives the first one the focus', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Телефон' });
  type('Телефон', '067 123');
  press('Продовжити');
  await waitFor(() => expect(document.activeElement).toBe(field('Телефон')));
  expect(field('Телефон').getAttribute('aria-invalid')).toBe('true');
  expect(field('Ім’я').getAttribute('aria-invalid')).toBe('true');
  // It is asked for with the payment, not here.
  expect(field(/для чека/).getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('says that what cannot be ordered stays in the cart', async () => {
  const second = productCard({ id: '2' });
  await open({ lines: [cartLine(), cartLine({ product: second, problem: 'outOfStock' })] });
  expect(await screen.findByText('1 товар зараз не замовити, він залишиться в кошику')).toBeTruthy();
  const summary = within(screen.getByRole('complementary', { name: 'Ваше замовлення' }));
  expect(summary.getAllByRole('listitem')).toHaveLength(1);
});

test('says at the city, and then at its points, that none was chosen', async () => {
  await open();
  await fillContacts();
  const box = await screen.findByRole('combobox', { name: 'Населений пункт' });
  press('Продовжити');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  await chooseCity();
  await screen.findByRole('radio', { name: /№12/ });
  press('Продовжити');
  const group = screen.getByRole('group', { name: 'Відділення або поштомат' });
  await waitFor(() => expect(group.textContent).toContain('Entry field required'));
  await waitFor(() => expect(document.activeElement).toBe(group));
  fireEvent.click(screen.getByRole('radio', { name: /№12/ }));
  await waitFor(() => expect(group.textContent).not.toContain('Entry field required'));
});

test('asks for an address with a payment that sends a receipt', async () => {
  await open({
    draft: { ...fullDraft, recipient: { ...fullDraft.recipient, email: '' }, payment: { method: 'card' } },
  });
  const email = await screen.findByRole('textbox', { name: /для чека/ });
  press('Продовжити');
  await waitFor(() => expect(document.activeElement).toBe(email));
  fireEvent.click(screen.getByRole('radio', { name: /Під час отримання/ }));
  press('Продовжити');
  expect(await screen.findByRole('button', { name: /^Замовити за/ })).toBeTruthy();
});

test('opens where a shopper who comes again has nothing left to fill in, and lets every block be changed', async () => {
  await open({ draft: fullDraft });
  await screen.findByRole('button', { name: /^Замовити за/ });
  expect(screen.getByText('Оксана Шевчук')).toBeTruthy();
  expect(screen.getByText('+38 (067) 123-45-67')).toBeTruthy();
  // Between the parts of the address a line may end.
  expect(screen.getByText((_, element) => element?.textContent === 'o@example.com')).toBeTruthy();
  expect(screen.getByText('Київ, Відділення №12')).toBeTruthy();
  press('Змінити (Контактні дані)');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Контактні дані'));
  press('Продовжити');
  // Back to where the shopper was, not through every block once more.
  expect(await screen.findByRole('button', { name: /^Замовити за/ })).toBeTruthy();
});

test('keeps what is typed on the server', async () => {
  const { sent } = await open();
  await screen.findByRole('textbox', { name: 'Телефон' });
  type('Ім’я', 'Окс');
  await waitFor(() => expect(sent('/checkout/draft').at(-1)?.body).toMatchObject({ recipient: { firstName: 'Окс' } }), {
    timeout: 10_000,
  });
});

test('sends what was typed as the tab is put away, which a phone may end without another word', async () => {
  const { sent } = await open();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Телефон' }), { target: { value: '067 123 45 67' } });
  expect(sent('/checkout/draft')).toHaveLength(0);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(sent('/checkout/draft')).toHaveLength(1);
});

test('finds what never reached the server after a reload', async () => {
  sessionStorage.setItem('checkout_unsent', JSON.stringify({ recipient: { firstName: 'Олена' } }));
  await open();
  await screen.findByRole('textbox', { name: 'Телефон' });
  expect((field('Ім’я') as HTMLInputElement).value).toBe('Олена');
});

test('says what has changed and asks once; the answer goes with the new sums', async () => {
  const lines = [cartLine()];
  const summary = cartSummary(lines, { hash: 'h2', total: money(9999) });
  const changed = { lines: [{ productId: '1', problem: 'priceChanged', was: 5490, now: 9999 }], summary };
  let tries = 0;
  const { sent, location } = await open({
    lines,
    draft: fullDraft,
    answers: {
      'POST /order/create': () =>
        tries++ === 0
          ? failWith(409, 'cartChanged', { details: changed })
          : { id: 'order-0123456789abcdef', number: '1', next: 'done' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  const box = await screen.findByRole('region', { name: 'Кошик змінився' });
  expect(box.textContent).toMatch(/ціна була 5\s490\s₴, тепер 9\s999\s₴/);
  fireEvent.click(within(box).getByRole('button', { name: /9\s999/ }));
  await waitFor(() => expect(location()).toContain('/order/'));
  const [first, second] = sent('/order/create');
  expect(second?.body).toMatchObject({ expected: { total: 9999, hash: 'h2' } });
  expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
});

test('asks for no ways to pay while the order is made: its cart may be gone any moment', async () => {
  const lines = [cartLine()];
  const grown = cartSummary(lines, { hash: 'h2', total: money(9999) });
  let answer: (value: unknown) => void = () => {};
  let summary = cartSummary(lines);
  const { calls, sent, stores } = await open({
    lines,
    draft: fullDraft,
    answers: {
      'GET /catalog/product/cart/summary': () => summary,
      'POST /order/create': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  await waitFor(() => expect(sent('/order/create')).toHaveLength(1));
  // Meanwhile the cart changes in another tab, and this one reads it anew.
  const [options, summaries] = [count('/checkout/options'), count('/catalog/product/cart/summary')];
  summary = grown;
  await act(() => stores.cart.load());
  await waitFor(() => expect(count('/catalog/product/cart/summary')).toBeGreaterThan(summaries));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(count('/checkout/options')).toBe(options);
  // The order was not made: there is a cart, and its ways to pay.
  await act(async () => answer(failWith(409, 'cartChanged', { details: { lines: [], summary: grown } })));
  await screen.findByRole('region', { name: 'Кошик змінився' });
  await waitFor(() => expect(count('/checkout/options')).toBe(options + 1));
});

test.each([
  ['payment', { 'GET /checkout/options': optionsOfPoint }, 'У цій точці не приймають оплату'],
  ['delivery', { 'POST /delivery/quote': withoutPoint }, 'Жодне відділення не прийме таку посилку'],
])('sends no order whose way of %s cannot be had any more, and says why', async (_, answers, why) => {
  const { calls, sent } = await open({ draft: fullDraft, answers });
  const order = await screen.findByRole('button', { name: /^Замовити за/ });
  const isAsked = (path: string, name = '') => calls.some((call) => call.path === path && (!name || call.query[name]));
  await waitFor(() => expect(isAsked('/checkout/options', 'warehouseRef') && isAsked('/delivery/quote')).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  // A closed block says nothing of it: the last press opens it.
  fireEvent.click(order);
  await screen.findByText('Оберіть інший спосіб');
  expect(screen.getByText(why)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('radiogroup'));
  press('Продовжити');
  expect(screen.getByText('Оберіть інший спосіб')).toBeTruthy();
  expect(sent('/order/create')).toEqual([]);
  fireEvent.click(screen.getAllByRole('radio').find((radio) => !(radio as HTMLInputElement).disabled) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Оберіть інший спосіб')).toBeNull());
});

test('says what is in a cart that was changed in another place', async () => {
  const lines = [cartLine({ quantity: 3 })];
  const changed = { lines: [], summary: cartSummary(lines, { hash: 'h2', total: money(9999) }) };
  await open({
    lines,
    draft: fullDraft,
    answers: { 'POST /order/create': failWith(409, 'cartChanged', { details: changed }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  const box = await screen.findByRole('region', { name: 'Кошик змінився' });
  expect(within(box).getByRole('listitem').textContent).toMatch(/: 3 шт\.$/);
});

test('sends a lost order again under the same key, pressed once more', async () => {
  let tries = 0;
  const { sent, location } = await open({
    draft: fullDraft,
    answers: {
      'POST /order/create': () =>
        tries++ === 0 ? failWith(503, 'unavailable') : { id: 'order-0123456789abcdef', number: '1', next: 'done' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  await screen.findByRole('alert');
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  await waitFor(() => expect(location()).toContain('/order/'));
  const keys = sent('/order/create').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('orders where the browser forbids all storage: a lost order goes again under its key, and is told of once', async () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
  try {
    let tries = 0;
    const { sent, location, eventBus } = await open({
      draft: fullDraft,
      answers: {
        'POST /order/create': () =>
          tries++ === 0 ? failWith(503, 'unavailable') : { id: 'order-0123456789abcdef', number: '1', next: 'done' },
      },
    });
    const placed: unknown[] = [];
    eventBus.on('checkout:order-placed', (order) => placed.push(order));
    fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
    await screen.findByRole('alert');
    fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
    await waitFor(() => expect(location()).toContain('/order/'));
    expect(new Set(sent('/order/create').map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(placed).toHaveLength(1);
  } finally {
    Object.defineProperty(window, 'sessionStorage', storage);
  }
});

test('says of an order that no answer came, and not that the store has failed', async () => {
  const lost = () => {
    throw new Error('the line is gone');
  };
  await open({ draft: fullDraft, answers: { 'POST /order/create': lost } });
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toMatch(/^Відповідь не надійшла.*Нічого не втрачено/);
});

test('leads to an order whose answer a reload has lost, and makes no other one', async () => {
  const attempt = { key: 'k1', body: { agree: true }, note: { total: 1, delivery: null, coupon: null, lines: [] } };
  sessionStorage.setItem('checkout_attempt', JSON.stringify(attempt));
  const { sent, location } = await open({ lines: [] });
  await waitFor(() => expect(location()).toBe('/ua/order/order-0123456789abcdef'));
  expect(sent('/order/create').map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1']);
});

test('shows what the server refuses at its field, in the block that holds it', async () => {
  const fields = { 'recipient.phone': [{ rule: 'phone', message: '@You entered an incorrect phone number' }] };
  await open({ draft: fullDraft, answers: { 'POST /order/create': failWith(400, 'validation', { fields }) } });
  fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
  const phone = await screen.findByRole('textbox', { name: 'Телефон' });
  expect(phone.getAttribute('aria-invalid')).toBe('true');
});

test('says why a way cannot be chosen, and what each part costs', async () => {
  await open({ draft: { ...fullDraft, payment: { method: 'privatParts', parts: 3 } } });
  await screen.findByRole('button', { name: /^Замовити за/ });
  press('Змінити (Оплата)');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Рахунок для компанії/ }).disabled).toBe(true);
  expect(screen.getByText('Від 10 000 ₴')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Кількість платежів' }).value).toBe('3');
  expect(options.payments).toHaveLength(screen.getAllByRole('radio').length);
});

test('leads to the catalogue when the cart is empty', async () => {
  await open({ lines: [] });
  expect(await screen.findByRole('link', { name: 'До каталогу' })).toBeTruthy();
});

test('offers to try again when the checkout cannot be had, and opens then', async () => {
  let isDown = true;
  await open({ answers: { 'GET /checkout/options': () => (isDown ? failWith(503, 'unavailable') : options) } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toBeTruthy();
});

test('tells once that a shopper with something in the cart has come, and what was chosen', async () => {
  const { eventBus, stores } = await open({ lines: [cartLine({ quantity: 2 })], draft: fullDraft });
  const events: unknown[] = [];
  eventBus.on('checkout:checkout-started', (payload) => events.push(payload));
  await act(() => stores.cart.setQuantity('1', 3));
  expect(events).toEqual([{ units: 2 }]);
  eventBus.on('checkout:delivery-selected', (payload) => events.push(payload));
  await screen.findByRole('button', { name: /^Замовити за/ });
  press('Змінити (Доставка)');
  press('Продовжити');
  await waitFor(() => expect(events).toHaveLength(2));
  expect(events[1]).toEqual({ method: 'warehouse' });
});

describe('the addresses of an account', () => {
  const account = {
    'GET /account/me': user(),
    'GET /account/address/list': savedAddresses,
    'GET /catalog/product/list/favorite': [],
  };
  const opened = async (answers: FakeTable = {}) => {
    const shop = await open({ draft: fullDraft, answers: { ...account, ...answers }, isSignedIn: true });
    await screen.findByRole('button', { name: /^Замовити за/ });
    press('Змінити (Доставка)');
    return shop;
  };
  const choice = (name: RegExp) =>
    within(screen.getByRole('radiogroup', { name: 'Збережені адреси' })).getByRole<HTMLInputElement>('radio', { name });

  test('stand to be chosen, and the order goes to the chosen one and to who collects there', async () => {
    const { sent, location } = await opened();
    expect(choice(/№12/).checked).toBe(true);
    // What is filled in already takes no room.
    expect(screen.queryByRole('combobox', { name: 'Населений пункт' })).toBeNull();
    fireEvent.click(choice(/Шевченка ?, 7а, кв. 12/));
    press('Продовжити');
    const isWritten = (_: string, element: Element | null) =>
      element?.tagName === 'SPAN' && element.textContent === 'Київ, вул. Шевченка, 7а, 12';
    expect(await screen.findByText(isWritten)).toBeTruthy();
    expect(screen.getByText('Отримувач: Галина Шевчук')).toBeTruthy();
    press(/^Замовити за/);
    await waitFor(() => expect(location()).toContain('/order/'));
    expect(sent('/order/create')[0]?.body).toMatchObject({
      recipient: { firstName: 'Оксана', phone: '+380671234567' },
      anotherRecipient: { firstName: 'Галина', lastName: 'Шевчук', phone: '+380509876543' },
      delivery: { method: 'courier', cityRef: 'kyiv', street: { name: 'вул. Шевченка' }, house: '7а', flat: '12' },
    });
  });

  test('leave room for another one, which begins empty in the same city', async () => {
    const { sent, location } = await opened();
    fireEvent.click(choice(/Шевченка/));
    fireEvent.click(choice(/Інша адреса/));
    expect((field('Будинок') as HTMLInputElement).value).toBe('');
    press('Продовжити');
    await waitFor(() => expect(field('Будинок').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(screen.getByRole('radio', { name: /Відділення або поштомат/ }));
    const points = within(await screen.findByRole('radiogroup', { name: 'Points' }));
    fireEvent.click(await points.findByRole('radio', { name: /№12/ }));
    // The fields stay open while they are filled in, though they name a saved address now.
    expect(choice(/Інша адреса/).checked).toBe(true);
    fireEvent.click(choice(/№12/));
    press('Продовжити');
    fireEvent.click(await screen.findByRole('button', { name: /^Замовити за/ }));
    await waitFor(() => expect(location()).toContain('/order/'));
    // Nobody else collects where the owner does.
    expect(sent('/order/create')[0]?.body).toMatchObject({ anotherRecipient: null });
  });

  test.each([
    ['is closed', point({ status: 'closed' }), 'Closed for now'],
    ['is no more', failWith(404, 'notFound'), 'Closed for now'],
    ['cannot take the parcel', point({ status: 'tooHeavy', maxWeightKg: 1 }), 'Takes parcels up to 1 kg'],
  ])('say why one cannot be chosen whose point %s', async (_, answer, words) => {
    await opened({ 'GET /delivery/warehouse/view': answer });
    await waitFor(() => expect(choice(/№12/).disabled).toBe(true));
    expect(choice(/№12/).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(choice(/Інша адреса/).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Населений пункт' })).toBeTruthy();
  });

  test('are not asked for by a guest', async () => {
    const { calls } = await open({ draft: fullDraft });
    await screen.findByRole('button', { name: /^Замовити за/ });
    press('Змінити (Доставка)');
    expect(screen.queryByRole('radiogroup', { name: 'Збережені адреси' })).toBeNull();
    expect(calls.some(({ path }) => path === '/account/address/list')).toBe(false);
  });

  test('appear when the shopper signs in here', async () => {
    const { stores } = await open({ draft: fullDraft, answers: account });
    await screen.findByRole('button', { name: /^Замовити за/ });
    await act(() => stores.user.load());
    press('Змінити (Доставка)');
    expect(await screen.findByRole('radiogroup', { name: 'Збережені адреси' })).toBeTruthy();
  });
});
