import { expect, test } from '@jest/globals';
import { createDemoDelivery } from './create-demo-delivery.ts';

const demo = createDemoDelivery();
const { regions, cities, points, streets } = demo;
type Named = { name: { uk: string; ru: string }; address?: { uk: string; ru: string } };
const named: Named[] = [...regions, ...cities, ...points, ...streets];

test('has 24 regions and Kyiv, over 200 cities, each with offices, machines and streets', () => {
  expect(regions).toHaveLength(25);
  expect(cities.length).toBeGreaterThanOrEqual(200);
  const without = cities.filter(({ ref }) => {
    const types = new Set(points.filter(({ cityRef }) => cityRef === ref).map(({ type }) => type));
    return types.size !== 2 || !streets.some(({ cityRef }) => cityRef === ref);
  });
  expect(without).toEqual([]);
  expect(cities.filter(({ regionRef }) => !regions.some(({ ref }) => ref === regionRef))).toEqual([]);
});

test('is the same each time, with refs of its own for everything', () => {
  expect(createDemoDelivery()).toEqual(demo);
  for (const records of [regions, cities, points, streets]) {
    const refs = records.map(({ ref }) => ref);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs.filter((ref) => !/^[0-9a-z-]{1,40}$/.test(ref))).toEqual([]);
  }
});

test('names everything in both languages, in the letters of each', () => {
  const names = named.flatMap(({ name, address }) => (address ? [name, address] : [name]));
  expect(names.filter(({ uk, ru }) => uk === '' || ru === '' || /[ыэёъ']/iu.test(uk) || /[іїєґ']/iu.test(ru))).toEqual(
    [],
  );
  expect(names.filter(({ uk, ru }) => /[a-z]/i.test(uk + ru))).toEqual([]);
  const former = cities.flatMap(({ formerNames }) => formerNames);
  expect(former.filter(({ uk, ru }) => uk === '' || ru === '')).toEqual([]);
});

test('lies in the country, and every point in its city', () => {
  expect(cities.filter(({ lat, lng }) => !(lat > 45.2 && lat < 52.4 && lng > 22 && lng < 38))).toEqual([]);
  const far = points.filter(({ cityRef, lat, lng }) => {
    const city = cities.find(({ ref }) => ref === cityRef);
    return city === undefined || Math.hypot((lat - city.lat) * 111, (lng - city.lng) * 73) > 15;
  });
  expect(far).toEqual([]);
});

test('the first office of every city takes what may be sent at all', () => {
  const first = points.filter(({ number }) => number === '1');
  expect(first).toHaveLength(cities.length);
  expect(first.filter(({ maxWeightKg, type }) => (maxWeightKg ?? 0) < 1000 || type !== 'postOffice')).toEqual([]);
});
