import { expect, test } from '@jest/globals';
import { reloadGuardMs } from '@vitryna/contracts/constants';
import { flushTasks, setUp, signedInUser } from '../testing/fixtures.ts';

test('fetches an anonymous visitor as null and then the favourites [§1.1 §4.8 §4.9 §6.1]', async () => {
  const { fake, stores, events } = setUp();
  await stores.user.load();
  expect(stores.getState().user).toEqual({ profile: null, status: 'ready' });
  expect(fake.calls).toEqual(['/account/me', '/catalog/product/list/favorite']);
  expect(events).toEqual([]);
});

test('tells the bus and reads the cart when it has become somebody else', async () => {
  const { fake, stores, events } = setUp();
  await stores.user.load();
  fake.user = signedInUser;
  await stores.user.load();
  expect(events).toEqual([['account:user-changed', { isSignedIn: true }]]);
  expect(fake.calls).toContain('/catalog/product/list/cart/all');
});

test('says which language the user prefers when it is not the page’s [§4.10]', async () => {
  const { fake, stores, onUserLocale } = setUp({ locale: 'ru' });
  fake.user = signedInUser;
  await stores.user.load();
  expect(onUserLocale.mock.calls).toEqual([['uk']]);
});

test('fetches again when it is asked while a fetch is under way', async () => {
  const { fake, stores } = setUp();
  fake.isHeld = true;
  const first = stores.user.load();
  await flushTasks();
  fake.user = signedInUser;
  const second = stores.user.load();
  fake.isHeld = false;
  fake.release();
  await Promise.all([first, second]);
  expect(stores.getState().user.profile?.id).toBe('u1');
});

test('answers a 401 with one fetch and never with one because of that fetch [§8.3]', async () => {
  const { fake, stores } = setUp();
  const me = () => fake.calls.filter((call) => call === '/account/me').length;
  fake.isHeld = true;
  const done = stores.user.handleUnauthorized();
  await flushTasks();
  let isKnown = false;
  const waiting = stores.user.handleUnauthorized().then(() => {
    isKnown = true;
  });
  await flushTasks();
  // Callers in the meantime wait until the user is known.
  expect(isKnown).toBe(false);
  fake.isHeld = false;
  fake.release();
  await Promise.all([done, waiting]);
  await stores.user.handleUnauthorized();
  expect(me()).toBe(1);
});

test('fetches an anonymous visitor again after a 401 as well, once in ten seconds', async () => {
  let time = 0;
  const { fake, stores } = setUp({ now: () => time });
  await stores.user.load();
  const me = () => fake.calls.filter((call) => call === '/account/me').length;
  await stores.user.handleUnauthorized();
  await stores.user.handleUnauthorized();
  expect(me()).toBe(2);
  time = reloadGuardMs;
  await stores.user.handleUnauthorized();
  expect(me()).toBe(3);
});

test('forgets user and favourites on signing out and reads the cart again [§4.8 §4.12]', async () => {
  const { fake, stores, events } = setUp();
  fake.user = signedInUser;
  fake.favourites.add('a');
  await stores.user.load();
  await expect(stores.user.signOut()).resolves.toBe(true);
  expect(stores.getState().user.profile).toBeNull();
  expect(stores.getState().favourites.ids).toEqual([]);
  expect(fake.calls.at(-1)).toBe('/catalog/product/list/cart/all');
  expect(events).toEqual([['account:user-changed', { isSignedIn: false }]]);
});

test('stays signed in when signing out fails', async () => {
  const { fake, stores, problems } = setUp();
  fake.user = signedInUser;
  await stores.user.load();
  fake.broken.add('/sign/out');
  await expect(stores.user.signOut()).resolves.toBe(false);
  expect(stores.getState().user.profile?.id).toBe('u1');
  expect(problems).toMatchObject([{ operation: 'user.signOut', productId: null }]);
});

test('saves the language of a signed-in user only [§4.11 §6.2]', async () => {
  const { fake, stores } = setUp();
  await stores.user.load();
  await expect(stores.user.saveLocale('ru')).resolves.toBe(false);
  fake.user = signedInUser;
  await stores.user.load();
  await expect(stores.user.saveLocale('ru')).resolves.toBe(true);
  expect(stores.getState().user.profile?.locale).toBe('ru');
});

test('does not know who it is when the fetch fails', async () => {
  const { fake, stores, problems } = setUp();
  fake.broken.add('/account/me');
  await stores.user.load();
  expect(stores.getState().user).toEqual({ profile: null, status: 'failed' });
  expect(problems).toMatchObject([{ operation: 'user.load' }]);
});
