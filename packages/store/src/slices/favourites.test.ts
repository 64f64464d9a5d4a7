import { expect, test } from '@jest/globals';
import { isFavourite } from '../selectors.ts';
import { flushTasks, setUp } from '../testing/fixtures.ts';

test('shows a favourite at once, then calls, reads the list again and tells the bus [§4.8]', async () => {
  const { fake, stores, events } = setUp();
  const done = stores.favourites.add('a');
  expect(isFavourite(stores.getState(), 'a')).toBe(true);
  await done;
  expect(fake.calls).toEqual(['/catalog/product/favorite/add {"productId":"a"}', '/catalog/product/list/favorite']);
  expect(stores.getState().favourites).toMatchObject({
    ids: ['a'],
    items: [{ product: { id: 'a' } }],
    status: 'ready',
  });
  expect(events).toEqual([['account:favourites-changed', { productId: 'a', isFavourite: true }]]);
});

test('takes a favourite away and brings it back when that fails', async () => {
  const { fake, stores, problems } = setUp();
  fake.favourites.add('a');
  await stores.favourites.load();
  fake.broken.add('/favorite/remove');
  const done = stores.favourites.remove('a');
  expect(stores.getState().favourites).toMatchObject({ ids: [], items: [] });
  await expect(done).resolves.toBe(false);
  expect(stores.getState().favourites.ids).toEqual(['a']);
  expect(problems).toMatchObject([{ operation: 'favourites.remove', productId: 'a' }]);
});

test('ends fast toggles in the last wanted state', async () => {
  const { fake, stores } = setUp();
  fake.isHeld = true;
  const done = stores.favourites.toggle('a');
  await flushTasks();
  void stores.favourites.toggle('a');
  void stores.favourites.toggle('a');
  void stores.favourites.toggle('a');
  fake.isHeld = false;
  fake.release();
  await done;
  expect([...fake.favourites]).toEqual([]);
  expect(stores.getState().favourites.ids).toEqual([]);
});

test('does not show a list that was asked for before signing out', async () => {
  const { fake, stores } = setUp();
  fake.favourites.add('a');
  fake.isHeld = true;
  const done = stores.favourites.load();
  await flushTasks();
  stores.favourites.clear();
  fake.release();
  await done;
  expect(stores.getState().favourites).toEqual({ items: [], ids: [], status: 'idle' });
});

test('does nothing when the product already is as wanted', async () => {
  const { fake, stores } = setUp();
  await expect(stores.favourites.remove('a')).resolves.toBe(false);
  expect(fake.calls).toEqual([]);
});
