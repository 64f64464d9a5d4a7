import { expect, test } from '@jest/globals';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { setUp } from '../fixtures.ts';
import { countCompared, isCompared } from '../selectors.ts';

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
    storages.local.set('store_comparison', text);
    storages.local.set('store_recently_viewed', text);
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
