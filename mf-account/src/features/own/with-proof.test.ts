import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { nothingSchema } from '@vitryna/contracts/api';
import { createStores } from '@vitryna/store';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { withProof } from './with-proof.ts';

/** A call that asks for proof until it was given, and the modal that it opens. */
function setUp() {
  let isProven = false;
  const { transport, calls } = createFakeTransport({
    'POST /account/remove': () =>
      isProven ? null : failWith(403, 'reauthenticate', { details: { methods: ['password', 'code'] } }),
    'POST /account/update': failWith(403, 'forbidden'),
  });
  const api = createApiClient({ transport });
  const stores = createStores({ locale: 'uk', api, eventBus: { emit: () => {} } });
  const name = 'mf-account/reauthenticate';
  const asked = new Promise<Readonly<Record<string, unknown>>>((resolve) => {
    stores.subscribe(({ modals }) => {
      const { extra } = modals.byName[name] ?? {};
      if (extra) resolve(extra);
    });
  });
  return {
    stores,
    asked,
    close: () => stores.modals.close(name),
    prove: () => {
      isProven = true;
    },
    call: (path: string) => withProof(stores, () => api.post(path, {}, { schema: nothingSchema })),
    tries: () => calls.length,
  };
}

test('makes the call again once the shopper has shown who they are', async () => {
  const { asked, call, close, prove, tries } = setUp();
  const done = call('/account/remove');
  const { methods, onProof } = await asked;
  expect(methods).toEqual(['password', 'code']);
  prove();
  (onProof as () => void)();
  close();
  expect(await done).toBeNull();
  expect(tries()).toBe(2);
});

test('refuses the call when nothing was shown', async () => {
  const { asked, call, close, tries } = setUp();
  const refused = expect(call('/account/remove')).rejects.toMatchObject({ code: 'reauthenticate' });
  await asked;
  close();
  await refused;
  expect(tries()).toBe(1);
});

test('leaves other refusals as they are', async () => {
  const { call, stores } = setUp();
  await expect(call('/account/update')).rejects.toMatchObject({ code: 'forbidden' });
  expect(stores.getState().modals.stack).toEqual([]);
});
