/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { cartLine, cartSummary } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { fullDraft, kyiv, options, point, savedAddresses } from '../../../testing/checkout-api.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import type { NoJsCheckout as View } from '../load-no-js.ts';
import { NoJsCheckout } from './no-js-checkout.tsx';

guardConsole();
afterEach(cleanup);

const view: NonNullable<View> = {
  ...{ draft: fullDraft, options, summary: cartSummary([cartLine()]) },
  ...{ addresses: savedAddresses, address: savedAddresses[1] ?? null, cities: null, city: kyiv },
  ...{ points: [point()], pickupPoints: [], problem: '', wrong: [], asked: { city: '', point: '' }, key: 'k1' },
};

test('offers the addresses of an account, and another one, by a form of their own', () => {
  renderInStore(<NoJsCheckout view={view} />, {});
  const group = screen.getByRole('group', { name: 'Збережені адреси' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['address', 'a1', false],
    ['address', 'a2', true],
    ['address', 'other', false],
  ]);
  const form = group.closest('form');
  expect([form?.method, form?.elements.namedItem('key')]).toEqual(['get', null]);
});

test('asks a guest for nothing of the kind', () => {
  renderInStore(<NoJsCheckout view={{ ...view, addresses: [], address: null }} />, {});
  expect(screen.queryByRole('group', { name: 'Збережені адреси' })).toBeNull();
});

test('marks a way that was refused', () => {
  renderInStore(<NoJsCheckout view={{ ...view, problem: 'validation', wrong: ['payment.method'] }} />, {});
  expect(within(screen.getByRole('group', { name: 'Спосіб оплати' })).getByText('Оберіть інший спосіб')).toBeTruthy();
});
