import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { type CarrierPoint, demoPoints, importPoints } from './import-points.ts';
import { beginDeliveryRun, finishDeliveryRun, writePlaces, writePoints } from './write-delivery.ts';

let database: Database;
const l10n = (uk: string, ru = uk) => ({ uk, ru });
const lviv = l10n('Львів', 'Львов');
const hours = '08:00-20:00';
const schedule = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: '-', sun: '-' };

const point = (ref: string, more: Partial<CarrierPoint> = {}): CarrierPoint => ({
  ...{
    ref,
    number: ref.replace(/\D/g, ''),
    name: l10n(`Відділення ${ref}`),
    address: l10n('Зелена, 1'),
    type: 'postOffice',
  },
  ...{
    lat: 49.8,
    lng: 24,
    schedule,
    maxWeightKg: null,
    maxSizeCm: null,
    cashOnDelivery: true,
    isOpen: true,
    city: lviv,
  },
  ...more,
});
const run = (points: CarrierPoint[]) => importPoints(database, { source: 'carrier', points, total: points.length });
async function stored() {
  const rows = await database.db
    .selectFrom('delivery_point')
    .select(['ref', 'city_ref', 'source'])
    .orderBy('ref')
    .execute();
  return rows.map((row) => `${row.ref} ${row.city_ref} ${row.source}`);
}

beforeAll(async () => {
  database = await openTestDatabase();
  const city = { type: l10n('місто'), district: null, formerNames: [], lat: 49.8, lng: 24, people: 1, courier: true };
  await writePlaces(database.db, {
    regions: [{ ref: 'west', name: l10n('Захід') }],
    cities: [
      { ref: 'lviv', regionRef: 'west', name: lviv, ...city },
      { ref: 'stryi', regionRef: 'west', name: l10n('Стрий', 'Стрый'), ...city },
    ],
    streets: [],
  });
  const demo = await beginDeliveryRun(database.db, demoPoints);
  const points = ['lviv', 'stryi'].map((cityRef) => ({ ...point(`demo-${cityRef}`), cityRef, digest: '' }));
  await writePoints(database.db, { source: demoPoints, run: demo, points });
  await finishDeliveryRun(database.db, { source: demoPoints, run: demo });
});
afterAll(() => database.close());

test('takes the place of the demo in the cities that it has, and says what it left out', async () => {
  const report = await run([point('a1'), point('a2', { city: l10n('Атлантида') }), point('a1'), point('a3')]);
  expect(report).toEqual({
    ...{ imported: 2, unchanged: 0, removed: 0, replaced: 1 },
    skipped: [
      { ref: 'a2', reason: 'its city is not one of the store' },
      { ref: 'a1', reason: 'came twice' },
    ],
  });
  expect(await stored()).toEqual(['a1 lviv carrier', 'a3 lviv carrier', 'demo-stryi stryi demo']);
});

test('a second run writes what has changed and removes what is gone', async () => {
  const report = await run([point('a1'), point('a4')]);
  expect(report).toMatchObject({ imported: 1, unchanged: 1, removed: 1, replaced: 0 });
  expect(await run([point('a1', { isOpen: false }), point('a4')])).toMatchObject({
    imported: 1,
    unchanged: 1,
    removed: 0,
  });
  expect(await stored()).toEqual(['a1 lviv carrier', 'a4 lviv carrier', 'demo-stryi stryi demo']);
});

test('one that is stopped keeps all that was there, and the next run goes on', async () => {
  const stopping = new AbortController();
  function* endless() {
    for (let at = 0; ; at += 1) {
      if (at === 300) stopping.abort(new Error('stopped'));
      yield point(`b${at}`);
    }
  }
  const source = { source: 'carrier', points: endless(), total: null };
  await expect(importPoints(database, source, { signal: stopping.signal })).rejects.toThrow('stopped');
  expect(await stored()).toHaveLength(3 + 250);
  const points = Array.from({ length: 300 }, (_, at) => point(`b${at}`));
  expect(await run(points)).toMatchObject({ imported: 50, unchanged: 250, removed: 2 });
});

test('of two that run at once the one that began later wins', async () => {
  async function* interrupted() {
    yield point('c1');
    await beginDeliveryRun(database.db, 'carrier');
  }
  await expect(importPoints(database, { source: 'carrier', points: interrupted(), total: null })).rejects.toThrow(
    'another import',
  );
});
