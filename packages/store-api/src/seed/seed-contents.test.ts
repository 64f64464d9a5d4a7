import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { otherBrand } from '@vitryna/brand/testing';
import { type Config, configSchema } from '@vitryna/contracts/api';
import { noDrawer } from '@vitryna/contracts/assortment';
import { seedSource } from '@vitryna/demo-catalogue';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { readKind } from '../modules/content/repository.ts';
import { readPayee } from '../modules/invoice/payee.ts';
import { readSetting, saveSetting } from '../modules/shared/setting-repository.ts';
import { readStoreName } from '../modules/shared/store-name.ts';
import { seedConfig, seedContents } from './seed-contents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const demo = readBrand();
const other = { ...demo, ...otherBrand, colours: demo.colours, logo: demo.logo };
/** What names the demo's brand still, or what nobody has named. */
const leftIn = (items: unknown) => JSON.stringify(items).match(/.{20}(?:v[iі]tryna|в[іи]трин|%[a-z]+%).{20}/giu) ?? [];
/** Both, as a start of the store does. */
async function seed(brand: typeof demo): Promise<void> {
  await seedConfig(database, brand, seedSource.config(brand));
  await seedContents(database, seedSource.contents(brand), { drawer: noDrawer });
}
const readConfig = async (): Promise<Config> => configSchema.parse(await readSetting(database.db, 'config'));

test('writes the demo in the name of the brand, and again when another takes over', async () => {
  await seed(demo);
  const [page] = await readKind(database.db, 'page', 'uk');
  expect(JSON.stringify(page)).toContain('Вітрина');
  await seed(other);
  for (const locale of ['uk', 'ru'] as const)
    for (const kind of ['page', 'category-seo', 'faq', 'blog-post'] as const)
      expect(leftIn(await readKind(database.db, kind, locale))).toEqual([]);
  expect(await readConfig()).toMatchObject({ phone: otherBrand.phone, legal: otherBrand.legal });
  expect(await readStoreName(database.db)).toEqual(otherBrand.name);
  expect(await readPayee(database.db)).toEqual(demo.payee);
});

test('leaves what an operator has changed until the brand says otherwise, and beside the brand for good', async () => {
  await seed(other);
  const changed = { ...(await readConfig()), phone: '0 800 111 111', freeDelivery: 500 };
  await saveSetting(database.db, 'config', changed);
  await seed(other);
  expect(await readConfig()).toEqual(changed);
  await seed(demo);
  expect(await readConfig()).toMatchObject({ phone: demo.phone, freeDelivery: 500 });
});
