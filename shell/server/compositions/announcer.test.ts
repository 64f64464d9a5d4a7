import { expect, test } from '@jest/globals';
import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { ReleaseStore } from '@vitryna/release';
import { createLog } from '../base/log.ts';
import { createAnnouncer } from './announcer.ts';

test('says again what it runs when a store that was away is back, and tells of it once', async () => {
  const said: GatewayState[] = [];
  const lines: string[] = [];
  let isAway = true;
  const store = {
    swapLive: async () => undefined,
    announceGateway: async (state: GatewayState) => {
      if (isAway) throw new Error('the store is away');
      said.push(state);
    },
    forgetGateway: async () => undefined,
  } as unknown as ReleaseStore;
  const announcer = createAnnouncer({
    gateway: { id: '0123456789abcdef', name: 'here:1' },
    store,
    keeper: { pointer: () => null, live: () => null, canaries: () => [], problem: () => '' },
    counts: () => [],
    log: createLog('debug', (line) => lines.push(line)),
    now: () => 0,
  });
  await announcer.announce();
  await announcer.announce();
  expect(said).toEqual([]);
  expect(lines).toHaveLength(1);
  isAway = false;
  await announcer.announce();
  expect(said).toMatchObject([{ name: 'here:1', live: null }]);
  isAway = true;
  await announcer.announce();
  expect(lines).toHaveLength(2);
  await announcer.stop();
});
