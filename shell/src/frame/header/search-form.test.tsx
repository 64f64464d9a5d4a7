/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createMemoryRouter, RouterProvider } from 'react-router';
import uk from '../../locales/uk.json' with { type: 'json' };
import { SearchForm } from './search-form.tsx';

// jsdom does not know the element, which React says once.
beforeAll(() => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<search />);
  error.mockRestore();
});
guardConsole();

function openAt(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: SearchForm }], { initialEntries: [address] });
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: uk })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { go: (to: string) => act(() => router.navigate(to)), field: screen.getByRole<HTMLInputElement>('textbox') };
}

const typed = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

test('says what the page searches for, also on the way back', async () => {
  const { go, field } = openAt('/ua/search?searchQuery=kamera');
  expect(field.value).toBe('kamera');
  typed(field, 'zamok');
  if (field.form) fireEvent.submit(field.form);
  await go('/ua/search?searchQuery=zamok');
  expect(field.value).toBe('zamok');
  await go('/ua/search?searchQuery=kamera');
  expect(field.value).toBe('kamera');
  await go('/ua/kamery');
  expect(field.value).toBe('');
});

test('keeps what is typed while a page is on its way', async () => {
  const { go, field } = openAt('/ua');
  field.focus();
  typed(field, 'kamera');
  if (field.form) fireEvent.submit(field.form);
  typed(field, 'kamera 4k');
  await go('/ua/search?searchQuery=kamera');
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('kamera 4k');
  expect(document.activeElement).toBe(field);
});
