/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { City, ProductDelivery } from '@vitryna/contracts/api';
import { shopperCityOf } from '@vitryna/delivery-view';
import { type FakeCall, type FakeTable, failWith, l10n, money } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { openShop } from '../../../testing/render-product-page.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';

guardConsole();
afterEach(cleanup);

const cityOf = (ref: string, uk: string): ProductDelivery['city'] => ({
  ...{ ref, name: { uk, ru: uk }, type: l10n('місто'), district: null },
  ...{ region: { ref: 'west', name: l10n('Західна') }, warehouses: 3, courier: true },
});
const [lviv, kyiv] = [cityOf('lviv', 'Львів'), cityOf('kyiv', 'Київ')];
const eta = { from: '2026-11-24T10:00:00Z', to: '2026-11-24T18:00:00Z' };

const hours = '08:00-20:00';
const schedule = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: '-' };

const answer = (more: Partial<ProductDelivery> = {}): ProductDelivery => ({
  city: lviv,
  parcel: { weightKg: 1, sizeCm: [30, 20, 10] },
  orderBefore: '2026-11-23T14:00:00Z',
  now: '2026-11-23T11:50:00Z',
  methods: [
    { method: 'warehouse', price: money(0), free: true, eta, disabled: null },
    { method: 'courier', price: money(105), free: false, eta, disabled: l10n('Кур’єр у це місто не їздить') },
    { method: 'pickup', price: money(0), free: true, eta, disabled: l10n('Лише в іншому місті') },
  ],
  points: {
    total: 12,
    nearest: [
      {
        ...{ ref: 'lviv-7', number: '7', name: l10n('№7'), address: l10n('вул. Зелена, 7'), type: 'postMachine' },
        ...{ lat: 49.8, lng: 24, schedule, maxWeightKg: 30, maxSizeCm: null, cashOnDelivery: true },
        ...{ status: 'working', distanceM: null },
      },
    ],
  },
  ...more,
});

type TermsGiven = { isDeliveryFree: boolean; deliveryPrice: number | null };
const free: TermsGiven = { isDeliveryFree: true, deliveryPrice: 0 };

function open(table: FakeTable, remembered: City | null = null, terms: TermsGiven = free) {
  const { wrapper, calls, clients } = openShop({
    'GET /delivery/city/view': lviv,
    'GET /delivery/city/popular': [kyiv, lviv],
    ...table,
  });
  if (remembered) shopperCityOf(clients.api).choose(remembered);
  render(
    <DeliveryTerms head={{ id: '1', categorySlug: 'kamery', slug: 'a', offer: { ...terms, status: 'inStock' } }} />,
    { wrapper },
  );
  return calls;
}
const asked = (calls: FakeCall[]) => calls.filter(({ path }) => path === '/delivery/product').map(({ query }) => query);

test.each([
  ['free of charge', free, 'безкоштовно'],
  ['the same in every city', { isDeliveryFree: false, deliveryPrice: 70.5 }, /^70,50\s₴$/],
  ['another in each city', { isDeliveryFree: false, deliveryPrice: null }, 'за тарифом'],
])('says before a city is known what delivery to a point costs that is %s', async (_, terms, text) => {
  open({ 'GET /delivery/product': answer() }, null, terms);
  expect(await screen.findByRole('button', { name: 'Обрати місто' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('says what is true for every city, and asks for one in place, which all parts know then', async () => {
  const calls = open({ 'GET /delivery/product': answer() });
  expect(screen.getAllByText('зазвичай 1–2 дні')).toHaveLength(2);
  expect(await screen.findByText(/^Назвіть місто/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Обрати місто' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(asked(calls)).toEqual([]);
  fireEvent.click(await screen.findByRole('option', { name: /Львів/ }));
  expect(await screen.findByText('вт, 24 листопада')).toBeTruthy();
  expect(screen.queryByText(/^Назвіть місто/)).toBeNull();
  expect(screen.getByText('Замовте протягом 2 годин 10 хвилин')).toBeTruthy();
  expect(screen.getByText('безкоштовно')).toBeTruthy();
  expect(screen.getByText('Кур’єр у це місто не їздить')).toBeTruthy();
  expect(screen.queryByText('Самовивіз з магазину')).toBeNull();
  expect(screen.getByText('Приймуть 12 точок: найближчі')).toBeTruthy();
  expect(screen.getByText('вул. Зелена').parentElement?.textContent).toBe('Поштомат №7вул. Зелена, 7');
  expect(document.cookie).toContain('store_city=lviv');
  expect(asked(calls)).toEqual([{ productId: '1', cityRef: 'lviv' }]);
});

test('begins with the city that was chosen before, anywhere in the store', async () => {
  open({ 'GET /delivery/product': answer() }, lviv);
  expect(await screen.findByText('До міста Львів')).toBeTruthy();
  expect(await screen.findByText('вт, 24 листопада')).toBeTruthy();
});

test('a failed call costs the day alone, and another try brings it', async () => {
  let isFailing = true;
  open({ 'GET /delivery/product': () => (isFailing ? failWith(503, 'unavailable') : answer()) }, lviv);
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  expect(screen.getByText('Відділення або поштомат')).toBeTruthy();
  isFailing = false;
  fireEvent.click(again);
  expect(await screen.findByText('вт, 24 листопада')).toBeTruthy();
});

test('what is true for every city stays when the city of before cannot be read', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'store_city=lviv; path=/';
  const calls = open({ 'GET /delivery/city/view': failWith(503, 'unavailable'), 'GET /delivery/product': answer() });
  expect(await screen.findByRole('button', { name: 'Обрати місто' })).toBeTruthy();
  await waitFor(() => expect(calls.some(({ path }) => path === '/delivery/city/view')).toBe(true));
  expect(screen.getAllByText('зазвичай 1–2 дні')).toHaveLength(2);
  expect(asked(calls)).toEqual([]);
});

test('without a point that takes it names none', async () => {
  open({ 'GET /delivery/product': answer({ points: { total: 0, nearest: [] } }) }, lviv);
  expect(await screen.findByText('вт, 24 листопада')).toBeTruthy();
  expect(screen.queryByText(/точок/)).toBeNull();
});
