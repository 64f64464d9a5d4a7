import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import sharp from 'sharp';
import { createUploads, type Uploads } from '../index.ts';
import { uploadRoute } from './upload-route.ts';

const maxBytes = 300_000;
let folder: string;
let uploads: Uploads;
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-uploads-'));
  // A busy machine may take long to start the processes.
  uploads = createUploads({ folder, maxBytes, timeoutMs: 60_000 });
  photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#204060' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});
afterAll(async () => {
  await uploads.close();
  await rm(folder, { recursive: true, force: true });
});

const take = (bytes: Uint8Array) => uploads.take(new Blob([new Uint8Array(bytes)]).stream());
const after = (picture: Buffer, rest: string | Buffer) => Buffer.concat([picture, Buffer.from(rest)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const parts = [Buffer.alloc(4), body, Buffer.alloc(4)] as const;
  parts[0].writeUInt32BE(data.length);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  parts[2].writeUInt32BE(~crc >>> 0);
  return Buffer.concat(parts);
}

/** A PNG of a few kilobytes that says it has so many pixels. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(100_000));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

const corpus: [refusal: string, what: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['empty', '0 bytes', () => Buffer.alloc(0)],
  ['tooLarge', 'a byte too many', () => after(photo, Buffer.alloc(maxBytes + 1 - photo.length))],
  ['wrongType', 'text', () => Buffer.from('not a picture')],
  ['wrongType', 'a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['wrongType', 'a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['wrongType', 'a document', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['wrongType', 'an archive', () => Buffer.from('PK\x03\x04rest', 'latin1')],
  ['wrongType', 'a program', () => Buffer.from('MZ\x90\x00', 'latin1')],
  ['wrongType', 'a picture that moves', () => Buffer.from('GIF89a', 'latin1')],
  ['wrongType', 'TIFF', async () => sharp(photo).tiff().toBuffer()],
  ['wrongType', 'AVIF', async () => sharp(photo).avif({ effort: 0 }).toBuffer()],
  ['wrongType', 'half a signature', () => Buffer.from([0xff, 0xd8])],
  ['stowaway', 'a script after a photo', () => after(photo, '<ScRiPt>alert(1)</script>')],
  [
    'stowaway',
    'a page in a comment',
    () => Buffer.concat([photo.subarray(0, 2), comment('<html>'), photo.subarray(2)]),
  ],
  ['stowaway', 'PHP after a photo', () => after(photo, '<?php system(1);')],
  ['stowaway', 'a document after a photo', () => after(photo, '%PDF-1.4')],
  ['stowaway', 'an archive after a photo', () => after(photo, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'))],
  ['tooManyPixels', '900 megapixels in some bytes', () => bomb(30_000)],
  ['unreadable', 'the beginning of a photo', () => photo.subarray(0, 200)],
  ['unreadable', 'a signature and noise', () => after(photo.subarray(0, 4), randomBytes(2000))],
  ['unreadable', 'RIFF of nothing', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
];

function comment(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text, 'latin1')]);
}

test.each(corpus)('says %s of %s, and keeps nothing of it', async (refusal, _what, bytes) => {
  expect(await take(await bytes())).toEqual({ kind: 'refused', refusal });
  expect(await uploads.listBefore(new Date(Date.now() + 60_000))).toEqual([]);
});

test.each(['jpeg', 'png', 'webp'] as const)('takes %s, upright, without place and camera', async (format) => {
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const taken = await take(await sharp(photo).keepExif().withMetadata({ orientation: 6 }).toFormat(format).toBuffer());
  if (taken.kind === 'refused') throw new Error(taken.refusal);
  const [own, small] = await Promise.all([
    uploads.read(taken.id, { size: 'xl', format: 'webp' }),
    uploads.read(taken.id, { size: 'xs', format: 'jpg' }),
  ]);
  const { width, height, exif, orientation, icc, xmp } = await sharp(own ?? undefined).metadata();
  expect({ width, height, exif, orientation, icc, xmp }).toEqual({ width: 30, height: 60 });
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 60 });
  expect((await readdir(join(folder, taken.id.slice(0, 2), taken.id))).sort()).toEqual(['xl.webp', 'xs.jpg']);
  expect(await uploads.listBefore(new Date(Date.now() + 60_000))).toEqual([taken.id]);
  expect(await uploads.listBefore(new Date(Date.now() - 60_000))).toEqual([]);
  await uploads.remove(taken.id);
  expect(await uploads.read(taken.id, { size: 'xl', format: 'webp' })).toBeNull();
});

test('takes a photo with the short film that a telephone adds', async () => {
  const taken = await take(after(photo, Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), randomBytes(5000)])));
  expect(taken.kind).toBe('taken');
});

test('keeps nothing of a file that breaks off', async () => {
  const before = await uploads.listBefore(new Date(Date.now() + 60_000));
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(photo.subarray(0, 100)));
      controller.error(new Error('gone'));
    },
  });
  await expect(uploads.take(broken)).rejects.toThrow('gone');
  expect(await uploads.listBefore(new Date(Date.now() + 60_000))).toEqual(before);
});

test('shows a picture to everybody only when it is public', async () => {
  const taken = await take(photo);
  if (taken.kind === 'refused') throw new Error(taken.refusal);
  const shown = new Set<string>();
  const app = new Hono().get(
    '/media/upload/:id/:file',
    uploadRoute({ pictures: uploads, isPublic: async (id) => shown.has(id) }, () => ({ client: '' })),
  );
  const statusOf = async (path: string) => (await app.request(`/media/upload/${path}`)).status;
  expect(await statusOf(`${taken.id}/s.webp`)).toBe(404);
  shown.add(taken.id).add('..%2F..%2Fsecret');
  expect(await statusOf(`${taken.id}/s.webp`)).toBe(200);
  expect(await statusOf(`${taken.id}/incoming`)).toBe(404);
  expect(await statusOf('..%2F..%2Fsecret/s.webp')).toBe(404);
});
