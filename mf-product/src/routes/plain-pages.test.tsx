/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { failWith, l10n, product } from '@vitryna/testing';
import { routes } from '../routes.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as delivery from './delivery.tsx';
import * as write from './write.tsx';

afterEach(cleanup);

const open = (page: typeof write | typeof delivery, path: string, table = {}) =>
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
