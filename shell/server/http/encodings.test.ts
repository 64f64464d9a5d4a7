import { expect, test } from '@jest/globals';
import { EncodedBody } from './encoded-body.ts';
import { chooseEncoding, takesZstd, unpack } from './encodings.ts';

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

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip, br', false],
  ['br, zstd;q=0', false],
  ['*', false],
  [undefined, false],
])('knows whether %j takes zstd', (header, isTaken) => {
  expect(takesZstd(header)).toBe(isTaken);
});

test('keeps one compressed form of a page that was first sent as zstd', async () => {
  const text = 'Зарядна станція '.repeat(500);
  const body = new EncodedBody(text);
  const quick = await body.get('zstd');
  expect((await unpack(quick, 'zstd')).toString()).toBe(text);
  expect(body.bytes).toBe(quick.length);
  const br = await body.get('br');
  expect((await unpack(br, 'br')).toString()).toBe(text);
  expect(body.bytes).toBe(br.length);
});
