import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { cartLine, createFakeTransport, type FakeTable, failWith } from '@vitryna/testing';
import { checkoutTable, fullDraft, point, savedAddresses } from '../../testing/checkout-api.ts';
import { loader } from './load-no-js.ts';

/** What a document of the checkout gets where the store answers so. */
function load(table: FakeTable, query = '') {
  const { transport } = createFakeTransport({ 'GET /account/address/list': failWith(401, 'unauthorized'), ...table });
  const own = { api: createApiClient({ transport }), isDocument: true };
  const request = new Request(`https://shop.example/ua/checkout${query}`);
  return loader({ context: { get: () => own }, request, params: {} } as never);
}

test('knows a cart in which nothing is from a store that does not answer', async () => {
  const refused = (status: number, code: string) => ({
    'GET /checkout/options': failWith(status, code),
    'GET /checkout/draft': {},
  });
  expect(await load(refused(422, 'unprocessable'))).toBe('empty');
  expect(await load(refused(503, 'unavailable'))).toBeNull();
});

async function viewOf(query: string, answers: FakeTable = {}) {
  const table = { ...checkoutTable([cartLine()], fullDraft), 'GET /account/address/list': savedAddresses, ...answers };
  const view = await load({ ...table, 'GET /delivery/pickup/list': [] }, query);
  if (view === null || view === 'empty') throw new Error('there is nothing to order');
  return view;
}

test('begins with the address of the account that the draft names', async () => {
  const { address, city, draft } = await viewOf('');
  expect([address?.id, city?.ref, draft.delivery?.warehouseRef]).toEqual(['a1', 'kyiv', 'w12']);
});

test('puts a chosen address, and who collects there, in the place of the draft’s', async () => {
  const { address, city, draft } = await viewOf('?address=a2');
  expect([address?.id, city?.ref]).toEqual(['a2', 'kyiv']);
  expect(draft).toMatchObject({
    recipient: { firstName: 'Оксана' },
    anotherRecipient: { firstName: 'Галина' },
    delivery: { method: 'courier', house: '7а', flat: '12' },
  });
});

test('asks for the city of another address, and takes nothing of the saved one along into it', async () => {
  const other = await viewOf('?address=other');
  expect([other.address, other.city]).toEqual([null, null]);
  expect(other.draft.delivery?.warehouseRef).toBeUndefined();
  const lviv = await viewOf('?cityRef=lviv');
  expect([lviv.address, lviv.draft.delivery?.warehouseRef]).toEqual([null, undefined]);
});

test('shows what a refused form held, not the address that was chosen before it', async () => {
  expect((await viewOf('?address=a2&problem=validation')).address?.id).toBe('a1');
});

test('has the chosen point among the points, though it is not one of the first', async () => {
  const { points } = await viewOf('', {
    'GET /delivery/warehouse/list': { items: [point({ ref: 'w1' })], page: 1, limit: 50, total: 1, pages: 1 },
  });
  expect(points.map(({ ref }) => ref)).toEqual(['w12', 'w1']);
});

test('serves a guest, who has no addresses', async () => {
  const { addresses } = await viewOf('', { 'GET /account/address/list': failWith(401, 'unauthorized') });
  expect(addresses).toEqual([]);
});
