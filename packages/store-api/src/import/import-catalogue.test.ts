import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { hasFinishedImport } from './run-repository.ts';
import { createSampleCatalogue, sampleProduct } from './sample-catalogue.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const tables =
    'product, category, specification, option, product_option, product_category, review, picture, import_run';
  await sql.raw(`truncate ${tables} cascade`).execute(database.db);
  await sql`update catalogue_state set version = 0`.execute(database.db);
});
afterAll(() => database.close());

const withProducts = (products: unknown[], more = {}) => ({
  ...createSampleCatalogue({ size: 0 }),
  products: products as ImportProduct[],
  ...more,
});

async function count(table: 'product' | 'product_option' | 'review' | 'option'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

const version = async (): Promise<number> =>
  (await database.db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()).version;

test('writes the same catalogue once, however often it is imported', async () => {
  const first = await importCatalogue(database, createSampleCatalogue({ size: 700 }));
  expect(first).toEqual({ imported: 700, unchanged: 0, removed: 0, skipped: [] });
  const options = await count('product_option');
  const again = await importCatalogue(database, createSampleCatalogue({ size: 700 }));
  expect(again).toEqual({ imported: 0, unchanged: 700, removed: 0, skipped: [] });
  expect([await count('product'), await count('product_option')]).toEqual([700, options]);
  expect(await version()).toBe(2);
});

test('rewrites what changed, keeps its id, and marks what is gone', async () => {
  const review = {
    author: 'Олена К.',
    rating: 4,
    body: 'Добре',
    pros: null,
    cons: null,
    locale: 'uk',
    isVerifiedPurchase: true,
    createdAt: '2026-01-02T00:00:00.000Z',
    reply: null,
    votes: { up: 3, down: 1 },
  } as const;
  await importCatalogue(database, withProducts([sampleProduct('a', { reviews: [review] }), sampleProduct('b')]));
  const before = await database.db.selectFrom('product').select(['id', 'code']).orderBy('code').execute();
  const changed = sampleProduct('a', { stock: 3, reviews: [review, { ...review, rating: 5 }] });
  const report = await importCatalogue(database, withProducts([changed]));
  expect(report).toEqual({ imported: 1, unchanged: 0, removed: 1, skipped: [] });
  const after = await database.db
    .selectFrom('product')
    .select(['id', 'code', 'stock', 'is_deleted', 'rating_average', 'rating_count'])
    .orderBy('code')
    .execute();
  expect(after).toEqual([
    { ...before[0], stock: 3, is_deleted: false, rating_average: 4.5, rating_count: 2 },
    { ...before[1], stock: 10, is_deleted: true, rating_average: null, rating_count: 0 },
  ]);
  expect(await count('review')).toBe(2);
  expect(await database.db.selectFrom('review').select(['up', 'down', 'imported_up']).execute()).toEqual([
    { up: 3, down: 1, imported_up: 3 },
    { up: 3, down: 1, imported_up: 3 },
  ]);
  expect(await importCatalogue(database, withProducts([changed, sampleProduct('b')]))).toMatchObject({ imported: 1 });
  expect(await database.db.selectFrom('product').select('is_deleted').execute()).toEqual([
    { is_deleted: false },
    { is_deleted: false },
  ]);
});

test('says which records it skips and why', async () => {
  await importCatalogue(database, {
    ...withProducts([sampleProduct('other', { categoryCodes: ['88'] })]),
    source: 'elsewhere',
    categories: createSampleCatalogue({ size: 0 })
      .categories.slice(0, 1)
      .map((category) => ({ ...category, code: '88', slug: 'elsewhere' })),
  });
  const report = await importCatalogue(
    database,
    withProducts([
      sampleProduct('good'),
      { code: 'broken' },
      null,
      sampleProduct('price', { price: { current: -1, previous: null } }),
      sampleProduct('lost', { categoryCodes: ['99'] }),
      sampleProduct('odd', {
        specifications: [
          {
            group: null,
            items: [{ slug: 'x', isKey: false, option: { slug: 'y', value: { uk: 'y', ru: 'y' }, number: null } }],
          },
        ],
      }),
      sampleProduct('good', { slug: 'another' }),
      sampleProduct('twin', { slug: 'product-good' }),
      sampleProduct('nul', { sku: 'a\0b' }),
      sampleProduct('half', { sku: 'a\ud800b' }),
      sampleProduct('other', { slug: 'mine' }),
      sampleProduct('thief', { slug: 'product-other' }),
    ]),
  );
  expect(report.imported).toBe(1);
  expect(report.skipped.map(({ code, reason }) => `${code}: ${reason}`)).toEqual([
    expect.stringMatching(/^broken: sku: /),
    expect.stringMatching(/^: record: /),
    expect.stringMatching(/^price: price: /),
    'lost: unknown category',
    'odd: unknown specification',
    'good: the code came before in this source',
    'twin: the slug came before in this source',
    'nul: holds characters that cannot be stored',
    'half: holds characters that cannot be stored',
    'other: the code belongs to another source',
    'thief: the slug belongs to another product',
  ]);
  expect(report.skipped.map(({ about }) => about ?? '')).toEqual([
    '',
    '',
    'price.current',
    '99',
    'x',
    '',
    'product-good',
    '',
    '',
    'elsewhere',
    'other',
  ]);
});

test('skips categories that lead nowhere, run in a circle or take a reserved address', async () => {
  const [plain] = createSampleCatalogue({ size: 0 }).categories;
  if (!plain) throw new Error('the sample has no category');
  const report = await importCatalogue(
    database,
    withProducts([], {
      categories: [
        plain,
        { ...plain, code: '11', slug: 'a', parentCode: '12' },
        { ...plain, code: '12', slug: 'b', parentCode: '11' },
        { ...plain, code: '13', slug: 'c', parentCode: '404' },
        { ...plain, code: '14', slug: 'checkout' },
        { ...plain, code: '15', slug: plain.slug },
      ],
    }),
  );
  expect(report.skipped.map(({ code }) => code).sort()).toEqual(['11', '12', '13', '14', '15']);
  expect(await database.db.selectFrom('category').select('code').execute()).toEqual([{ code: plain.code }]);
});

test('leaves whole products when it dies midway, and the next run adds only the rest', async () => {
  const { products, ...rest } = createSampleCatalogue({ size: 1200 });
  function* failing() {
    let given = 0;
    for (const product of products as ImportProduct[]) {
      if (given === 1100) throw new Error('power cut');
      given += 1;
      yield product;
    }
  }
  await expect(importCatalogue(database, { ...rest, products: failing() })).rejects.toThrow('power cut');
  expect(await count('product')).toBe(1000);
  expect(await hasFinishedImport(database.db)).toBe(false);
  expect(await version()).toBe(1);
  const progress: number[] = [];
  const report = await importCatalogue(database, createSampleCatalogue({ size: 1200 }), {
    onProgress: ({ done }) => progress.push(done),
  });
  expect(report).toEqual({ imported: 200, unchanged: 1000, removed: 0, skipped: [] });
  expect(progress).toEqual([500, 1000, 1200]);
  expect(await hasFinishedImport(database.db)).toBe(true);
});

test('stops when it is told to', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(importCatalogue(database, createSampleCatalogue(), { signal })).rejects.toThrow('enough');
  expect(await count('product')).toBe(0);
});

test('gives way to a later import of the same source', async () => {
  const { products, ...rest } = createSampleCatalogue({ size: 1500 });
  async function* slow() {
    let given = 0;
    for (const product of products as ImportProduct[]) {
      given += 1;
      if (given === 700) await importCatalogue(database, createSampleCatalogue({ size: 1500 }));
      yield product;
    }
  }
  await expect(importCatalogue(database, { ...rest, products: slow() })).rejects.toThrow('another import of "sample"');
  expect(await count('product')).toBe(1500);
  expect(await database.db.selectFrom('product').select('id').where('is_deleted', '=', true).execute()).toEqual([]);
});
