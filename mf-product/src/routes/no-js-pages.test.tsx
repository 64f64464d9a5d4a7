/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { failWith, l10n, product, productCard } from '@vitryna/testing';
import { routes } from '../routes.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as delivery from './delivery.tsx';
import * as taken from './form-received.tsx';
import * as notify from './notify.tsx';
import * as priceWatch from './price-watch.tsx';
import * as write from './write.tsx';

afterEach(cleanup);

type Page = typeof write | typeof delivery | typeof notify;
const open = (page: Page, path: string, table = {}) =>
  renderProductPage(
    page,
    `/ua/kamery/kamera-vartis-1/${path}`,
    { ...answersOf(product()), ...table },
    'ua/:categorySlug/:productSlug/:page',
  );
const valueIn = (form: HTMLElement, name: string) => new FormData(form as HTMLFormElement).get(name);

test('a form has every field that its declaration sends, and keys of its own', async () => {
  open(write, 'write');
  const declared = routes.find(({ name }) => name === 'product-write')?.forms ?? {};
  const keys = new Set();
  for (const [name, title] of [
    ['review', 'Написати відгук'],
    ['question', 'Поставити запитання'],
  ] as const) {
    const form = await screen.findByRole<HTMLFormElement>('form', { name: title });
    expect([form.method, valueIn(form, 'form'), valueIn(form, 'productId')]).toEqual(['post', name, '1']);
    const names = Object.keys(declared[name]?.fields ?? {});
    expect(names.filter((field) => form.elements.namedItem(field) === null)).toEqual([]);
    expect(Date.now() - Number(valueIn(form, 'startedAt'))).toBeLessThan(60_000);
    keys.add(valueIn(form, 'key'));
  }
  expect(keys.size).toBe(2);
});

test.each([
  ['form=review&problem=validation&fields=body', 'Перевірте позначені поля.'],
  ['form=review&problem=alreadyReviewed', 'Ви вже писали відгук про цей товар'],
  ['form=question&problem=internal', 'Не вийшло. Спробуйте ще раз'],
])('says why a form was refused: %s', async (query, words) => {
  open(write, `write?${query}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText('Перевірте це поле')).toHaveLength(query.includes('fields') ? 1 : 0);
});

const waiting = {
  preOrder: { status: 'preOrder', forms: { preOrder: 'Передзамовлення', priceWatch: 'Повідомити, коли подешевшає' } },
  expected: {
    status: 'expected',
    forms: { availability: 'Повідомити про надходження', priceWatch: 'Повідомити, коли подешевшає' },
  },
  outOfStock: { status: 'outOfStock', prices: [], forms: { availability: 'Запитати ціну' } },
  discontinued: { status: 'discontinued', forms: {} },
} as const;

test.each(Object.values(waiting))(
  'who waits for what is $status has its forms, with every field that is sent',
  async ({ forms, ...given }) => {
    const isOrderable = given.status === 'preOrder';
    open(notify, 'notify', answersOf(product({ ...given, isOrderable } as Parameters<typeof product>[0])));
    await screen.findByRole('heading', { level: 1 });
    const declared = routes.find(({ name }) => name === 'product-notify')?.forms ?? {};
    const shown = screen.queryAllByRole<HTMLFormElement>('form');
    expect(shown.map((form) => form.getAttribute('aria-label'))).toEqual(Object.values(forms));
    for (const [at, name] of Object.keys(forms).entries()) {
      const form = shown[at] as HTMLFormElement;
      expect([form.method, valueIn(form, 'form'), valueIn(form, 'productId')]).toEqual(['post', name, '1']);
      const names = Object.keys(declared[name]?.fields ?? {});
      expect(names.filter((field) => form.elements.namedItem(field) === null)).toEqual([]);
    }
  },
);

test.each([
  ['priceWatch&problem=cheapAlready', 'Товар уже коштує не більше'],
  ['priceWatch&problem=validation&fields=email', 'Перевірте це поле'],
  ['availability&problem=inStock', 'Він знову в наявності'],
])('says why nobody is told: %s', async (query, words) => {
  const table = answersOf(product({ status: 'expected', isOrderable: false }));
  open(notify, `notify?form=${query}`, table);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['availability', 'Ми вам повідомимо'],
  ['preOrder', 'Передзамовлення прийнято'],
  ['priceWatch', 'Підтвердьте в листі'],
  ['', 'Дякуємо! Ми все отримали'],
])('says what happens next with what was sent: %s', async (kind, words) => {
  renderProductPage(taken, `/ua/words-taken?of=${kind}`, {}, 'ua/words-taken');
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
});

const watched = { product: productCard(), targetAmount: null, isConfirmed: false };
const openWatch = (answer: unknown, said = '') =>
  renderProductPage(
    priceWatch,
    `/ua/price-watch?token=secret${said}`,
    { 'GET /catalog/product/price/watch/view': answer as object },
    'ua/price-watch',
  );

test('an e-mail leads to a form that confirms or stops, which a browser can send', async () => {
  openWatch(watched);
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Підтвердити' });
  const { form } = confirm;
  const fields = Object.keys(routes.find(({ name }) => name === 'price-watch')?.forms?.answer?.fields ?? {});
  expect(fields.filter((field) => form?.elements.namedItem(field) === null)).toEqual([]);
  expect(new FormData(form ?? undefined, confirm).get('answer')).toBe('confirm');
  expect(new FormData(form ?? undefined).get('token')).toBe('secret');
});

test('says that an answer came to nothing', async () => {
  openWatch(watched, '&form=answer&problem=tooMany');
  expect((await screen.findByRole('alert')).textContent).toBe('Не вийшло. Спробуйте ще раз');
  expect(screen.getByRole('button', { name: 'Підтвердити' })).toBeTruthy();
});

test('says that a watch is over', async () => {
  openWatch(failWith(410, 'gone'));
  expect(await screen.findByRole('heading', { name: 'За цією ціною вже не стежимо' })).toBeTruthy();
});

const lviv = { ref: 'lviv', name: l10n('Львів'), type: l10n('місто'), district: null };
const city = { ...lviv, region: { ref: 'west', name: l10n('Львівська') }, warehouses: 3, courier: true };

test('a name finds cities, each an address', async () => {
  open(delivery, 'delivery?city=львів', { 'GET /delivery/city/list': [city] });
  const link = await screen.findByRole('link', { name: 'Львів, Львівська' });
  expect(link.getAttribute('href')).toBe('?cityRef=lviv');
});

test('says that a day could not be had, and that there is no such city', async () => {
  open(delivery, 'delivery?cityRef=lviv', { 'GET /delivery/product': failWith(503, 'unavailable') });
  expect(await screen.findByText('Не вдалося дізнатися день доставки.')).toBeTruthy();
  cleanup();
  open(delivery, 'delivery?city=zzz', { 'GET /delivery/city/list': [] });
  expect(await screen.findByText('Такого міста не знайшли')).toBeTruthy();
});
