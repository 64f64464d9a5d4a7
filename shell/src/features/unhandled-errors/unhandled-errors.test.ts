/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import type { App } from '../feature.ts';

const notifyFailure = jest.fn(async () => {});
const setFatalError = jest.fn();
jest.unstable_mockModule('../../tab/toasts/notify-failure.ts', () => ({ notifyFailure }));
jest.unstable_mockModule('../../pages/error/fatal-error.ts', () => ({ setFatalError }));
jest.unstable_mockModule('../../tab/report-error.ts', () => ({ reportError: () => {} }));
const { listenForUnhandledErrors } = await import('./unhandled-errors.ts');

const state = { location: {}, navigation: { state: 'idle' } };
let navigate = (_: typeof state) => {};
const stores = { modals: { closeAll: jest.fn() } };
const router = {
  state,
  subscribe: (listener: typeof navigate) => {
    navigate = listener;
    return () => {};
  },
};

beforeAll(() => {
  const app = { i18n: { t: (key: string) => key }, loadTexts: async () => {}, router, stores };
  listenForUnhandledErrors(app as unknown as App);
});
beforeEach(() => {
  jest.clearAllMocks();
});

/** An error as if code of this origin's path had thrown it. */
const thrownAt = (path: string, error: Error) =>
  Object.assign(error, { stack: `${error}\n at press (${path}/shell/1.0.0/main.js:1:2)` });
const ours = (error: Error) => thrownAt(`${location.origin}/assets`, error);

/** Lets what an error leads to happen: it is loaded first, and needs no time else. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
async function reject(reason: unknown): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  await settle();
}

test.each(['error', 'rejection'])(
  'an %s of the store itself puts the screen in the place of the page [§2.24]',
  async (kind) => {
    const error = ours(new TypeError('x is not a function'));
    if (kind === 'rejection') await reject(error);
    else {
      window.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { error }));
      await settle();
    }
    expect(setFatalError.mock.calls).toEqual([[{ error }]]);
    expect(stores.modals.closeAll).toHaveBeenCalled();
    expect(notifyFailure).not.toHaveBeenCalled();
    navigate({ location: {}, navigation: { state: 'loading' } });
    expect(setFatalError).toHaveBeenCalledTimes(1);
    navigate({ location: {}, navigation: { state: 'idle' } });
    expect(setFatalError).toHaveBeenLastCalledWith(null);
  },
);

test.each([
  ['code that did not come', ours(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')), 1],
  ['an answer of a call', ours(createApiError({ kind: 'http', status: 500, message: 'x' })), 1],
  ['an extension', thrownAt('chrome-extension://abc', new Error('boom')), 0],
  ['a request that was given up', ours(new DOMException('x', 'AbortError') as unknown as Error), 0],
  ['no error at all', 'Script error.', 0],
])('%s is not fatal', async (_, error, notices) => {
  await reject(error);
  expect(setFatalError).not.toHaveBeenCalled();
  expect(notifyFailure).toHaveBeenCalledTimes(notices);
});
