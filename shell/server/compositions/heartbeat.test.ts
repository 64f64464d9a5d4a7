import { expect, test } from '@jest/globals';
import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { ReleaseStore } from '@vitryna/release';
import { createLog } from '../base/log.ts';
import { createHeartbeat } from './heartbeat.ts';

test('says again what it runs when a store that was away is back, and tells of it once', async () => {
  const said: GatewayState[] = [];
  const lines: string[] = [];
  let isAway = true;
  const store = {
    swapLive: async () => undefined,
    writeHeartbeat: async (state: GatewayState) => {
      if (isAway) throw new Error('the store is away');
      said.push(state);
    },
    forgetGateway: async () => undefined,
  } as unknown as ReleaseStore;
  const heartbeat = createHeartbeat({
    gateway: { id: '0123456789abcdef', name: 'here:1' },
    store,
    keeper: { pointer: () => null, live: () => null, canaries: () => [], problem: () => '' },
    counts: () => [],
    log: createLog('debug', (line) => lines.push(line)),
    now: () => 0,
  });
  await heartbeat.send();
  await heartbeat.send();
  expect(said).toEqual([]);
  expect(lines).toHaveLength(1);
  isAway = false;
  await heartbeat.send();
  expect(said).toMatchObject([{ name: 'here:1', live: null }]);
  isAway = true;
  await heartbeat.send();
  expect(lines).toHaveLength(2);
  await heartbeat.stop();
});
