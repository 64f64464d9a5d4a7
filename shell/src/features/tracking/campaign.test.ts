import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { maxTrackingLength } from '@vitryna/contracts/visit';
import { createEventBus } from '@vitryna/event-bus';
import { createStores } from '@vitryna/store';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { readCampaign, sendCampaign } from './campaign.ts';

test.each([
  [
    '?utm_source=mail&utm_medium=letter&utm_campaign=x&utm_term=y&utm_content=z',
    { source: 'mail', medium: 'letter', campaign: 'x', term: 'y', content: 'z' },
  ],
  ['?page=2&utm_source=%D0%BF%D0%BE%D1%88%D1%82%D0%B0', { source: 'пошта' }],
  ['?utm_source=%20%00%0A', null],
  ['?utm_other=1&source=2', null],
  ['', null],
  ['?utm_source=a&utm_source=b', { source: 'a' }],
  ['?utm_source=%ED%A0%80&utm_term=%', { source: '\uFFFD\uFFFD\uFFFD', term: '%' }],
])('reads %s [§3.19]', (search, campaign) => {
  expect(readCampaign(search)).toEqual(campaign);
});

test('cuts what is too long to be passed on', () => {
  expect(readCampaign(`?utm_source=${'a'.repeat(5000)}`)?.source).toHaveLength(maxTrackingLength);
});

function open(me: unknown = null) {
  const { transport, calls } = createFakeTransport({
    'GET /account/me': () => me,
    'GET /catalog/product/list/favorite': [],
    'POST /account/utm': null,
  });
  const api = createApiClient({ transport });
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const stores = createStores({ locale: 'uk', api, eventBus });
  return { api, stores, calls, paths: () => calls.map(({ path }) => path) };
}

test('is sent after the user fetch, which a first visit makes for it [§7.3 /account/utm]', async () => {
  const shop = open();
  await sendCampaign({ source: 'mail' }, shop);
  expect(shop.paths().indexOf('/account/me')).toBe(0);
  expect(shop.calls.at(-1)).toMatchObject({ method: 'POST', path: '/account/utm', body: { source: 'mail' } });
});

test('waits for a user fetch that is on its way, and makes no other', async () => {
  const shop = open();
  const fetching = shop.stores.user.load();
  await Promise.resolve();
  await sendCampaign({ source: 'mail' }, shop);
  await fetching;
  expect(shop.paths().filter((path) => path === '/account/me')).toHaveLength(1);
  expect(shop.paths().indexOf('/account/utm')).toBeGreaterThan(shop.paths().indexOf('/account/me'));
});

test('is sent when the user fetch failed: it is over', async () => {
  const shop = open(failWith(500, 'broken'));
  await sendCampaign({ source: 'mail' }, shop);
  expect(shop.paths()).toContain('/account/utm');
});
