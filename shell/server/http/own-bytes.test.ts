import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { EncodedBody } from './encoded-body.ts';
import { ownBytes } from './own-bytes.ts';

test('copies bytes out of what they share with others', () => {
  const slab = randomBytes(64 * 1024);
  const bytes = slab.subarray(100, 200);
  expect(ownBytes(bytes)).toEqual(bytes);
  expect(ownBytes(bytes).buffer.byteLength).toBe(100);
  expect(ownBytes(slab)).toBe(slab);
});

test('a packed page holds no memory but its own', async () => {
  const body = new EncodedBody('сторінка '.repeat(2000) + randomBytes(4000).toString('hex'));
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const bytes = await body.get(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
  await body.improve(5);
  expect(body.ready.br?.buffer.byteLength).toBe(body.ready.br?.length);
});
