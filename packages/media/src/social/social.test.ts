import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pictureHash } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import sharp from 'sharp';
import { createMediaApp, type MediaApp, type SocialBrand, type SocialCard, socialPath } from '../index.ts';
import { pictureDrawer, testDrawerUrl } from '../testing/test-drawer.ts';

const specOf = (type: string): PictureSpec => ({ type, view: 'front', params: { colour: '#c02020' } });
const specs = ['ball', 'broken', 'teapot'].map(specOf);
const hashOf = (type: string) => pictureHash(pictureDrawer, specOf(type));
const colours = { page: '#ffffff', ink: '#15181b', accent: '#ffc91f', onAccent: '#15181b' };
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#00f"/></svg>';
const brand: SocialBrand = { name: { uk: 'Вітрина', ru: 'Витрина' }, logo, logoWidth: 32, hasName: false, colours };
const subject = { kind: 'product', id: '7', locale: 'uk' } as const;

let folder: string;
let media: MediaApp;
let card: SocialCard | null;
let errors: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  errors = [];
  card = {
    title: 'Їжакові ґаджети: м’яч 4 Мп',
    label: 'М’ячі',
    note: { kind: 'price', text: '12 499,50 ₴' },
    picture: hashOf('ball'),
  };
  media = createMediaApp({
    cacheFolder: folder,
    drawer: { module: testDrawerUrl, types: pictureDrawer },
    resolveSpec: async (hash) => specs.find((one) => pictureHash(pictureDrawer, one) === hash) ?? null,
    social: { brand, find: async ({ id }) => (id === '7' ? card : null) },
    onError: (error) => errors.push(error),
  });
});
afterEach(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

const shown = () => card ?? { title: '', label: '', note: null, picture: null };
const get = (headers: Record<string, string> = {}) => media.request(socialPath(subject, shown()), { headers });
function show(changes: Partial<SocialCard>) {
  card = { ...shown(), ...changes };
}

test('draws words, price, brand and product on 1200 × 630, to be kept for ever', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const data = Buffer.from(await answer.arrayBuffer());
  expect(data.length).toBeLessThan(200 * 1024);
  expect(await sharp(data).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const colourAt = async (left: number, top: number) => {
    const pixel = await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 16));
  };
  expect(await colourAt(70, 70)).toEqual([0, 0, 16]);
  expect(await colourAt(953, 315)).toEqual([12, 2, 2]);
  expect(await colourAt(68, 540)).toEqual([16, 13, 2]);
});

test('is not sent again to whom has it', async () => {
  const first = await get();
  expect((await get({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
});

test('a version of the past leads to that of now and keeps no room', async () => {
  const old = socialPath(subject, shown());
  await get();
  show({ note: { kind: 'price', text: '11 000 ₴' } });
  const moved = await media.request(old);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, socialPath(subject, shown())]);
  await get();
  const files = await readdir(join(folder, 'social'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.jpg'))).toHaveLength(1);
});

test('a picture that nobody draws is the placeholder, one that fails leads to the picture itself', async () => {
  show({ picture: hashOf('teapot') });
  expect((await get()).status).toBe(200);
  show({ picture: hashOf('broken') });
  const answer = await get();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/media/${hashOf('broken')}/l.jpg`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(errors).toHaveLength(1);
});

test('a post has words alone', async () => {
  show({ picture: null, note: { kind: 'date', text: '12 листопада 2026 р.' } });
  expect((await get()).status).toBe(200);
});

test.each([
  'product/8/uk-000000000000.jpg',
  'order/7/uk-000000000000.jpg',
  'product/7/xx-000000000000.jpg',
  'product/7/uk.jpg',
])('knows no %s', async (path) => {
  expect((await media.request(`/media/social/${path}`)).status).toBe(404);
});
