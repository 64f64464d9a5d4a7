import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdCard, CartLine, Category, Product, ProductCard, ProductList } from '@vitryna/contracts/api';
import type { HomeBanners } from '@vitryna/contracts/content';
import { readEnv } from './env.ts';
import { type StoreApi, startStoreApi } from './start-store-api.ts';
import { demoShopFolder } from './testing/demo-shop.ts';

let folder: string;
let api: StoreApi;
const lines: string[] = [];
const problems: unknown[] = [];

const settings = { PORT: '0', ASSORTMENT_FOLDER: demoShopFolder, MEDIA_WARMUP: 'off', CHECK_RESULTS: 'on' };
const start = () =>
  startStoreApi(readEnv({ ...settings, DATA_FOLDER: folder }), {
    report: (line) => lines.push(line),
    log: (record) => problems.push(record),
  });

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'store-api-')), 'data');
  api = await start();
});
afterAll(async () => {
  await api.close();
  await rm(dirname(folder), { recursive: true, force: true });
});

async function read<Data>(path: string, init?: RequestInit): Promise<Data> {
  const answer = await fetch(`${api.url}${path}`, init);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

const leaves = (categories: Category[]): Category[] =>
  categories.flatMap((category) => (category.children.length > 0 ? leaves(category.children) : category));

test('makes its folder for its owner alone', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('opens with the demo assortment and its contents, all of it as the contract has it', async () => {
  expect(lines.findLast((line) => line.startsWith('seed:'))).toMatch(/^seed: (\d+)\/\1$/);
  expect(lines.at(-1)).toBe('e-mails: kept and not sent, there is no SMTP_URL');
  const categories = leaves(await read<Category[]>('/user/catalog/category/list'));
  expect(categories.length).toBeGreaterThan(30);
  for (const { id } of categories.slice(0, 5)) {
    const { items } = await read<ProductList>(`/user/catalog/product/list?categoryId=${id}`);
    expect(items.length).toBeGreaterThan(0);
    await read<Product>(`/user/catalog/product/view?slug=${items[0]?.slug}`);
  }
  const banners = await read<HomeBanners>('/api/banners/home?locale=uk');
  expect(banners.hero.length).toBeGreaterThan(0);
  await read('/user/shared/config');
  await read('/user/shared/redirects');
  for (const path of ['/warranty', '/about-company', '/privacy-policy']) {
    for (const locale of ['uk', 'ru']) expect(await read(`/api/pages?locale=${locale}&path=${path}`)).not.toBeNull();
  }
  expect(problems).toEqual([]);
});

test('draws the pictures that a category page links to', async () => {
  const [card] = await read<ProductCard[]>('/user/catalog/product/list/ids?ids[]=1');
  const answer = await fetch(`${api.url}${card?.images[0]?.thumbnails[0]?.url}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('x-build-tag')).toBe('B2C_250825');
  const missing = await fetch(`${api.url}/media/0000000000000000/m.webp`);
  expect([missing.status, missing.headers.get('x-build-tag')]).toEqual([404, 'B2C_250825']);
});

test('shows the slides of the pop-up with links, readable colours and pictures, in both languages', async () => {
  for (const locale of ['uk', 'ru']) {
    const cards = await read<AdCard[]>('/user/sliders/popup?utm_source=mail', { headers: { 'x-locale': locale } });
    expect(cards.map(({ id }) => id)).toEqual(['winter-power', 'night-colour', 'quiet-headphones']);
    expect(cards[1]).toMatchObject({ titleColor: expect.stringMatching(/^#/), backgroundImage: expect.anything() });
  }
  const [card] = await read<AdCard[]>('/user/sliders/popup');
  for (const url of [card?.overlayImage?.url, '/media/evening/xl.webp']) {
    expect((await fetch(`${api.url}${url}`)).headers.get('content-type')).toBe('image/webp');
  }
});

test('answers the files that products link to, and no others', async () => {
  const { items } = await read<ProductList>('/user/catalog/product/list?searchQuery=ноутбук');
  const product = await read<Product>(`/user/catalog/product/view?slug=${items[0]?.slug}`);
  const files = product.attachments.flatMap((attachment) => attachment.files);
  expect(files.length).toBeGreaterThan(1);
  for (const { url, mime } of files) {
    const answer = await fetch(`${api.url}${url}`);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, mime]);
    const name = `${product.code}-${url.split('/').at(-1)}`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  }
  const manual = await (await fetch(`${api.url}${files[0]?.url}`)).text();
  expect(manual).toContain(product.name.uk);
  for (const path of [`${product.code}/other.txt`, '0/manual-uk.txt', `${product.code}/constructor`]) {
    expect((await fetch(`${api.url}/media/documents/${path}`)).status).toBe(404);
  }
});

test.each(['99999999999', '256.256.256.256', 'a b', 'x@y', '[::', ':', 'a:99999'])(
  'answers 400 to the host %s, which is none',
  async (host) => {
    const { hostname, port } = new URL(api.url);
    const status = await new Promise((resolve, reject) => {
      const options = { hostname, port, path: '/user/catalog/category/list', headers: { host }, agent: false };
      request(options, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect(problems).toEqual([]);
  },
);

test('keeps carts over a restart and does not seed again [§6.3]', async () => {
  const added = await fetch(`${api.url}/user/catalog/product/cart/add`, {
    method: 'POST',
    body: JSON.stringify({ productId: '1', quantity: 1 }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(added.status).toBe(200);
  await api.close();
  lines.length = 0;
  api = await start();
  expect(lines.filter((line) => line.startsWith('seed'))).toEqual([]);
  const cart = await read<CartLine[]>('/user/catalog/product/list/cart/all', { headers: { cookie } });
  expect(cart).toMatchObject([{ quantity: 1, product: { id: '1' } }]);
});

test('refuses a data folder that another store uses', async () => {
  await expect(start()).rejects.toThrow('is in use by process');
});
