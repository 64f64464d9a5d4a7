/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { askMs, steadyConnectionMs, whenOnline } from './when-online.ts';

const act = jest.fn();
const ask = jest.fn<() => Promise<{ ok: boolean }>>();
const reached = async () => ({ ok: true });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
function happens(...names: string[]) {
  for (const name of names) window.dispatchEvent(new Event(name));
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
  ask.mockReset().mockImplementation(reached);
  globalThis.fetch = ask as unknown as typeof fetch;
  stop = whenOnline(act);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('acts once when the connection stays', async () => {
  happens('online', 'online');
  await pass(steadyConnectionMs - 1);
  expect(act).not.toHaveBeenCalled();
  await pass(1);
  expect(act).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('waits on when the connection is lost again within a moment', async () => {
  happens('online');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  happens('offline');
  await pass(5 * askMs.last);
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['beforeunload', 'online'],
  ['online', 'beforeunload'],
])('leaves a shopper alone who is on the way to another page: %s, %s', async (first, second) => {
  happens(first, second);
  await pass(5 * askMs.last);
  expect(act).not.toHaveBeenCalled();
});

test('waits again on a page that was left and comes back as it was', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  happens('beforeunload');
  hidden.mockReturnValue(true);
  happens('pagehide', 'visibilitychange');
  await pass(5 * askMs.last);
  expect(act).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  happens('pageshow', 'visibilitychange');
  await pass(steadyConnectionMs);
  expect(act).toHaveBeenCalledTimes(1);
});

test('needs no word of the device: a waiter that begins just after it asks by itself', async () => {
  await pass(askMs.first);
  expect(act).toHaveBeenCalledTimes(1);
});

test('believes the device only as far as the store answers, and asks ever more seldom', async () => {
  ask.mockImplementation(lost);
  happens('online');
  await pass(10 * askMs.last);
  expect(act).not.toHaveBeenCalled();
  const asked = ask.mock.calls.length;
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(17);
  ask.mockImplementation(reached);
  await pass(1.5 * askMs.last);
  expect(act).toHaveBeenCalled();
});

test('takes a store that is not ready for one that is not there', async () => {
  ask.mockImplementation(async () => ({ ok: false }));
  happens('online');
  await pass(askMs.last);
  expect(act).not.toHaveBeenCalled();
});

test('asks nothing in a tab that nobody looks at, and at once when it is looked at again', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(10 * askMs.last);
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  happens('visibilitychange');
  await pass(steadyConnectionMs);
  expect(act).toHaveBeenCalledTimes(1);
});

test('can be stopped, while it asks too', async () => {
  happens('online');
  await pass(steadyConnectionMs - 1);
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean }>();
  ask.mockImplementation(() => promise);
  await pass(1);
  stop();
  resolve({ ok: true });
  happens('online');
  await pass(5 * askMs.last);
  expect(act).not.toHaveBeenCalled();
});
