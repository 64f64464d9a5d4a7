/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { layOutOffScreen } from './lay-out-off-screen.ts';

/** jsdom lays nothing out; what a part has of its own counts, and each begins as stylesheets leave it. */
const readStyle = (part: Element) => ({ contentVisibility: (part as HTMLElement).style.contentVisibility || 'auto' });
const isLaidOut = () =>
  [...document.querySelectorAll('article')].map((part) => readStyle(part).contentVisibility === 'visible');
const rest = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'getComputedStyle').mockImplementation((part) => readStyle(part) as CSSStyleDeclaration);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('lays out what is far below, and what comes when all of that is done', async () => {
  document.body.innerHTML = '<main><section><article></article></section></main>';
  layOutOffScreen({
    router: { subscribe: () => () => {} } as unknown as Parameters<typeof layOutOffScreen>[0]['router'],
  });
  await rest();
  expect(isLaidOut()).toEqual([true]);
  const late = document.createElement('section');
  late.innerHTML = '<article></article>';
  document.querySelector('main')?.append(late);
  await rest();
  expect(isLaidOut()).toEqual([true, true]);
});
