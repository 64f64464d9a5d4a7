import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import type { StoreOperation } from '@vitryna/store';

const notifyFailure = jest.fn(async () => {});
jest.unstable_mockModule('./toasts/notify-failure.ts', () => ({
  notifyFailure,
  problemTexts: { 'cart.add': 'Not added' },
}));
const { notifyProblem } = await import('./problems.ts');

afterEach(() => {
  notifyFailure.mockClear();
  jest.restoreAllMocks();
});

const http = (status: number) => createApiError({ kind: 'http', status, message: 'x' });
const network = createApiError({ kind: 'network', message: 'x' });

test.each([
  ['cart.add', http(503), false, 'Not added'],
  ['favourites.remove', http(503), false, 'Internal server error'],
  ['comparison.add', http(503), false, 'Internal server error'],
  ['user.signOut', http(503), false, 'Internal server error'],
  ['user.signOut', http(500), false, 'Internal server error'],
  ['cart.add', http(503), true, null],
  ['cart.add', http(409), true, 'Not added'],
  ['cart.add', http(422), false, null],
  ['cart.add', http(429), false, null],
  ['cart.add', network, false, null],
  ['cart.load', http(503), false, null],
  ['maintenance.load', http(503), false, null],
] as [StoreOperation, unknown, boolean, string | null][])(
  '%s that failed with %s in maintenance mode (%s) shows %s',
  async (operation, error, isClosed, words) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const i18n = createI18n({ locale: 'uk', texts: {}, onMissing: () => {} });
    const notify = notifyProblem({ i18n, loadTexts: async () => {}, isClosed: async () => isClosed });
    notify({ operation, productId: null, error });
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect(notifyFailure.mock.calls).toEqual(words === null ? [] : [[words]]);
    expect(warn).toHaveBeenCalledTimes(words === null ? 1 : 0);
  },
);
