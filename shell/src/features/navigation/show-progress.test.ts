/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { App } from '../feature.ts';
import { navigationProgressDelayMs, showProgress } from './show-progress.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const bars = () => document.querySelectorAll('[role=progressbar]').length;

function begin() {
  let notify = (_: { navigation: { state: string } }) => {};
  showProgress({
    i18n: { t: (key: string) => key },
    loadTexts: () => Promise.resolve(),
    router: {
      state: { navigation: { state: 'idle' } },
      subscribe: (listener: typeof notify) => {
        notify = listener;
      },
    },
  } as unknown as App);
  return (state: string) => notify({ navigation: { state } });
}

test('a bar appears once a navigation has taken 120 ms, and goes when it ends', () => {
  const navigate = begin();
  expect(navigationProgressDelayMs).toBe(120);
  navigate('loading');
  jest.advanceTimersByTime(119);
  expect(bars()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(bars()).toBe(1);
  navigate('idle');
  expect(bars()).toBe(0);
});

test('nothing appears for a quick navigation, and each one has its own 120 ms', () => {
  const navigate = begin();
  navigate('loading');
  jest.advanceTimersByTime(100);
  navigate('idle');
  navigate('loading');
  jest.advanceTimersByTime(100);
  navigate('idle');
  jest.runAllTimers();
  expect(bars()).toBe(0);
});
