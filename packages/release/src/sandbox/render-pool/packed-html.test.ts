import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { packHtml, unpackHtml } from './packed-html.ts';

const html = Buffer.from('<p>сторінка</p>'.repeat(2000));
const packings = ['identity', 'zstd', 'br'] as const;

test('packs a page as browsers unpack it', () => {
  expect(zstdDecompressSync(packHtml(html, 'zstd').bytes).equals(html)).toBe(true);
  expect(brotliDecompressSync(packHtml(html, 'br').bytes).equals(html)).toBe(true);
});

test.each(packings)('gives a page back that came as %s, in memory of its own', async (packing) => {
  const packed = packHtml(html, packing);
  expect(packed.bytes.length).toBe(packed.bytes.buffer.byteLength);
  expect((await unpackHtml(packed)).equals(html)).toBe(true);
  expect(packed.hash).toBe(packHtml(html, 'identity').hash);
  expect(packed.hash).not.toBe(packHtml(html.subarray(1), packing).hash);
  expect(await unpackHtml(packHtml(Buffer.alloc(0), packing))).toHaveLength(0);
});

test.each(
  packings.flatMap((packing) => {
    const packed = packHtml(html, packing);
    return [
      [packing, 'longer than it says', { ...packed, length: html.length - 1 }],
      [packing, 'a thousand times as long', { ...packHtml(Buffer.alloc(1_000_000), packing), length: 1000 }],
      [packing, 'shorter', { ...packed, length: html.length + 1 }],
      [packing, 'cut off', { ...packed, bytes: packed.bytes.slice(0, -10) }],
      [packing, 'something else', { ...packed, bytes: Uint8Array.from(Buffer.from('no page')) }],
    ] as const;
  }),
)('refuses %s of a page that is %s', async (_, __, packed) => {
  await expect(unpackHtml(packed)).rejects.toThrow();
});
