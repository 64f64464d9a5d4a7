/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { category, l10n } from '@vitryna/testing';
import { HeaderMenu } from './components/header-menu.tsx';
import { toDepartments } from './to-departments.ts';
import type { LoadMenu } from './use-menu.ts';

afterEach(cleanup);

const power = category({
  id: '2',
  slug: 'zhyvlennia',
  name: l10n('Живлення'),
  children: [category({ id: '3', slug: 'stantsii', name: l10n('Станції'), productsCount: 74 })],
});
const departments = toDepartments([category(), power, category({ id: '4', productsCount: 0 })], 'uk');

const open = (load: LoadMenu) =>
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <HeaderMenu onClose={() => {}} load={load} />
    </I18nProvider>,
  );

test('keeps only categories with products, as links of the language [§3.6]', () => {
  expect(departments.map(({ href, groups }) => [href, groups.length])).toEqual([
    ['/ua/kamery', 0],
    ['/ua/zhyvlennia', 1],
  ]);
});

test('says that it did not load and tries again; pressing a department on a phone shows its groups [§2.9]', async () => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  const load = jest.fn<LoadMenu>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(departments);
  open(load);
  const alert = await screen.findByRole('alert');
  await act(async () => alert.querySelector('button')?.click());
  act(() => screen.getByRole('link', { name: /Живлення/ }).click());
  expect(screen.getByRole('link', { name: /Станції/ }).getAttribute('href')).toBe('/ua/stantsii');
});

test('leads to the same page in the other language, with its query', () => {
  window.history.replaceState(null, '', '/ua/kamery?page=2&utm_source=x');
  open(() => Promise.resolve(departments));
  const link = screen.getByRole('link', { name: 'Русская версия' });
  expect([link.getAttribute('href'), link.lang]).toEqual(['/kamery?page=2&utm_source=x', 'ru']);
});
