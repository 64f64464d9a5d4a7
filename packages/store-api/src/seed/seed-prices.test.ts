import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SeedSource } from '@vitryna/contracts/assortment';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { createSampleCatalogue, sampleProduct } from '../import/sample-catalogue.ts';
import { seedPrices } from './seed-prices.ts';

const hour = 3_600_000;
/** Charged more until an hour ago. */
const source: Pick<SeedSource<unknown>, 'name' | 'prices'> = {
  name: 'sample',
  prices: ({ amount, previous }, now) => [
    { at: new Date(now.getTime() - 2 * hour), amount: previous ?? amount },
    { at: new Date(now.getTime() - hour), amount },
  ],
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("tells the story of a source's prices once, which makes its previous ones honest", async () => {
  const { db } = database;
  await importCatalogue(database, {
    ...createSampleCatalogue({ size: 0 }),
    products: [sampleProduct('told', { price: { current: 800, previous: 1000 } })],
    total: 1,
  });
  const product = () => db.selectFrom('product').select('previous_price').executeTakeFirstOrThrow();
  const amounts = async () => {
    const rows = await db.selectFrom('price_change').select('amount').orderBy('at').execute();
    return rows.map(({ amount }) => Number(amount));
  };
  expect([await product(), await amounts()]).toEqual([{ previous_price: null }, [80_000]]);
  await seedPrices(database, source);
  expect(await product()).toEqual({ previous_price: 1000 });
  const reported = await amounts();
  expect(reported.slice(-3)).toEqual([100_000, 80_000, 80_000]);
  await seedPrices(database, source);
  expect(await amounts()).toEqual(reported);
});
