import { expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { seedSource } from '@vitryna/demo-catalogue';
import { createTestApp } from '../../testing/test-app.ts';
import { saveSetting } from '../shared/setting-repository.ts';
import { estimateOf, readRates } from './estimate.ts';

test('estimates an installation by cameras, else by area, over one set of rates [§1.6]', async () => {
  const shop = await createTestApp();
  const ask = (query: string) => shop.openBrowser().read('GET', `/user/marketing/estimate?${query}`);
  const between = (from: number, to: number) => ({ from: { amount: from }, to: { amount: to } });
  expect(await ask('place=house&cameras=8')).toBeNull();
  const { db } = shop.database;
  await saveSetting(db, 'services', seedSource.contents(readBrand()).settings?.services);
  expect(await ask('place=house&cameras=8')).toMatchObject(between(24_100, 33_800));
  expect(await ask('place=house&area=400')).toMatchObject(between(24_100, 33_800));
  expect(await ask('place=apartment&cameras=1')).toMatchObject(between(6_400, 9_000));
  expect(await ask('place=enterprises&cameras=40')).toBeNull();
  expect(await ask('place=house')).toBeNull();
  expect((await shop.openBrowser().request('GET', '/user/marketing/estimate?place=castle')).status).toBe(400);
  const rate = { least: 0, start: 0, camera: 100, areaOfCamera: 1 };
  await saveSetting(db, 'services', { rates: { shop: rate }, spread: 200 });
  expect(estimateOf(await readRates(db), { place: 'shop', cameras: 3 })).toMatchObject(between(300, 600));
  await saveSetting(db, 'services', { rates: 'none' });
  expect(estimateOf(await readRates(db), { place: 'shop', cameras: 3 })).toBeNull();
  await shop.close();
});
