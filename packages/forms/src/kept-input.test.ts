/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepInput, keptInputMs, takeInput } from './kept-input.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const values = { name: 'Олена', agree: false, days: ['mon', 'tue'] };

test('gives a form what one of its name held, once', () => {
  keepInput('question', values);
  expect(takeInput('review')).toBeNull();
  expect(takeInput('question')).toEqual({ at: expect.any(Number), values });
  expect(takeInput('question')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('drops what is too old', () => {
  keepInput('question', values);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + keptInputMs);
  expect(takeInput('question')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['is cut off', '{"at":'],
  ['has no time', '{"values":{"name":"Олена"}}'],
  ['has another shape', '["Олена"]'],
  ['holds what no field holds', `{"at":${Date.now()},"values":{"name":{"first":"Олена"}}}`],
])('drops a record that %s', (_, text) => {
  keepInput('question', values);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, text);
  expect(takeInput('question')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('goes on without a storage', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(() => keepInput('question', values)).not.toThrow();
  expect(takeInput('question')).toBeNull();
});
