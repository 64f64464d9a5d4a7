/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import type { App } from '../feature.ts';
import { keepVisits } from './keep-visits.ts';

test('waits for the page to be at rest without `requestIdleCallback`, and asks for nothing without workers', async () => {
  expect([globalThis.requestIdleCallback, navigator.serviceWorker]).toEqual([undefined, undefined]);
  const loadTexts = jest.fn(async () => {});
  await keepVisits({ loadTexts } as unknown as App);
  expect(loadTexts).not.toHaveBeenCalled();
});
