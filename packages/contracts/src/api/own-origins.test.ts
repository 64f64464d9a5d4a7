import { expect, test } from '@jest/globals';
import { isLoopback, ownOrigins } from './own-origins.ts';

test.each([
  ['https://shop.example', ['https://shop.example']],
  ['https://shop.example:8443/', ['https://shop.example:8443']],
  ['http://localhost:8080', ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']],
  ['http://127.0.0.1', ['http://localhost', 'http://127.0.0.1', 'http://[::1]']],
])('a store at %s is itself at %j', (publicUrl, origins) => {
  expect(ownOrigins(publicUrl)).toEqual(origins);
});

test('only the machine itself has several names', () => {
  expect(['localhost', '[::1]', 'localhost.example', '127.0.0.1.example', ''].map(isLoopback)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
