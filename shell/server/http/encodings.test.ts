import { expect, test } from '@jest/globals';
import { chooseEncoding } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity, *;q=0', 'identity'],
  ['BR', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for %j %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
