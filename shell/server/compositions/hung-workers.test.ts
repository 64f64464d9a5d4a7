import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseStore } from '@vitryna/release';
import { createFakeStore, makeTemporaryFolder } from '@vitryna/release/testing';
import { createLog } from '../base/log.ts';
import { createHungWorkers } from './hung-workers.ts';

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)] as const;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
let threads: number;
let clock: number;
let left: string[];
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  ({ store } = await createFakeStore(folder.path));
  [threads, clock, left] = [0, 0, []];
});
afterEach(() => folder.remove());

const create = (gatewayId: string, lines: string[] = []) =>
  createHungWorkers({
    ...{ threads: () => threads, waitMs: 60_000, store, gatewayId },
    leave: () => void left.push(gatewayId),
    log: createLog('warn', (line) => lines.push(line)),
    now: () => clock,
  });
async function announce(id: string): Promise<void> {
  const at = new Date().toISOString();
  await store.writeHeartbeat({ id, name: id, at, revision: 1, live: null, canaries: [], problem: '', counts: [] });
}

test('gateways with a thread that goes on end one after the other, and say so once', async () => {
  for (const id of [second, first]) await announce(id);
  const lines: string[] = [];
  const both = [create(first, lines), create(second, lines)];
  const lookAt = async (seconds: number) => {
    clock = seconds * 1000;
    for (const one of both) await one.look();
    return left;
  };
  threads = 1;
  await expect(lookAt(0)).resolves.toEqual([]);
  await expect(lookAt(59)).resolves.toEqual([]);
  await expect(lookAt(60)).resolves.toEqual([first]);
  both.shift();
  await expect(lookAt(119)).resolves.toEqual([first]);
  await expect(lookAt(120)).resolves.toEqual([first, second]);
  for (const one of both) one.stop();
  expect(lines.map((line) => JSON.parse(line).endsInSeconds)).toEqual([0, 60]);
});

test('a gateway goes on when the thread has ended after all', async () => {
  await announce(first);
  const one = create(first);
  threads = 1;
  await one.look();
  clock = 59_000;
  threads = 0;
  await one.look();
  threads = 1;
  clock = 61_000;
  await one.look();
  clock = 120_000;
  await one.look();
  expect(left).toEqual([]);
  clock = 121_000;
  await one.look();
  expect(left).toEqual([first]);
});
