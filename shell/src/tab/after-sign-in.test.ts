import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { z } from '@vitryna/contracts/zod';
import { createStores, type Stores } from '@vitryna/store';
import { createFakeTransport, failWith, user } from '@vitryna/testing';
import { afterSignIn } from './after-sign-in.ts';

const schema = z.object({ done: z.boolean() });

/** A store in which nobody is signed in before `signIn`. */
function setUp() {
  let isSignedIn = false;
  const { transport, calls } = createFakeTransport({
    'GET /account/me': () => (isSignedIn ? user() : null),
    'GET /catalog/product/list/favorite': () => [],
    'GET /catalog/product/list/cart/all': () => [],
    'GET /catalog/product/list/comparison': () => ({ groups: [] }),
    'POST /things/add': () => (isSignedIn ? { done: true } : failWith(401, 'unauthorized')),
  });
  const client = createApiClient({
    transport,
    hooks: { onUnauthorized: () => stores.user.handleUnauthorized() },
  });
  const stores: Stores = createStores({ locale: 'uk', api: client, eventBus: { emit: () => {} } });
  const api = afterSignIn(client, stores);
  const isAsked = async () => {
    for (let turn = 0; turn < 50 && !stores.getState().modals.byName.account.isActive; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return stores.getState().modals.byName.account.isActive;
  };
  return {
    stores,
    isAsked,
    add: (isQuiet = false) => api.post('/things/add', { id: '7' }, { schema, isQuiet }),
    fetches: () => calls.filter(({ path }) => path === '/account/me').length,
    tries: () => calls.filter(({ path }) => path === '/things/add').map(({ body }) => body),
    setSignedIn: () => {
      isSignedIn = true;
    },
  };
}

test('asks somebody who is nobody to sign in, and then does what was asked for', async () => {
  const { add, isAsked, setSignedIn, stores, tries } = setUp();
  const added = add();
  expect(await isAsked()).toBe(true);
  setSignedIn();
  await stores.user.load();
  expect(await added).toEqual({ done: true });
  expect(tries()).toEqual([{ id: '7' }, { id: '7' }]);
});

test('gives up when the modal is closed', async () => {
  const { add, isAsked, stores, tries } = setUp();
  const added = add();
  const refused = expect(added).rejects.toMatchObject({ status: 401 });
  expect(await isAsked()).toBe(true);
  stores.modals.close('account');
  await refused;
  expect(tries()).toHaveLength(1);
});

test('waits while a password is being set anew over it', async () => {
  const { add, isAsked, setSignedIn, stores } = setUp();
  const added = add();
  await isAsked();
  stores.modals.open('recovery', { token: 'a' });
  stores.modals.close('account');
  setSignedIn();
  await stores.user.load();
  expect(await added).toEqual({ done: true });
});

test('asks once who it is, whatever the client makes of the refusal', async () => {
  const { add, fetches, isAsked, stores } = setUp();
  const refused = expect(add()).rejects.toMatchObject({ status: 401 });
  await isAsked();
  stores.modals.close('account');
  await refused;
  expect(fetches()).toBe(1);
});

test('asks nobody whose session lives on', async () => {
  const { add, setSignedIn, stores, tries } = setUp();
  const added = add();
  setSignedIn();
  expect(await added).toEqual({ done: true });
  expect(tries()).toHaveLength(2);
  expect(stores.getState().modals.byName.account.isActive).toBe(false);
});

test('bothers nobody for what nobody sees', async () => {
  const { add, stores } = setUp();
  await expect(add(true)).rejects.toMatchObject({ status: 401 });
  expect(stores.getState().modals.stack).toEqual([]);
});
