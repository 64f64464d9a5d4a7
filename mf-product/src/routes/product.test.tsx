/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cartLine, config, failWith, img, l10n, money, product, productCard, review } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as page from './product.tsx';

guardConsole();

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

const address = '/ua/kamery/kamera-vartis-1';

test('shows what the product is, what it costs and what belongs to it [§2.8 §9.8]', async () => {
  renderProductPage(page, address, {
    ...answersOf(product({ images: [img(), img({ id: 'ddccbbaa33221100' })] })),
    'GET /catalog/product/list/related': ({ query }: { query: { type?: string } }) =>
      query.type === 'similar' ? [productCard({ id: '8' })] : [productCard({ id: '9' })],
  });
  await screen.findByRole('heading', { level: 1, name: 'Камера Vartis 1' });
  expect(screen.getAllByRole('img', { name: 'Фото товару' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '12 відгуків' }).getAttribute('href')).toBe(`${address}/reviews`);
  expect(screen.getByText(/економія 500/)).toBeTruthy();
  expect(screen.getByText('Гарантія 24 місяці')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Схожі товари' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Камера Vartis 8' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^4/ }).getAttribute('href')).toBe('/ua/kamery/rozdilnist=4');
});

/** What a call brings to the page, by its heading; null where it brings words only. */
const blocks: [call: string, heading: string | null][] = [
  ['GET /catalog/product/review/list', 'Відгуки'],
  ['GET /catalog/product/list/related', 'Схожі товари'],
  ['GET /catalog/product/price/history', null],
  ['GET /shared/config', null],
];

test.each(blocks)('costs nothing else when %s fails', async (failing, lost) => {
  const view = product();
  const history = {
    points: [{ at: '2026-09-01T00:00:00Z', amount: 4099 }],
    min30: money(4099),
    previousIsHonest: true,
  };
  renderProductPage(page, address, {
    ...answersOf(view, [review()]),
    'GET /catalog/product/list/related': [productCard({ id: '8' })],
    'GET /catalog/product/price/history': { ...history, now: '2026-11-21T10:00:00Z' },
    [failing]: failWith(503, 'unavailable'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Камера Vartis 1' });
  expect(screen.getAllByRole('button', { name: 'Додати до кошика' }).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { name: 'Як змінювалася ціна' })).toBeTruthy();
  for (const [, heading] of blocks)
    if (heading)
      expect([heading, screen.queryByRole('heading', { name: heading }) !== null]).toEqual([heading, heading !== lost]);
  // What could not be read says so, and can be asked for again.
  expect(screen.queryByRole('button', { name: 'Спробувати ще раз' }) !== null).toBe(failing.endsWith('history'));
});

test.each([
  ['accessories', 'Потрібне до цього товару', 'Схожі товари'],
  ['similar', 'Схожі товари', 'Потрібне до цього товару'],
])('costs one row of products when the call of %s fails', async (failing, lost, kept) => {
  renderProductPage(page, address, {
    ...answersOf(product()),
    'GET /catalog/product/list/related': ({ query }: { query: { type?: string } }) =>
      query.type === failing ? failWith(503, 'unavailable') : [productCard({ id: '8' })],
  });
  expect(await screen.findByRole('heading', { name: kept })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: lost })).toBeNull();
});

test.each([
  [{}, 'під час отримання, рахунок для юросіб з ПДВ'],
  [{ cardPayment: true }, 'карткою онлайн, під час отримання, рахунок для юросіб з ПДВ'],
])('promises the payments of a store with %j', async (features, payments) => {
  renderProductPage(page, address, { ...answersOf(product()), 'GET /shared/config': config({ features }) });
  expect(await screen.findByText(payments)).toBeTruthy();
});

test('shows the badges of a product, and leads to their page', async () => {
  const badge = { id: '1', text: l10n('Вибір монтажників'), color: '', background: '', url: '/services' };
  renderProductPage(
    page,
    address,
    answersOf(product({ badges: [badge, { ...badge, id: '2', text: l10n('Зимою'), url: null }] })),
  );
  const link = await screen.findByRole('link', { name: 'Вибір монтажників' });
  expect(link.getAttribute('href')).toBe('/ua/services');
  expect(screen.getByText('Зимою').tagName).toBe('SPAN');
});

test('adds the product to the cart, opens it and then leads there', async () => {
  const lines: unknown[] = [];
  const { stores, calls } = renderProductPage(page, address, {
    ...answersOf(product()),
    'GET /catalog/product/list/cart/all': () => [...lines],
    'POST /catalog/product/cart/add': () => {
      lines.push(cartLine());
      return null;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Додати до кошика' }));
  expect(stores.getState().modals.stack).toEqual(['cart']);
  await waitFor(() => expect(stores.getState().cart.lines).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ productId: '1', quantity: 1 });
  const [link] = screen.getAllByRole('link', { name: 'У кошику' });
  expect(link?.dataset.modal).toBe('cart');
});

test('remembers that the product was looked at and tells the others', async () => {
  const { stores, events } = renderProductPage(page, address, answersOf(product()));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(stores.getState().recentlyViewed.ids).toEqual(['1']));
  expect(events).toContainEqual(['product:product-viewed', { productId: '1' }]);
});

test('takes a pre-order by its form, and by a page without JavaScript', async () => {
  const { stores } = renderProductPage(
    page,
    address,
    answersOf(product({ status: 'preOrder', expectedAt: '2026-12-16T12:00:00Z' })),
  );
  const link = await screen.findByRole('link', { name: 'Передзамовити' });
  expect(link.getAttribute('href')).toBe('/ua/kamery/kamera-vartis-1/notify');
  fireEvent.click(link);
  expect(stores.getState().modals.byName.preOrder.extra).toEqual({ productId: '1', titleKey: 'Pre-order' });
  expect(screen.getByText(/Надійде 16 грудня/)).toBeTruthy();
  expect(screen.getByText(/тут або телефоном 0 800 000 000: зараз платити не треба/)).toBeTruthy();
});

test.each([
  ['discontinued', 'Цю модель більше не виробляють'],
  ['outOfStock', 'Зараз немає в наявності'],
] as const)('offers a replacement instead of a button when it is %s', async (status, title) => {
  const replacement = { slug: 'novyi', categorySlug: 'kamery' };
  renderProductPage(page, address, answersOf(product({ status, isOrderable: false, replacement })));
  await screen.findByText(title);
  expect(screen.queryByRole('button', { name: /кошик/ })).toBeNull();
  const isAwaited = screen.queryByRole('link', { name: 'Повідомити про надходження' }) !== null;
  expect(isAwaited).toBe(status === 'outOfStock');
  expect(screen.getByRole('link', { name: /замінила/ }).getAttribute('href')).toBe('/ua/kamery/novyi');
});

test('asks about the price of what has none: no figure, no way into the cart', async () => {
  const { stores } = renderProductPage(page, address, answersOf(product({ prices: [], isOrderable: false })));
  expect(await screen.findByText('Price on request')).toBeTruthy();
  expect(screen.queryByText(/0\s₴/)).toBeNull();
  expect(screen.queryByRole('button', { name: /кошик/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Запитати ціну' });
  expect(link.getAttribute('href')).toBe('/ua/kamery/kamera-vartis-1/notify');
  fireEvent.click(link);
  expect(stores.getState().modals.byName.preOrder.extra).toEqual({ productId: '1', titleKey: 'Ask about the price' });
});

test('shows the words of reviews with their language', async () => {
  renderProductPage(page, address, {
    ...answersOf(product(), [review({ body: 'Хорошая камера', locale: 'ru' })]),
  });
  const words = await screen.findByText('Хорошая камера');
  const quote = words.closest('[lang]');
  expect(quote?.getAttribute('lang')).toBe('ru');
  // What is said about them is the page's.
  expect(quote?.textContent).toBe('Хорошая камера');
});

test('leads to variants as pages of their own, with their colours, and says which cannot be ordered', async () => {
  const items = [
    {
      slug: 'b',
      value: l10n('білий'),
      productSlug: 'kamera-bila',
      status: 'outOfStock' as const,
      current: false,
      colour: '#ffffff',
    },
    { slug: 'c', value: l10n('чорний'), productSlug: 'kamera-vartis-1', status: 'inStock' as const, current: true },
  ];
  renderProductPage(page, address, answersOf(product({ variants: [{ axis: l10n('Колір'), items }] })));
  const axis = await screen.findByRole('navigation', { name: 'Колір' });
  const white = within(axis).getByRole('link', { name: 'білий (немає в наявності)' });
  expect(white.getAttribute('href')).toBe('/ua/kamery/kamera-bila');
  expect(white.querySelector('circle')?.getAttribute('fill')).toBe('#ffffff');
  const black = within(axis).getByRole('link', { name: 'чорний' });
  expect(black.getAttribute('aria-current')).toBe('true');
  expect(black.querySelector('circle')).toBeNull();
  // Above the price.
  expect(axis.compareDocumentPosition(screen.getByText(/економія/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('orders as many as were asked for, and no more than there are', async () => {
  const { calls, stores } = renderProductPage(page, address, {
    ...answersOf(product({ stock: { level: 'few', quantity: 2 } })),
    'GET /catalog/product/list/cart/all': [],
    'POST /catalog/product/cart/add': null,
  });
  expect(await screen.findByText('лишилося 2')).toBeTruthy();
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' });
  fireEvent.click(more);
  expect(more.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Додати до кошика' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ productId: '1', quantity: 2 }),
  );
  stores.modals.closeAll();
  fireEvent.click(screen.getByRole('link', { name: 'Купити в один клік' }));
  expect(stores.getState().modals.byName['mf-product/quickOrder']?.extra).toMatchObject({
    productId: '1',
    quantity: 2,
  });
});

test.each([
  [{ features: { installment: true } }, true],
  [{ features: {} }, false],
])('with %j tells what it costs a month: %s', async (given, isTold) => {
  renderProductPage(page, address, { ...answersOf(product()), 'GET /shared/config': config(given) });
  await screen.findByRole('link', { name: 'Купити в один клік' });
  expect(screen.queryByText(/Від 624,75/) !== null).toBe(isTold);
});

test.each([
  [
    { status: 'quickProduction', expectedAt: '2026-12-16T12:00:00Z' },
    'Виготовимо для вас, буде готовий 16 грудня 2026',
  ],
  [{ status: 'quickProduction' }, 'Виготовимо після замовлення'],
  [{ status: 'expected', isOrderable: false, expectedAt: '2026-12-16T12:00:00Z' }, 'Очікуємо 16 грудня 2026'],
  [{ status: 'preOrder', expectedAt: '2026-12-16T12:00:00Z' }, 'Надійде 16 грудня 2026'],
  [{ status: 'outOfStock', isOrderable: false }, 'Зараз немає в наявності'],
  [{ status: 'discontinued', isOrderable: false }, 'Цю модель більше не виробляють'],
] as const)('says of %j «%s»', async (given, words) => {
  renderProductPage(page, address, answersOf(product(given)));
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

test('shares by the device, and offers the ways where the device cannot', async () => {
  const { stores } = renderProductPage(page, address, answersOf(product()));
  const share = await screen.findByRole('button', { name: 'Поділитися' });
  const given: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void given.push(data) });
  fireEvent.click(share);
  await waitFor(() => expect(given).toHaveLength(1));
  expect(stores.getState().modals.stack).toEqual([]);
  Object.assign(navigator, { share: () => Promise.reject(new Error('not allowed')) });
  fireEvent.click(share);
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['mf-product/share']));
  Reflect.deleteProperty(navigator, 'share');
});
