/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { yieldToMain } from './yield-to-main.ts';

afterEach(() => void Reflect.deleteProperty(window, 'scheduler'));

test('asks the browser for its turn where it gives turns', async () => {
  const scheduler = { yield: jest.fn(async () => {}) };
  Object.assign(window, { scheduler });
  await yieldToMain();
  expect(scheduler.yield).toHaveBeenCalledTimes(1);
});

test.each([{}, { scheduler: {} }])('waits for a task of its own in a browser that has %p', async (had) => {
  Object.assign(window, had);
  let isTaken = false;
  setTimeout(() => {
    isTaken = true;
  });
  await yieldToMain();
  expect(isTaken).toBe(true);
});
