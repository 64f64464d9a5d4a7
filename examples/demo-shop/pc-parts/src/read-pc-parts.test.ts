import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type ImportProduct,
  importCategorySchema,
  importProductSchema,
  importSpecificationSchema,
} from '@vitryna/contracts/catalogue-import';
import { readPcParts, UAH_PER_USD } from './index.ts';

const FILES: Record<string, unknown> = {
  cpu: [
    {
      name: 'Acme Core 5',
      price: 100,
      core_count: 6,
      core_clock: 3.9,
      boost_clock: 5.4,
      microarchitecture: 'Zen',
      tdp: 65,
      graphics: null,
    },
    {
      name: 'Acme Core 5',
      price: 90,
      core_count: 6,
      core_clock: 3.9,
      boost_clock: 5.4,
      microarchitecture: 'Zen',
      tdp: 65,
      graphics: null,
    },
    { name: 'Acme Core 7', price: null, core_count: 8, core_clock: 4, tdp: 'hot', overclockers_verdict: 'cool' },
    { name: 'Acme Core 9', price: 1, overclockers_verdict: null },
    { name: 'Acme Core 9', price: 2, overclockers_verdict: 'warm' },
    { price: 10 },
    null,
    { name: 'Acme Free', price: 0 },
    { name: 'Acme Text', price: '12' },
  ],
  memory: [
    {
      name: 'Acme Fury RGB 32 GB',
      price: 94.99,
      speed: [5, 6000],
      modules: [2, 16],
      color: 'Black / Red',
      first_word_latency: 12,
      cas_latency: 36,
    },
  ],
  'video-card': [
    {
      name: 'Acme PULSE',
      price: 300,
      chipset: 'Radeon RX 9060 XT',
      memory: 16,
      core_clock: 2220,
      boost_clock: 3290,
      color: 'White',
      length: 240,
    },
    {
      name: 'Acme GeForce RTX 3060 Twin',
      price: 300,
      chipset: 'GeForce RTX 3060',
      memory: 12,
      core_clock: 1320,
      boost_clock: 1777,
      color: 'Black',
      length: 235,
    },
  ],
  'cpu-cooler': [
    { name: 'Cooler Master Hyper', price: 25.99, rpm: [650, 2000], noise_level: [6.5, 26], color: 'Black', size: null },
    { name: 'be quiet! Loop', price: 99, rpm: 1500, noise_level: 25.6, color: null, size: 240 },
  ],
  monitor: [
    {
      name: 'Acme 24E3',
      price: 109.99,
      screen_size: 23.8,
      resolution: [1920, 1080],
      refresh_rate: 165,
      response_time: 0.5,
      panel_type: 'IPS',
      aspect_ratio: '16:9',
    },
  ],
  keyboard: [
    {
      name: 'Acme Keys',
      price: 20,
      style: 'Gaming',
      switches: null,
      backlit: 'White',
      tenkeyless: true,
      connection_type: 'Wired, Wired, Bluetooth Wireless',
      color: 'Black',
    },
  ],
  mouse: 'not a list',
};

async function collect(records: Iterable<ImportProduct> | AsyncIterable<ImportProduct>): Promise<ImportProduct[]> {
  const list: ImportProduct[] = [];
  for await (const record of records) list.push(record);
  return list;
}

/** With plain spaces, for reading. */
const spaced = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

let folder = '';
let products: ImportProduct[] = [];
const source = () => readPcParts(folder);
let first: ReturnType<typeof source>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-parts-'));
  for (const [file, rows] of Object.entries(FILES)) await writeFile(join(folder, `${file}.json`), JSON.stringify(rows));
  first = source();
  products = await collect(first.products);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function named(part: string): ImportProduct {
  const found = products.find(({ name }) => name.uk.includes(part));
  if (found === undefined) throw new Error(`no product is called ${part}`);
  return found;
}
const optionOf = (product: ImportProduct, slug: string) =>
  product.specifications.flatMap(({ items }) => items).find((item) => item.slug === slug)?.option;

test('delivers records that the import accepts', () => {
  for (const product of products) expect(importProductSchema.safeParse(product).error).toBeUndefined();
  for (const category of first.categories) expect(importCategorySchema.safeParse(category).error).toBeUndefined();
  for (const specification of first.specifications)
    expect(importSpecificationSchema.safeParse(specification).error).toBeUndefined();
});

test('refers only to categories and specifications it delivers', () => {
  const codes = new Set(first.categories.map(({ code }) => code));
  const slugs = new Set(first.specifications.map(({ slug }) => slug));
  expect(first.specifications).toHaveLength(slugs.size);
  for (const product of products) {
    expect(product.categoryCodes.every((code) => codes.has(code))).toBe(true);
    expect(product.specifications.flatMap(({ items }) => items).every(({ slug }) => slugs.has(slug))).toBe(true);
  }
});

test('has one department with 25 categories of different slugs', () => {
  expect(first.categories.filter(({ parentCode }) => parentCode === null)).toHaveLength(1);
  expect(new Set(first.categories.map(({ slug }) => slug)).size).toBe(26);
});

test('names parts in both languages', () => {
  expect(named('Core 7').name).toEqual({ uk: 'Процесор Acme Core 7', ru: 'Процессор Acme Core 7' });
  expect(spaced(named('Fury').name.ru)).toBe('Оперативная память Acme Fury RGB 32 ГБ, 2 × 16 ГБ, DDR5-6000, CL36');
  expect(named('Hyper').name.uk).toBe('Кулер Cooler Master Hyper, повітряний, чорний');
  expect(named('Keys').name.uk).toBe('Клавіатура Acme Keys, чорна');
});

test('adds the chip to a video card only when its name lacks it', () => {
  expect(spaced(named('PULSE').name.uk)).toBe('Відеокарта Acme PULSE Radeon RX 9060 XT, 16 ГБ');
  expect(spaced(named('Twin').name.uk)).toBe('Відеокарта Acme GeForce RTX 3060 Twin, 12 ГБ');
});

test('knows makers of two words', () => {
  expect(named('Hyper').manufacturer).toEqual({ slug: 'cooler-master', name: 'Cooler Master' });
  expect(named('Loop').manufacturer).toEqual({ slug: 'be-quiet', name: 'be quiet!' });
});

test('counts prices in hryvnia and keeps parts without a price from being ordered', () => {
  expect(named('Core 5').price).toEqual({ current: Math.round(100 * UAH_PER_USD), previous: null });
  expect(named('Core 7')).toMatchObject({ price: null, isOrderable: false, status: 'outOfStock', stock: 0 });
});

test('formats figures for people and sorts wide ranges into steps', () => {
  expect(optionOf(named('24E3'), 'pk-diahonal-monitora')).toEqual({
    slug: '23-8',
    value: { uk: '23,8″', ru: '23,8″' },
    number: 23.8,
  });
  expect(spaced(optionOf(named('Hyper'), 'pk-oberty-do')?.value.uk)).toBe('2000–2500 об/хв');
  expect(optionOf(named('PULSE'), 'pk-pryskorennia-diapazon')?.slug).toBe('3250-do-3500');
  expect(optionOf(named('Keys'), 'pk-typ-pidkliuchennia')?.value.uk).toBe('дротове, Bluetooth');
  expect(optionOf(named('Fury'), 'kolir')?.value.ru).toBe('чёрный / красный');
});

test('skips malformed rows and files and says why', () => {
  const { skipped, read } = first.report();
  expect(read).toBe(products.length);
  expect(skipped.filter(({ file }) => file === 'cpu.json')).toEqual([
    { file: 'cpu.json', index: 5, reason: 'has no name' },
    { file: 'cpu.json', index: 6, reason: 'is not an object' },
    { file: 'cpu.json', index: 7, reason: 'its price is not above zero' },
    { file: 'cpu.json', index: 8, reason: 'its price is not a number' },
  ]);
  expect(skipped).toContainEqual({ file: 'mouse.json', index: null, reason: 'is not a list' });
  expect(skipped.find(({ file }) => file === 'ups.json')?.reason).toContain('cannot be read');
});

test('counts what products came without, by reason', () => {
  expect(first.report().left).toEqual({
    unpriced: 1,
    unpictured: products.filter(({ pictures }) => pictures.length === 0).length,
    unreadable: { 'cpu.tdp': 1 },
    unknown: { 'cpu.overclockers_verdict': 2 },
  });
  expect(first.report().left.unpictured).toBeGreaterThan(0);
});

test('gives equal parts different codes and slugs', () => {
  const twins = products.filter(({ name }) => name.uk === 'Процесор Acme Core 5');
  expect(new Set(twins.map(({ code }) => code)).size).toBe(2);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
});

test('reads the same twice', async () => {
  const again = source();
  expect(again.total).toBe(14);
  expect(await collect(again.products)).toEqual(products);
});
