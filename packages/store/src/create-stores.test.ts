import { expect, test } from '@jest/globals';
import type { ApiClient } from '@vitryna/api-client';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { StoreApi, StoreEventBus } from './options.ts';
import { claimSingleCopy } from './single-copy.ts';
import { setUp } from './testing/fixtures.ts';

test('makes stores that share nothing', () => {
  const one = setUp().stores;
  const other = setUp().stores;
  one.modals.open('cart');
  expect(other.getState().modals.stack).toEqual([]);
});

test('refuses a second copy in a browser and says why', () => {
  const realm = { document: {} };
  const copy = {};
  claimSingleCopy(realm, copy);
  claimSingleCopy(realm, copy);
  expect(() => claimSingleCopy(realm, {})).toThrow(/second copy.*Share it as a singleton/);
});

test('lets a server hold one copy per composition', () => {
  const realm = {};
  claimSingleCopy(realm, {});
  claimSingleCopy(realm, {});
});

test('takes the API client and the event bus as they are', () => {
  const accept = (_api: StoreApi, _bus: StoreEventBus) => true;
  const check = (api: ApiClient, bus: EventBus<EventPayloads>) => accept(api, bus);
  expect(check).toBeInstanceOf(Function);
});
