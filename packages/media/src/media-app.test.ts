import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pictureHash } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import sharp from 'sharp';
import { createMediaApp, type MediaApp } from './index.ts';
import { pictureDrawer, testDrawerUrl } from './testing/test-drawer.ts';

const drawer = { module: testDrawerUrl, types: pictureDrawer };
const hashOf = (one: PictureSpec) => pictureHash(pictureDrawer, one);
const picture = (type: string, params: PictureSpec['params'] = {}): PictureSpec => ({ type, view: 'front', params });
const spec = picture('ball', { colour: '#c02020' });
const hash = hashOf(spec);
const teapot = picture('teapot');
const broken = picture('broken');

let folder: string;
let media: MediaApp;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  asked = [];
  media = createMediaApp({
    cacheFolder: folder,
    drawer,
    resolveSpec: async (name) => {
      asked.push(name);
      return [spec, teapot].find((one) => name === hashOf(one)) ?? null;
    },
  });
});

afterEach(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => media.request(path, { headers });

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
])('serves %s of the size asked for, to be kept for ever', async (format, type, kind) => {
  const response = await get(`/media/${hash}/s.${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const data = Buffer.from(await response.arrayBuffer());
  const picture = await sharp(data).metadata();
  expect(picture).toMatchObject({ width: 240, height: 240, format: kind });
  expect(data.length).toBeLessThan(12_000);
});

test('draws the views of a turn when they are asked for, and none of what cannot be turned', async () => {
  const box = picture('box');
  const name = hashOf(box);
  const turned = createMediaApp({
    cacheFolder: folder,
    drawer,
    resolveSpec: async (one) => (one === name ? box : one === hash ? spec : null),
  });
  const bytesOf = async (view: string) => {
    const response = await turned.request(`/media/${name}-${view}/xs.webp`);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const [front, back] = [await bytesOf('00'), await bytesOf('12')];
  expect(front.equals(back)).toBe(false);
  for (const wrong of [`${name}-24`, `${name}-7`, `${name}-`, `${hash}-01`, '0000000000000000-01']) {
    expect((await turned.request(`/media/${wrong}/xs.webp`)).status).toBe(404);
  }
  await turned.close();
});

test('keeps transparency where the format can, and stands jpg on the light ground', async () => {
  const webp = await sharp(Buffer.from(await (await get(`/media/${hash}/xs.webp`)).arrayBuffer())).stats();
  expect(webp.isOpaque).toBe(false);
  const jpg = sharp(Buffer.from(await (await get(`/media/${hash}/xs.jpg`)).arrayBuffer()));
  const corner = await jpg.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  [0xf3, 0xf4, 0xf1].forEach((channel, i) => {
    expect(Math.abs((corner[i] ?? 0) - channel)).toBeLessThan(4);
  });
});

test('draws a picture once for all requests at the same time and later', async () => {
  const [first, second] = await Promise.all([get(`/media/${hash}/m.avif`), get(`/media/${hash}/m.avif`)]);
  expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  asked = [];
  expect((await get(`/media/${hash}/m.avif`)).status).toBe(200);
  expect(asked).toEqual([]);
  expect((await readdir(join(folder, hash.slice(0, 2), hash))).sort()).toEqual(['base.png', 'm.avif']);
});

test('answers 304 to who has the picture', async () => {
  const { headers } = await get(`/media/${hash}/xs.webp`);
  const etag = headers.get('etag') ?? '';
  expect((await get(`/media/${hash}/xs.webp`, { 'If-None-Match': `W/"x", ${etag}` })).status).toBe(304);
});

test.each([
  `/media/${hash}/m.png`,
  `/media/${hash}/xxl.webp`,
  `/media/${hash}/..%2fm.webp`,
  `/media/${hash.toUpperCase()}x/m.webp`,
  `/media/0000000000000000/m.webp`,
  '/media/..%2f..%2fetc/m.webp',
])('does not know %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('answers the placeholder, for a day, in the place of what nobody draws', async () => {
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const placeholder = await bytesOf(await get('/media/placeholder/s.webp'));
  const without = createMediaApp({ cacheFolder: folder, resolveSpec: async () => spec });
  const answers = [await get(`/media/${hashOf(teapot)}/s.webp`), await without.request(`/media/${hash}/s.webp`)];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect((await bytesOf(answer)).equals(placeholder)).toBe(true);
  }
  await without.close();
  // The drawer that comes later draws it.
  const drawn = await get(`/media/${hash}/s.webp`);
  expect(drawn.headers.get('cache-control')).toContain('immutable');
  expect((await bytesOf(drawn)).equals(placeholder)).toBe(false);
});

test('serves the placeholder without asking for a product', async () => {
  const response = await get('/media/placeholder/s.webp');
  expect(response.status).toBe(200);
  expect(asked).toEqual([]);
});

test('warms the sizes and formats named, leaves what nobody draws and reports the picture that failed', async () => {
  const reports: unknown[] = [];
  await media.warm([spec, teapot, broken], {
    sizes: ['xs', 's'],
    formats: ['avif', 'webp'],
    onProgress: (progress) => reports.push(progress),
  });
  expect(reports).toEqual([
    { done: 1, failed: 0 },
    { done: 2, failed: 0 },
    { done: 2, failed: 1 },
  ]);
  const files = await readdir(join(folder, hash.slice(0, 2), hash));
  expect(files.sort()).toEqual(['base.png', 's.avif', 's.webp', 'xs.avif', 'xs.webp']);
});

test('warms nothing after it is told to stop', async () => {
  await media.warm([spec], { sizes: ['xs'], formats: ['webp'], signal: AbortSignal.abort() });
  expect(await readdir(folder)).toEqual([]);
});
