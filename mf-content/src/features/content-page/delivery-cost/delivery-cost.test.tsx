/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ProductDelivery } from '@vitryna/contracts/api';
import { failWith, l10n, money } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { callLoader } from '../../../testing/call-loader.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { DeliveryCost } from './components/delivery-cost.tsx';
import { NoJsDeliveryCost } from './components/no-js-delivery-cost.tsx';
import { loader } from './load-delivery-cost.ts';

guardConsole();
afterEach(cleanup);

const city = {
  ...{ ref: 'lviv', name: l10n('Львів'), type: l10n('місто'), district: null },
  ...{ region: { ref: 'west', name: l10n('Західна') }, warehouses: 3, courier: true },
};
const eta = { from: '2026-11-24T10:00:00Z', to: '2026-11-25T18:00:00Z' };
const delivery: ProductDelivery = {
  ...{ city, parcel: { weightKg: 0, sizeCm: [0, 0, 0] }, now: '2026-11-23T11:50:00Z' },
  ...{ orderBefore: '2026-11-23T14:00:00Z', points: { total: 0, nearest: [] } },
  methods: [
    { method: 'warehouse', price: money(70), free: false, eta, disabled: null },
    { method: 'courier', price: money(120), free: false, eta, disabled: null },
    { method: 'pickup', price: money(0), free: true, eta, disabled: l10n('Лише в іншому місті') },
  ],
};
const answers = {
  'GET /delivery/city/popular': [city],
  'GET /delivery/city/list': [city],
  'GET /delivery/city/view': city,
  'GET /delivery/product': delivery,
};
const words = () => document.body.textContent?.replaceAll('\u00a0', ' ');

test('says for a city what each way costs, from what sum it is free, and its days [§1.6]', async () => {
  const { calls } = renderInStore(<DeliveryCost />, answers);
  fireEvent.focus(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: /Львів/ }));
  await screen.findByRole('heading', { name: 'Доставка: Львів' });
  expect(words()).toMatch(/від 70.*безкоштовно для замовлень від 2 000/);
  expect(words()).toMatch(/24 листопада – .*25 листопада/);
  expect(words()).toMatch(/Самовивіз з магазинуЛише в іншому місті/);
  expect(calls.find(({ path }) => path === '/delivery/product')?.query).toEqual({ cityRef: 'lviv' });
});

test('answers a city that is typed without JavaScript', async () => {
  const view = await callLoader(loader, { path: '/ua/delivery-cost?city=Львів', answers: answers }).result;
  expect(view).toMatchObject({ delivery: { city: { ref: 'lviv' } }, cities: [] });
  const { container } = renderInStore(<NoJsDeliveryCost {...view} />, {});
  expect(container.querySelector('form')?.method).toBe('get');
  expect(words()).toMatch(/Доставка: Львів/);
});

test('lets one of several cities be chosen, and says what fails', async () => {
  const several = { ...answers, 'GET /delivery/city/list': [city, { ...city, ref: 'other' }] };
  const url = '/ua/delivery-cost?city=Ль';
  expect(await callLoader(loader, { path: url, answers: several }).result).toMatchObject({
    delivery: null,
    cities: [{}, {}],
  });
  const failing = { ...answers, 'GET /delivery/product': failWith(503, 'unavailable') };
  expect(await callLoader(loader, { path: url, answers: failing }).result).toMatchObject({
    delivery: null,
    hasFailed: true,
  });
});
