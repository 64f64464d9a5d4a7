/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { registerWorker } from './register-worker.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['has no workers', () => undefined],
  [
    'forbids them along with all storage',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('keeps nothing, and says so, where the browser %s', async (_, get) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  await expect(registerWorker()).resolves.toBeNull();
});

test.each([
  ['nothing where the shopper has gone on', new DOMException('The operation was aborted.', 'AbortError'), null],
  ['what went wrong elsewhere', new TypeError('wrong type of script'), 'wrong type of script'],
])('tells %s', async (_, failure, told) => {
  const container = { getRegistration: async () => ({}), register: () => Promise.reject(failure) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => container });
  const outcome = registerWorker().catch((error: Error) => error.message);
  expect(await outcome).toBe(told);
});
