import { expect, test } from '@jest/globals';
import { recentlyViewedKey } from '@vitryna/contracts/recently-viewed-key';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { countCompared, isCompared } from '../selectors.ts';
import { flushTasks, setUp, signedInUser } from '../testing/fixtures.ts';
import { comparisonKey } from './comparison.ts';

test('takes six products of a category and not a seventh', () => {
  const { stores } = setUp();
  const results = ['1', '2', '3', '4', '5', '6', '7', '1'].map((id) => stores.comparison.add(id, 'cameras'));
  expect(results).toEqual([...Array(6).fill('added'), 'full', 'alreadyThere']);
  expect(stores.comparison.add('8', 'routers')).toBe('added');
  expect(countCompared(stores.getState())).toBe(7);
});

test('remembers the products for the next page, and hydrates without them', () => {
  const storages = createMemoryStorages();
  const { stores, events } = setUp({ storages });
  stores.comparison.add('1', 'cameras');
  const next = setUp({ storages }).stores;
  expect(isCompared(next.getState(), '1')).toBe(true);
  expect(next.getInitialState().comparison.groups).toEqual([]);
  expect(events).toEqual([['catalog:comparison-changed', { productId: '1', isCompared: true }]]);
});

test('keeps what another tab has added meanwhile', () => {
  const storages = createMemoryStorages();
  const { stores } = setUp({ storages });
  setUp({ storages }).stores.comparison.add('1', 'cameras');
  stores.comparison.add('2', 'cameras');
  expect(stores.getState().comparison.groups).toEqual([{ categoryId: 'cameras', ids: ['1', '2'] }]);
});

test('removes a product, a category and everything', () => {
  const { stores } = setUp();
  for (const [id, category] of [
    ['1', 'a'],
    ['2', 'a'],
    ['3', 'b'],
    ['4', 'c'],
  ] as const)
    stores.comparison.add(id, category);
  stores.comparison.remove('3');
  expect(stores.getState().comparison.groups.map(({ categoryId }) => categoryId)).toEqual(['c', 'a']);
  stores.comparison.clear('a');
  expect(stores.getState().comparison.groups).toEqual([{ categoryId: 'c', ids: ['4'] }]);
  stores.comparison.clear();
  expect(stores.getState().comparison.groups).toEqual([]);
});

test.each(['{', 'null', '5', '[null,1,{"ids":[]},{"categoryId":"a","ids":"b"},{"categoryId":7,"ids":["1"]}]'])(
  'takes %s in the storage for an empty comparison',
  (text) => {
    const storages = createMemoryStorages();
    storages.local.set(comparisonKey, text);
    storages.local.set(recentlyViewedKey, text);
    const { comparison, recentlyViewed } = setUp({ storages }).stores.getState();
    expect({ comparison, recentlyViewed }).toEqual({ comparison: { groups: [] }, recentlyViewed: { ids: [] } });
  },
);

test('notes viewed products, the newest first, each once, for 30 days', () => {
  const storages = createMemoryStorages();
  const day = 24 * 3600 * 1000;
  let time = 0;
  const { stores } = setUp({ storages, now: () => time });
  for (const id of ['1', '2', '1']) stores.recentlyViewed.note(id);
  expect(stores.getState().recentlyViewed.ids).toEqual(['1', '2']);
  time = 20 * day;
  for (let id = 10; id < 40; id++) stores.recentlyViewed.note(String(id));
  expect(stores.getState().recentlyViewed.ids).toHaveLength(20);
  time = 51 * day;
  expect(setUp({ storages, now: () => time }).stores.getState().recentlyViewed.ids).toEqual([]);
});

async function signIn(options: Parameters<typeof setUp>[0] = {}) {
  const shop = setUp(options);
  shop.fake.user = signedInUser;
  return shop;
}
const idsOf = ({ stores }: ReturnType<typeof setUp>) => stores.getState().comparison.groups.flatMap(({ ids }) => ids);

test('a guest’s products stay in this browser and join those of the account at sign-in', async () => {
  const shop = await signIn();
  shop.fake.compared.add('1').add('2');
  shop.stores.comparison.add('2', 'cameras');
  shop.stores.comparison.add('3', 'cameras');
  expect(shop.fake.calls).toEqual([]);
  await shop.stores.user.load();
  expect(idsOf(shop)).toEqual(['1', '2', '3']);
  expect([...shop.fake.compared]).toEqual(['1', '2', '3']);
});

test('an account that is full keeps its own', async () => {
  const shop = await signIn();
  for (const id of '123456') shop.fake.compared.add(id);
  shop.stores.comparison.add('7', 'cameras');
  await shop.stores.user.load();
  expect(idsOf(shop)).toEqual([...'123456']);
  expect(shop.problems).toEqual([]);
});

test('the account has the last word on another visit, and its list goes with it', async () => {
  const storages = createMemoryStorages();
  const before = await signIn({ storages });
  before.stores.comparison.add('1', 'cameras');
  await before.stores.user.load();

  const shop = await signIn({ storages });
  shop.fake.compared.add('8');
  await shop.stores.user.load();
  expect(idsOf(shop)).toEqual(['8']);
  await shop.stores.user.signOut();
  expect(idsOf(shop)).toEqual([]);
  expect([...shop.fake.compared]).toEqual(['8']);
});

test('sends an account’s changes in their order, also before the user is known again', async () => {
  const storages = createMemoryStorages();
  await (await signIn({ storages })).stores.user.load();
  const shop = await signIn({ storages });
  shop.stores.comparison.add('1', 'cameras');
  shop.stores.comparison.add('2', 'cameras');
  shop.stores.comparison.remove('1');
  await flushTasks();
  expect(shop.fake.calls.map((call) => call.split('/comparison/')[1])).toEqual([
    'add {"productId":"1"}',
    'add {"productId":"2"}',
    'remove {"productId":"1"}',
  ]);
  expect(idsOf(shop)).toEqual(['2']);
});

test.each([
  ['add', [] as string[], 'comparison.add'],
  ['remove', ['1'], 'comparison.remove'],
])('takes back an account’s %s that the server refuses, and says so', async (name, ids, operation) => {
  const shop = await signIn();
  for (const id of ids) shop.fake.compared.add(id);
  await shop.stores.user.load();
  shop.fake.broken.add(`/comparison/${name}`);
  if (name === 'add') shop.stores.comparison.add('1', 'cameras');
  else shop.stores.comparison.remove('1');
  expect(idsOf(shop)).toEqual(name === 'add' ? ['1'] : []);
  await flushTasks();
  expect(idsOf(shop)).toEqual(ids);
  expect(shop.problems).toMatchObject([{ operation, productId: '1' }]);
});

test('an account’s change without a connection waits, and is sent before the list is read again', async () => {
  const storages = createMemoryStorages();
  let isOffline = false;
  const shop = await signIn({ storages, isOffline: () => isOffline });
  await shop.stores.user.load();
  isOffline = true;
  shop.stores.comparison.add('1', 'cameras');
  await flushTasks();
  expect(shop.stores.getState().outbox.waiting).toEqual([{ operation: 'comparison.add', productId: '1' }]);
  isOffline = false;
  await shop.stores.user.load();
  expect([idsOf(shop), [...shop.fake.compared]]).toEqual([['1'], ['1']]);
});

test('keeps what it knows when the account’s list cannot be read', async () => {
  const shop = await signIn();
  shop.fake.broken.add('/comparison/ids');
  shop.stores.comparison.add('1', 'cameras');
  await shop.stores.user.load();
  expect(idsOf(shop)).toEqual(['1']);
  expect(shop.problems).toMatchObject([{ operation: 'comparison.load' }]);
});
