/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { warn } from './warn.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('warns of what failed, and of nothing that was given up', () => {
  const told = jest.spyOn(console, 'warn').mockReturnValue();
  const failure = new TypeError('wrong type of script');
  for (const error of [failure, 'no error at all', new DOMException('The operation was aborted. ', 'AbortError')])
    warn(error);
  expect(told.mock.calls).toEqual([[failure], ['no error at all']]);
});
