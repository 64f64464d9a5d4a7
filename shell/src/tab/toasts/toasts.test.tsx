/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { errorToastMs, toastMs } from '@vitryna/contracts/constants';
import { createI18n } from '@vitryna/i18n';
import { provideTabContext } from '@vitryna/remote-kit';
import type { Tab } from '../tab.ts';
import { clearToasts, showToast, type ToastInput } from './toasts.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  document.hasFocus = () => true;
  // Nor does it know the system's colours.
  window.matchMedia = () => ({ matches: false }) as unknown as MediaQueryList;
  const i18n = createI18n({ locale: 'uk', texts: { Close: 'Закрити', Notices: 'Сповіщення' } });
  provideTabContext({ i18n } as Partial<Tab> as Tab);
});

afterEach(async () => {
  await act(async () => clearToasts());
  jest.useRealTimers();
});

/** Without motion: the end of an animation is the browser's to tell. */
const show = (input: ToastInput) => act(async () => showToast({ transition: 'none', ...input }));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('leaves by itself after 5 s, what failed after 2 s [§4.35 §9.4]', async () => {
  await show({ text: 'Готово' });
  await show({ text: 'Не вийшло', type: 'error' });
  expect(shown()).toEqual(['Готово', 'Не вийшло']);
  await pass(errorToastMs - 1);
  expect(shown()).toEqual(['Готово', 'Не вийшло']);
  await pass(1);
  expect(shown()).toEqual(['Готово']);
  await pass(toastMs - errorToastMs - 1);
  expect(shown()).toEqual(['Готово']);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('says the same only once at a time', async () => {
  await show({ text: 'Не вийшло', type: 'error' });
  await show({ text: 'Не вийшло', type: 'error' });
  await show({ text: 'Не вийшло', type: 'error', more: 'Спробуйте ще раз' });
  expect(shown()).toEqual(['Не вийшло', 'Не вийшлоСпробуйте ще раз']);
  await pass(errorToastMs);
  await show({ text: 'Не вийшло', type: 'error' });
  expect(shown()).toEqual(['Не вийшло']);
});

test('waits under the pointer, closes by a click, by its cross, and never where it was asked to stay [§9.4]', async () => {
  await show({ text: 'Готово' });
  const [toast] = screen.getAllByRole('alert');
  if (!toast) throw new Error('no toast');
  await pass(toastMs - 10);
  fireEvent.mouseEnter(toast);
  await pass(toastMs);
  expect(shown()).toEqual(['Готово']);
  fireEvent.mouseLeave(toast);
  await pass(10);
  expect(shown()).toEqual([]);

  await show({ text: 'Перше', autoClose: false });
  await show({ text: 'Друге', autoClose: false, isClosedByClick: false });
  await pass(toastMs * 10);
  const [first, second] = screen.getAllByRole('alert');
  await act(async () => {
    fireEvent.click(first as HTMLElement);
    fireEvent.click(second as HTMLElement);
  });
  expect(shown()).toEqual(['Друге']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Закрити' })));
  expect(shown()).toEqual([]);
});

test.each([
  ['top-left', 'light', 'info'],
  ['top-right', 'dark', 'success'],
  ['top-center', 'colored', 'warning'],
  ['bottom-left', 'auto', 'error'],
  ['bottom-right', 'light', 'default'],
  ['bottom-center', 'dark', 'info'],
] as const)('stands %s in the theme %s as %s [§9.4]', async (position, theme, type) => {
  await show({ text: 'Де', position, theme, type });
  const toast = screen.getByRole('alert');
  expect(toast.className).toContain(`Toastify__toast-theme--${theme}`);
  expect(toast.className).toContain(`Toastify__toast--${type}`);
  expect(toast.parentElement?.className).toContain(`Toastify__toast-container--${position}`);
});

test.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('on a page of the theme %s in a dark system (%s) is %s [§9.4]', async (theme, isDarkSystem, worn) => {
  window.matchMedia = (query) => ({ matches: isDarkSystem && query.includes('dark') }) as MediaQueryList;
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  await show({ text: 'Готово' });
  expect(screen.getByRole('alert').className).toContain(`Toastify__toast-theme--${worn}`);
  delete dataset.theme;
});
