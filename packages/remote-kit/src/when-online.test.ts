/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { steadyConnectionMs, whenOnline } from './when-online.ts';

const act = jest.fn();
function happens(...names: string[]) {
  for (const name of names) window.dispatchEvent(new Event(name));
}
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
  stop = whenOnline(act);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('acts once when the connection stays', () => {
  happens('online', 'online');
  jest.advanceTimersByTime(steadyConnectionMs - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('waits on when the connection is lost again within a moment', () => {
  happens('online', 'offline');
  jest.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['beforeunload', 'online'],
  ['online', 'beforeunload'],
])('leaves a shopper alone who is on the way to another page: %s, %s', (first, second) => {
  happens(first, second);
  jest.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test('can be stopped', () => {
  happens('online');
  stop();
  happens('online');
  jest.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
