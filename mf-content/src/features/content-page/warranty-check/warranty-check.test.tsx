/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failWith, l10n } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { callLoader } from '../../../testing/call-loader.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { NoJsWarranty } from './components/no-js-warranty.tsx';
import { WarrantyForm } from './components/warranty-form.tsx';
import { loader } from './load-warranty.ts';

guardConsole();
afterEach(cleanup);

const item = { name: l10n('Камера'), quantity: 1, months: 12, until: null };
const warranty = {
  orderedAt: '2026-01-10T10:00:00Z',
  deliveredAt: '2026-01-15T10:00:00Z',
  items: [
    { ...item, quantity: 2, state: 'valid' as const, until: '2027-01-15T10:00:00Z' },
    { ...item, name: l10n('Кабель'), state: 'over' as const, until: '2026-07-15T10:00:00Z' },
    { ...item, name: l10n('Щит'), months: null, state: 'unknown' as const },
  ],
};
const found = { orderId: 'o', token: 'abcdefghij0123456789', ...warranty };

function check(answer: unknown) {
  const shop = renderInStore(<WarrantyForm />, { 'POST /order/warranty/check': answer });
  fireEvent.input(screen.getByRole('textbox', { name: 'Номер замовлення' }), { target: { value: '1002-4587' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'Телефон' }), { target: { value: '067 123 45 67' } });
  fireEvent.click(screen.getByRole('button', { name: 'Перевірити гарантію' }));
  return shop;
}

test('says of each product of an order until when its warranty holds [§1.6 §2.6 warranty]', async () => {
  const { calls } = check(found);
  const result = await screen.findByRole('status');
  expect(document.activeElement).toBe(result);
  expect(result.textContent).toMatch(/Камера × 2На гарантії до 15 січня 2027/);
  expect(result.textContent).toMatch(/КабельГарантія закінчилася 15 липня 2026/);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ number: '1002-4587', phone: '+380671234567' });
});

test('says one thing of every wrong pair, and sends none that cannot be', async () => {
  const { calls } = check(failWith(404, 'notFound'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/немає/i);
  fireEvent.input(screen.getByRole('textbox', { name: 'Телефон' }), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Перевірити гарантію' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' }).ariaInvalid).toBe('true'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('is a form that a browser posts, with its answer by the token [§2.6 warranty]', async () => {
  const url = '/ua/warranty-check?orderId=o&token=abcdefghij0123456789';
  const view = await callLoader(loader, { path: url, answers: { 'GET /order/warranty/view': warranty } }).result;
  expect(view).toEqual({ warranty, problem: null });
  const { container } = renderInStore(<NoJsWarranty {...view} />, {});
  expect(container.querySelector('form')?.method).toBe('post');
  expect(screen.getByText(/На гарантії до/)).toBeTruthy();
});

test('asks again without JavaScript when the token is too old', async () => {
  const url = '/ua/warranty-check?orderId=o&token=abcdefghij0123456789';
  const view = await callLoader(loader, {
    path: url,
    answers: { 'GET /order/warranty/view': failWith(404, 'notFound') },
  }).result;
  expect(view).toEqual({ warranty: null, problem: 'old' });
});
