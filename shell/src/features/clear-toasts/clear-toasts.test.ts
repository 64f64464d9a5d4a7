/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { provideTabContext } from '@vitryna/remote-kit';
import type { Tab } from '../../tab/tab.ts';
import { clearToasts, showToast } from '../../tab/toasts/toasts.tsx';
import { clearToastsOnNavigation } from './clear-toasts.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  document.hasFocus = () => true;
  window.matchMedia = () => ({ matches: false }) as unknown as MediaQueryList;
  const i18n = createI18n({ locale: 'uk', texts: { Notices: 'Сповіщення' } });
  provideTabContext({ i18n } as Partial<Tab> as Tab);
});

afterEach(async () => {
  await act(async () => clearToasts());
  jest.useRealTimers();
});

/** Without motion: the end of an animation is the browser's to tell. */
const show = (text: string) => act(async () => showToast({ transition: 'none', text }));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('another address takes away the notices that were there before [§4.35]', async () => {
  const listeners = new Set<(state: unknown) => void>();
  const router = { subscribe: (listener: (state: unknown) => void) => listeners.add(listener) };
  clearToastsOnNavigation({ router } as unknown as Parameters<typeof clearToastsOnNavigation>[0]);
  const tell = (state: 'idle' | 'loading') =>
    act(async () => {
      for (const listener of listeners) listener({ navigation: { state } });
    });
  await show('До переходу');
  await tell('idle');
  expect(shown()).toEqual(['До переходу']);
  await pass(1);
  await tell('loading');
  await pass(1);
  await show('Під час переходу');
  history.pushState(null, '', '/ua/catalog');
  await tell('idle');
  // The code that clears is asked for with an import.
  await act(async () => void (await import('../../tab/toasts/toasts.tsx')));
  expect(shown()).toEqual(['Під час переходу']);
});
