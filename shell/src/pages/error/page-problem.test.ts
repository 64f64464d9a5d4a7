/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import { pageProblemOf } from './page-problem.ts';

afterEach(() => {
  jest.restoreAllMocks();
});
const connect = (isConnected: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);

test('takes code that did not come without a connection for no fault of the code', () => {
  connect(false);
  expect(pageProblemOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline', status: 503 });
  connect(true);
  expect(pageProblemOf(new TypeError('Failed to fetch')).kind).toBe('lost');
});

test('knows a lost call by itself, with and without a connection', () => {
  const lost = createApiError({ kind: 'network', message: 'GET /x had no answer' });
  for (const isConnected of [true, false]) {
    connect(isConnected);
    expect(pageProblemOf(lost).kind).toBe('offline');
    expect(pageProblemOf(createApiError({ kind: 'http', status: 404, message: '', cause: lost })).kind).toBe('offline');
  }
});
