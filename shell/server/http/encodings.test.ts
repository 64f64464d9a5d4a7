import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { packHtml } from '@vitryna/release';
import { EncodedBody } from './encoded-body.ts';
import { chooseEncoding, packingFor, takesZstd } from './encodings.ts';

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

const text = 'Зарядна станція '.repeat(500);

test.each([
  ['was first sent as zstd', text],
  ['came packed', packHtml(Buffer.from(text), 'zstd')],
  ['came as it is', packHtml(Buffer.from(text), 'identity')],
])('keeps one compressed form of a page that %s', async (_, source) => {
  const body = new EncodedBody(source);
  const quick = await body.get('zstd');
  expect(zstdDecompressSync(quick).toString()).toBe(text);
  expect(body.bytes).toBe(quick.length);
  const br = await body.get('br');
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(body.bytes).toBe(br.length);
});

test.each(['identity', 'zstd', 'br'] as const)('has every form of a page that came as %s', async (packing) => {
  const body = () => new EncodedBody(packHtml(Buffer.from(text), packing));
  expect((await body().get('identity')).toString()).toBe(text);
  expect(zstdDecompressSync(await body().get('zstd')).toString()).toBe(text);
  expect(brotliDecompressSync(await body().get('br')).toString()).toBe(text);
  expect((await new EncodedBody(packHtml(Buffer.alloc(0), packing)).plain()).length).toBe(0);
});

test.each([
  ['gzip, deflate, br, zstd', true, 'zstd'],
  ['gzip, deflate, br', true, 'br'],
  ['gzip', true, 'identity'],
  [undefined, true, 'identity'],
  ['gzip, deflate, br, zstd', false, 'identity'],
] as const)('for who accepts %s a page (as it was rendered: %s) comes as %s', (header, isPlain, packing) => {
  expect(packingFor(header, isPlain)).toBe(packing);
});
