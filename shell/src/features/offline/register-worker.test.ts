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
