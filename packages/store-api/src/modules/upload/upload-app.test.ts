import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { uploadLimits } from '@vitryna/contracts/uploads';
import { createUploads, type Uploads } from '@vitryna/media';
import { inTransaction } from '../../database/connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimUploads, isPublicUpload, publishUploads, readUploads, removeUploads } from './repository.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { uploadAddress } from './upload-app.ts';

/** The smallest PNG: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same, saying that it is 30,000 pixels wide and high. */
const vast = Buffer.from(pixel);
vast.writeUInt32BE(30_000, 16);
vast.writeUInt32BE(30_000, 20);
vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29);

let shop: TestApp;
let folder: string;
let uploads: Uploads;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-uploads-'));
  uploads = createUploads({ folder, maxBytes: uploadLimits.bytes, timeoutMs: 60_000 });
  shop = await createTestApp([], { uploads });
});
afterEach(() => shop.database.db.deleteFrom('upload').execute());
afterAll(async () => {
  await shop.close();
  await uploads.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (body: BodyInit | null, headers: Record<string, string> = {}, app = shop.app) =>
  app.request(uploadAddress, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/png', ...headers },
  });
const bytes = (buffer: Buffer) => new Uint8Array(buffer);
async function upload(): Promise<string> {
  const answer = await send(bytes(pixel));
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

test('answers the id of a picture, which the data folder has', async () => {
  const id = await upload();
  expect(await uploads.read(id, { size: 'xl', format: 'webp' })).not.toBeNull();
});

test.each<[number, string, string, BodyInit | null]>([
  [400, 'emptyFile', '@The file is empty', null],
  [400, 'emptyFile', '@The file is empty', ''],
  [413, 'tooLarge', '@File is too large', new Uint8Array(uploadLimits.bytes + 1)],
  [415, 'wrongType', '@Wrong file type', 'a text that says it is image/png'],
  [415, 'mixedFile', '@The file holds more than a picture', bytes(Buffer.concat([pixel, Buffer.from('<script>')]))],
  [415, 'unreadable', '@The picture cannot be read', bytes(pixel.subarray(0, 40))],
  [413, 'tooManyPixels', '@The picture has too many pixels', bytes(vast)],
])('answers %i %s, which says %s', async (status, code, message, body) => {
  const answer = await send(body);
  expect([answer.status, await answer.json()]).toEqual([status, { error: { code, message } }]);
});

test('takes no file of another site, and none that says it is too large', async () => {
  expect((await send(bytes(pixel), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(bytes(pixel), { 'content-length': String(uploadLimits.bytes + 1) })).status).toBe(413);
});

test('counts files for each address', async () => {
  const limited = shop.startBeside({ uploads, rateLimits: { uploads: { requests: 2, windowMs: 600_000 } } });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await send(bytes(pixel), {}, limited.app)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('lets no address have more than five files on their way', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const slow = shop.startBeside({
    uploads: { take: () => end.then(() => ({ kind: 'refused', refusal: 'empty' as const })) },
  });
  const under = Array.from({ length: 5 }, () => send('x', {}, slow.app));
  expect((await send('x', {}, slow.app)).status).toBe(429);
  resolve();
  await Promise.all(under);
  expect((await send('x', {}, slow.app)).status).toBe(400);
});

test('gives a picture to one form, once, and shows it when that is published', async () => {
  const [first, second] = [await upload(), await upload()];
  const claim = (ids: string[], id: number) =>
    inTransaction(shop.database.db, (transaction) => claimUploads(transaction, ids, { kind: 'review', id }));
  await claim([second, first], 1);
  expect(await readUploads(shop.database.db, 'review', [1, 2])).toEqual(
    new Map([
      ['1', [second, first]],
      ['2', []],
    ]),
  );
  await expect(claim([first], 2)).rejects.toMatchObject({ status: 400, fields: { 'files.0': [{ rule: 'gone' }] } });
  await expect(claim(['nobody-has-seen-this1'], 2)).rejects.toMatchObject({ status: 400 });
  expect(await isPublicUpload(shop.database.db, first)).toBe(false);
  await publishUploads(shop.database.db, { kind: 'review', id: 1 });
  expect(await isPublicUpload(shop.database.db, first)).toBe(true);
});

test('removes what no form claimed, and what lost its owner; never what is claimed or fresh', async () => {
  const [left, claimed, lost] = [await upload(), await upload(), await upload()];
  await claimUploads(shop.database.db, [claimed], { kind: 'return', id: 'a' });
  await claimUploads(shop.database.db, [lost], { kind: 'review', id: 3 });
  await removeUploads(shop.database.db, { kind: 'review', id: 3 });
  const isThere = async (id: string) => (await uploads.read(id, { size: 'xl', format: 'webp' })) !== null;
  const now = Date.now();
  await sweepUploads(shop.database.db, uploads, new Date(now + 3 * 3_600_000));
  expect(await Promise.all([left, claimed, lost].map(isThere))).toEqual([true, true, true]);
  await sweepUploads(shop.database.db, uploads, new Date(now + 8 * 3_600_000));
  expect(await Promise.all([left, claimed, lost].map(isThere))).toEqual([false, true, false]);
});
