/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type FakeTable, failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { openShop } from '../../../testing/render-product-page.tsx';
import { type KnownHistory, toPriceHistoryView } from '../price-history-view.ts';
import { PriceHistory } from './price-history.tsx';

guardConsole();
afterEach(cleanup);

const history = {
  points: [
    { at: '2026-10-01T10:00:00Z', amount: 1200 },
    { at: '2026-11-01T10:00:00Z', amount: null },
    { at: '2026-11-11T10:00:00Z', amount: 999 },
  ],
  min30: { amount: 999, currency: 'UAH' as const },
  previousIsHonest: true,
  now: '2026-11-21T10:00:00Z',
};
const view = toPriceHistoryView(history, 'uk');

function open(given: KnownHistory, table: FakeTable = {}) {
  const { wrapper, calls } = openShop(table);
  render(<PriceHistory productId="1" given={given} formHref="/a/b/notify" />, { wrapper });
  return calls;
}

test('draws the line, says it in words, and has every price in a table', () => {
  open({ view });
  expect(screen.getByText(/Найнижча ціна за 30 днів/).textContent).toBe('Найнижча ціна за 30 днів: 999\u00a0₴');
  const name = 'Від 999\u00a0₴ до 1\u00a0200\u00a0₴, починаючи з 1 жовтня 2026 р.';
  expect(screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d')).toBe(view?.line);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Від дняЦіна',
    '11 листопада 2026 р.999\u00a0₴',
    '1 листопада 2026 р.без ціни',
    '1 жовтня 2026 р.1\u00a0200\u00a0₴',
  ]);
});

test('is not there without a price, and a failed call costs the chart until another try', async () => {
  open({ view: null });
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  open('failed', { 'GET /catalog/product/price/history': history });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/Найнижча ціна/)).toBeTruthy();
});

test.each([
  ['12 500,50 ₴', 12_500.5],
  ['', undefined],
])('watches a price of "%s"', async (typed, targetAmount) => {
  const calls = open({ view }, { 'POST /catalog/product/price/watch': { id: 'w' } });
  const details = screen.getByText('Повідомити, коли подешевшає').closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const [email, target] = await screen.findAllByRole('textbox');
  if (!email || !target) throw new Error('no fields');
  fireEvent.change(email, { target: { value: 'olena@example.com' } });
  fireEvent.change(target, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Стежити за ціною' }));
  expect(await screen.findByText('Ми надіслали його на olena@example.com.')).toBeTruthy();
  const { body } = calls[0] ?? {};
  expect(body).toMatchObject({ productId: '1', email: 'olena@example.com' });
  expect((body as { targetAmount?: number }).targetAmount).toBe(targetAmount);
});

test('says at its field what is no price, and in the form why the store refuses', async () => {
  const calls = open({ view }, { 'POST /catalog/product/price/watch': failWith(409, 'cheapAlready') });
  const details = screen.getByText('Повідомити, коли подешевшає').closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const [email, target] = await screen.findAllByRole('textbox');
  if (!email || !target) throw new Error('no fields');
  fireEvent.change(email, { target: { value: 'olena@example.com' } });
  fireEvent.change(target, { target: { value: 'дешево' } });
  fireEvent.click(screen.getByRole('button', { name: 'Стежити за ціною' }));
  expect(await screen.findByText('Entry field is wrong')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(target, { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Стежити за ціною' }));
  expect(await screen.findByText(/cheapAlready/)).toBeTruthy();
});
