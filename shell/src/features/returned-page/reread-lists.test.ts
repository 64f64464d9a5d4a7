/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { sessionHintCookie } from '@vitryna/contracts/cookies';
import { createStores } from '@vitryna/store';
import { createFakeTransport, user } from '@vitryna/testing';
import type { App } from '../feature.ts';
import { rereadLists } from './reread-lists.ts';

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
let isSignedIn = false;
const { transport, calls } = createFakeTransport({
  'GET /account/me': () => (isSignedIn ? user() : null),
  'GET /catalog/product/list/cart/all': () => [],
  'GET /catalog/product/list/favorite': () => [],
});
const stores = createStores({ locale: 'uk', api: createApiClient({ transport }), eventBus: { emit: () => {} } });
const isRead = () => stores.getState().cart.status === 'ready';
rereadLists({ stores } as App);
const cookies = jest.spyOn(document, 'cookie', 'get');

test('reads the cart again when the page comes back from the back-forward cache, and only then', async () => {
  show(true);
  expect(calls).toEqual([]);
  cookies.mockReturnValue(`${sessionHintCookie}=1`);
  show(false);
  expect(calls).toEqual([]);
  show(true);
  await new Promise<void>((resolve) => stores.subscribe(() => isRead() && resolve()));
  expect(calls.map(({ path }) => path)).toContain('/catalog/product/list/cart/all');
});

test('shows nothing of somebody who has signed out while the page slept, not even until the store has answered', async () => {
  isSignedIn = true;
  cookies.mockReturnValue(`${sessionHintCookie}=1`);
  await stores.user.load();
  expect(stores.getState().user.profile?.id).toBe(user().id);
  isSignedIn = false;
  cookies.mockReturnValue('');
  const { length } = calls;
  show(true);
  expect(stores.getState().user.profile).toBeNull();
  expect(stores.getState().favourites.ids).toEqual([]);
  await stores.user.load();
  expect(calls.slice(length).map(({ path }) => path)).toContain('/catalog/product/list/cart/all');
});
