/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadWhenOnline } from './offline-screen.ts';

const reload = jest.fn();
const happens = (...names: string[]) => {
  for (const name of names) window.dispatchEvent(new Event(name));
};

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  // Each screen lives as long as its document; here they share a window, so each test has listeners of its own.
  const listen = jest.spyOn(globalThis, 'addEventListener');
  reloadWhenOnline(reload);
  const added = listen.mock.calls;
  stop = () => {
    for (const [name, listener] of added) removeEventListener(name, listener as EventListener);
    listen.mockRestore();
  };
});
let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('opens the page once when the connection stays', () => {
  happens('online', 'online');
  jest.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('waits on when the connection is lost again within a moment', () => {
  happens('online', 'offline');
  jest.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
});

test('leaves a shopper alone who is on the way to another page', () => {
  happens('beforeunload', 'online');
  jest.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
});
