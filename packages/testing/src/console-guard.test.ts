import { afterEach, expect, test } from '@jest/globals';
import { guardConsole, judgeErrors } from './console-guard.ts';

const original = console.error;
const { expectError } = guardConsole();
afterEach(() => expect(console.error).toBe(original));

test('lets an expected error pass and gives the console back', () => {
  expectError(/remote mf-product/);
  console.error('lost remote %s', 'mf-product');
});

test.each([
  [[], [], null],
  [['lost remote'], [/lost/], null],
  [['lost remote', 'act warning'], [/lost/], 'unexpected console.error:\nact warning'],
  [[], [/lost/], 'no console.error matched /lost/'],
])('errors %j against %j: %j', (errors, expected, verdict) => {
  expect(judgeErrors(errors, expected)).toBe(verdict);
});
