import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProductListQuery } from '@vitryna/contracts/api';
import { availabilityFilter } from '@vitryna/contracts/constants';
import { type Catalogue, openCatalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { addAssortment } from '../../testing/assortment.ts';
import { listProducts } from './product-list.ts';

let database: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await openTestDatabase();
  await addAssortment(database, [
    { code: 'lamp', stock: 1 },
    { code: 'cable', stock: 3, category: '20' },
    { code: 'router', stock: 5, category: '20' },
    { code: 'priceless', stock: 1, price: null },
    { code: 'gone', status: 'outOfStock', stock: 0 },
    { code: 'made', status: 'quickProduction', stock: 0, category: '20' },
  ]);
  catalogue = await openCatalogue(database);
});
afterAll(async () => {
  await catalogue.close();
  await database.close();
});

const setStock = (code: string, stock: number) =>
  database.db.updateTable('product').set({ stock }).where('code', '=', code).execute();

const query: ProductListQuery = { pageNum: 1, pageSize: 24 };
const queries: ProductListQuery[] = ['in-stock', 'out-of-stock', null].flatMap((option) =>
  ['10', '20', undefined].map((categoryId) => ({
    ...query,
    ...(option && { specifications: `${availabilityFilter}=${option}` }),
    ...(categoryId && { categoryId }),
  })),
);

const list = (of: Catalogue, asked: ProductListQuery, readCards = of.readListedCards) =>
  listProducts(of.current(), readCards, asked, { now: () => new Date(0), validUntil: () => {} });

/** Everything that lists say, from the index as it was changed and from one that was built of the rows. */
async function answers(): Promise<[unknown, unknown]> {
  const rebuilt = await openCatalogue(database);
  const read = (of: Catalogue) => Promise.all(queries.map((asked) => list(of, asked, of.readCards)));
  const both: [unknown, unknown] = [await read(catalogue), await read(rebuilt)];
  await rebuilt.close();
  return both;
}

async function inStock() {
  const { items, total, facets } = await list(catalogue, {
    ...query,
    specifications: `${availabilityFilter}=in-stock`,
  });
  const counted = facets[0]?.options.find(({ slug }) => slug === 'in-stock')?.count;
  return { codes: items.map(({ code, status }) => `${code} ${status}`).sort(), total, counted };
}

test('a product whose last piece is sold leaves the filter of what is in stock, and comes back to it', async () => {
  const all = ['cable inStock', 'lamp inStock', 'router inStock'];
  expect(await inStock()).toEqual({ codes: all, total: 3, counted: 3 });
  await setStock('lamp', 0);
  await catalogue.refresh();
  expect(await inStock()).toEqual({ codes: ['cable inStock', 'router inStock'], total: 2, counted: 2 });
  await setStock('lamp', 2);
  await catalogue.refresh();
  expect(await inStock()).toEqual({ codes: all, total: 3, counted: 3 });
});

test('after any sales and returns lists say what an index says that was built anew', async () => {
  for (const sold of [['lamp', 'cable'], ['cable', 'router', 'priceless'], ['lamp', 'cable', 'router', 'made'], []]) {
    for (const code of ['lamp', 'cable', 'router', 'priceless', 'made']) {
      await setStock(code, sold.includes(code) ? 0 : 1);
    }
    await catalogue.refresh();
    const [moved, rebuilt] = await answers();
    expect(moved).toEqual(rebuilt);
  }
});

test('nothing is read anew while nothing is sold out', async () => {
  const { moves } = catalogue.current();
  await setStock('router', 2);
  await catalogue.refresh();
  expect(catalogue.current().moves).toBe(moves);
});
