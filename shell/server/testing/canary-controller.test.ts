import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PartCounts } from '@vitryna/contracts/part-counts';
import { promote, startCanary } from '@vitryna/release';
import type { AppOptions } from '../assembly/setup.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let readCounts: PartCounts[];
let gateway: Gateway;
beforeEach(() => {
  readCounts = [];
});
afterEach(() => gateway.stop());

const part = (app: string, version: string, views: number, errors: number): PartCounts => ({
  ...{ app, version, views, errors },
  ...{ losses: 0, mismatches: 0, poor: 0 },
});
async function start(options: Partial<AppOptions> = {}) {
  gateway = await startGateway({ counts: () => readCounts, ...options });
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
}
const change = () => ({ store: gateway.store, candidate: { changes: { 'mf-catalog': '1.1.0' } }, smoke: null });
async function look() {
  await gateway.app.checkComposition();
  await gateway.app.compareVersions();
}

test('stops a canary that does worse than what is live, and says why in the pointer and in the log', async () => {
  await start();
  await startCanary({ ...change(), percent: 50 });
  readCounts = [part('mf-catalog', '1.0.0', 1000, 2), part('mf-catalog', '1.1.0', 99, 60)];
  await look();
  expect((await gateway.store.readLive())?.canaries).toHaveLength(1);
  readCounts = [part('mf-catalog', '1.0.0', 1000, 2), part('mf-catalog', '1.1.0', 200, 30)];
  await look();
  const why = expect.stringMatching(/^mf-catalog 1\.1\.0: errors in 30 of 200 views \(15\.0 %\), before in 2 of 1000/);
  await expect(gateway.store.readLive()).resolves.toMatchObject({
    canaries: [],
    action: 'halt',
    who: expect.stringContaining('gateway '),
    why,
    live: gateway.composition,
  });
  expect(gateway.lines).toContainEqual(expect.objectContaining({ message: 'a canary is stopped', why }));
});

test('rolls a promoted app back, alone, when it does worse than the previous version', async () => {
  await start();
  await gateway.publish({ name: 'shell', version: '1.1.0' });
  await promote(change());
  await gateway.promote({ shell: '1.1.0' });
  readCounts = [
    part('mf-catalog', '1.0.0', 1000, 2),
    part('mf-catalog', '1.1.0', 300, 45),
    part('shell', '1.1.0', 300, 0),
  ];
  await look();
  const pointer = await gateway.store.readLive();
  expect(pointer).toMatchObject({ action: 'halt', revision: 4 });
  const { parts } = await gateway.store.readComposition(pointer?.live ?? '');
  expect(parts).toMatchObject({ shell: { version: '1.1.0' }, 'mf-catalog': { version: '1.0.0' } });
  await look();
  await expect(gateway.store.readLive()).resolves.toMatchObject({ revision: 4 });
});

test('leaves alone what is no worse, what was promoted long ago, and what the store allows', async () => {
  await start();
  await promote(change());
  readCounts = [part('mf-catalog', '1.0.0', 1000, 150), part('mf-catalog', '1.1.0', 300, 45)];
  await look();
  readCounts = [part('mf-catalog', '1.0.0', 1000, 2), part('mf-catalog', '1.1.0', 300, 45)];
  await writeFile(join(gateway.storePath, 'thresholds.json'), JSON.stringify({ margins: { errors: 0.2 } }));
  await look();
  await writeFile(join(gateway.storePath, 'thresholds.json'), '{}');
  gateway.clock.ahead = 61 * 60_000;
  await look();
  await expect(gateway.store.readLive()).resolves.toMatchObject({ revision: 2, action: 'promote' });
});

test('goes back once, however many gateways see it, and adds up what they see', async () => {
  await start();
  await gateway.publish({ name: 'mf-catalog', version: '0.9.0' });
  await gateway.promote({ 'mf-catalog': '0.9.0' });
  await gateway.promote({ 'mf-catalog': '1.1.0' });
  readCounts = [part('mf-catalog', '0.9.0', 60, 0), part('mf-catalog', '1.1.0', 60, 20)];
  await look();
  await expect(gateway.store.readLive()).resolves.toMatchObject({ revision: 3 });
  await gateway.store.writeHeartbeat({
    ...{ id: '00000000000000aa', name: 'another', at: new Date().toISOString(), revision: 3 },
    ...{ live: gateway.composition, canaries: [], problem: '', counts: readCounts },
  });
  // Both of its looks have judged the same pointer.
  await gateway.app.checkComposition();
  await Promise.all([gateway.app.compareVersions(), gateway.app.compareVersions()]);
  const pointer = await gateway.store.readLive();
  expect(pointer).toMatchObject({ revision: 4, action: 'halt' });
  const { parts } = await gateway.store.readComposition(pointer?.live ?? '');
  expect(parts['mf-catalog']).toMatchObject({ version: '0.9.0' });
});

test('withholds a canary where the store is only read, and says so', async () => {
  gateway = await startGateway({ counts: () => readCounts, isReader: true });
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
  await startCanary({ ...change(), percent: 100 });
  readCounts = [part('mf-catalog', '1.0.0', 1000, 2), part('mf-catalog', '1.1.0', 200, 30)];
  const versionOf = async () => /data-version="([^"]*)"/.exec((await gateway.get('/catalog')).text)?.[1];
  await gateway.app.checkComposition();
  await expect(versionOf()).resolves.toBe('1.1.0');
  await look();
  await look();
  await expect(versionOf()).resolves.toBe('1.0.0');
  expect((await gateway.store.readLive())?.canaries).toHaveLength(1);
  expect(gateway.lines.filter(({ message }) => message === 'a canary is withheld by this gateway')).toHaveLength(1);
});
