import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { createShopperCity } from './shopper-city.ts';
import { city } from './testing/places.ts';

const lviv = city('lviv', 'Львів');
function open(remembered: string | null, answer: unknown) {
  const { transport, calls } = createFakeTransport({ 'GET /delivery/city/view': answer });
  const storages = createMemoryStorages();
  if (remembered !== null) storages.cookies.set('store_city', remembered, 60);
  return { shopper: createShopperCity(createApiClient({ transport }), storages), storages, calls };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nobody knows the city until somebody looks; then all are told', async () => {
  const { shopper, calls } = open('lviv', lviv);
  expect([shopper.read(), calls]).toEqual([undefined, []]);
  const reported: unknown[] = [];
  const stop = shopper.subscribe(() => reported.push(shopper.read()));
  shopper.subscribe(() => reported.push('other'));
  await settled();
  expect(reported).toEqual([lviv, 'other']);
  expect(calls).toHaveLength(1);
  stop();
  shopper.choose(city('kyiv', 'Київ'));
  expect(reported.slice(2)).toEqual(['other']);
});

test('without a city, or with something else in its cookie, nothing is asked', async () => {
  for (const remembered of [null, '<script>', 'a b']) {
    const { shopper, calls } = open(remembered, lviv);
    shopper.subscribe(() => {});
    await settled();
    expect([shopper.read(), calls]).toEqual([null, []]);
  }
});

test('a city is chosen for the visits to come', () => {
  const { shopper, storages } = open(null, lviv);
  shopper.choose(lviv);
  expect([shopper.read(), storages.cookies.get('store_city')]).toEqual([lviv, 'lviv']);
});

test('a city that is gone is forgotten; one that could not be read is asked for again', async () => {
  const gone = open('atlantis', failWith(404, 'notFound'));
  gone.shopper.subscribe(() => {});
  await settled();
  expect([gone.shopper.read(), gone.storages.cookies.get('store_city')]).toEqual([null, null]);
  const failing = open('lviv', failWith(500, 'internal'));
  failing.shopper.subscribe(() => {});
  await settled();
  expect([failing.shopper.read(), failing.storages.cookies.get('store_city')]).toEqual([undefined, 'lviv']);
  failing.shopper.subscribe(() => {});
  await settled();
  expect(failing.calls).toHaveLength(2);
});

test('what is chosen while the old one is read wins', async () => {
  const { shopper } = open('lviv', lviv);
  shopper.subscribe(() => {});
  shopper.choose(city('kyiv', 'Київ'));
  await settled();
  expect(shopper.read()?.ref).toBe('kyiv');
});
