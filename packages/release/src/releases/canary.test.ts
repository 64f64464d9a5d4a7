import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseStore } from '../model/release-store.ts';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { type FakeReleaseInput, makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { endCanary, startCanary } from './canary.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { readStatus } from './status.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
  for (const name of ['shell', 'mf-catalog', 'mf-product']) await publishFake(name, '1.0.0');
  await promote({ store, candidate: { changes: {} }, smoke: null });
});
afterEach(() => folder.remove());

async function publishFake(name: string, version: string, more: Partial<FakeReleaseInput> = {}) {
  const dist = join(folder.path, `${name}-${version}`);
  await writeFakeRelease(dist, { name, version, ...more });
  await publish(store, dist);
}
const by = { who: 'ann', why: 'a trial' };
const canary = (app: string, version: string, percent = 5) =>
  startCanary({ store, candidate: { changes: { [app]: version } }, smoke: null, percent, by });
const promoteVersion = (app: string, version: string) =>
  promote({ store, candidate: { changes: { [app]: version } }, smoke: null, by });
async function partsOf(id: string | undefined) {
  const { parts } = await store.readComposition(id ?? '');
  return Object.fromEntries(Object.entries(parts).map(([app, { version }]) => [app, version]));
}

test('runs several canaries at once, each on top of what is live, one for an app', async () => {
  await publishFake('mf-catalog', '1.1.0');
  await publishFake('mf-catalog', '1.2.0');
  await publishFake('mf-product', '1.1.0');
  await canary('mf-catalog', '1.1.0');
  await canary('mf-product', '1.1.0', 10);
  const { canaries } = await readStatus(store);
  expect(canaries).toMatchObject([
    {
      id: 'mf-catalog@1.1.0',
      percent: 5,
      parts: { 'mf-catalog': { version: '1.1.0' }, 'mf-product': { version: '1.0.0' } },
    },
    { id: 'mf-product@1.1.0', percent: 10, parts: { 'mf-catalog': { version: '1.0.0' } }, ...by },
  ]);
  await expect(canary('mf-catalog', '1.2.0')).rejects.toMatchObject({
    code: 'refused',
    details: [expect.stringMatching(/^mf-catalog@1\.1\.0 for 5 %, by ann since/)],
  });
  await canary('mf-catalog', '1.1.0', 20);
  expect((await store.readLive())?.canaries).toMatchObject([{ percent: 20 }, { percent: 10 }]);
});

test('gives the visitors of a canary what others promote, and keeps who they are', async () => {
  await publishFake('mf-catalog', '1.1.0');
  await publishFake('mf-product', '1.1.0');
  const before = (await canary('mf-catalog', '1.1.0')).pointer?.canaries[0];
  const { pointer, ended } = await promoteVersion('mf-product', '1.1.0');
  const [after] = pointer?.canaries ?? [];
  expect(ended).toEqual([]);
  expect(after).toMatchObject({ id: before?.id, percent: 5, since: before?.since, who: 'ann' });
  await expect(partsOf(after?.composition)).resolves.toMatchObject({ 'mf-catalog': '1.1.0', 'mf-product': '1.1.0' });
  const rolledBack = await rollback(store, null, { by });
  await expect(partsOf(rolledBack.pointer.canaries[0]?.composition)).resolves.toMatchObject({ 'mf-product': '1.0.0' });
});

test('goes on when another version of its app is promoted, and ends, with a word, when it is the same', async () => {
  await publishFake('mf-catalog', '1.1.0');
  await publishFake('mf-catalog', '1.2.0');
  await canary('mf-catalog', '1.2.0');
  await expect(promoteVersion('mf-catalog', '1.1.0')).resolves.toMatchObject({
    pointer: { canaries: [{ id: 'mf-catalog@1.2.0' }] },
    ended: [],
  });
  await expect(promoteVersion('mf-catalog', '1.2.0')).resolves.toMatchObject({
    pointer: { canaries: [] },
    ended: [{ canary: { id: 'mf-catalog@1.2.0' }, why: expect.stringContaining('everybody') }],
  });
});

test('ends, with the reason, when it cannot go on with what others promote', async () => {
  await publishFake('mf-catalog', '1.1.0', { shared: { react: '~19.3.0' } });
  await publishFake('shell', '2.0.0', { shared: { react: '19.4.0' } });
  await canary('mf-catalog', '1.1.0');
  await expect(promoteVersion('shell', '2.0.0')).resolves.toMatchObject({
    outcome: 'promoted',
    pointer: { canaries: [] },
    ended: [{ why: expect.stringMatching(/does not fit.*react/) }],
  });
});

test('ends the canary of one app, and says whose there are when it has none', async () => {
  await publishFake('mf-catalog', '1.1.0');
  await publishFake('mf-product', '1.1.0');
  await canary('mf-catalog', '1.1.0');
  await canary('mf-product', '1.1.0');
  await expect(endCanary({ store, app: 'mf-catalog', by })).resolves.toMatchObject({
    pointer: { canaries: [{ id: 'mf-product@1.1.0' }], action: 'canary-end', ...by },
  });
  await expect(endCanary({ store, app: 'mf-catalog' })).rejects.toMatchObject({
    code: 'refused',
    details: [expect.stringContaining('mf-product@1.1.0')],
  });
  await expect(endCanary({ store, app: null })).resolves.toMatchObject({ pointer: { canaries: [] } });
});

test('refuses what is live already, and shares that make no sense', async () => {
  await expect(canary('mf-catalog', '1.0.0')).rejects.toMatchObject({ code: 'refused' });
  await expect(canary('mf-catalog', '1.0.0', 101)).rejects.toMatchObject({ code: 'invalid' });
});

test('reads a pointer with a canary of the time when it was a whole composition, and goes on with it', async () => {
  await publishFake('mf-catalog', '1.1.0');
  await publishFake('mf-product', '1.1.0');
  const { pointer } = await canary('mf-catalog', '1.1.0', 30);
  const id = pointer?.canaries[0]?.composition;
  const { canaries: _, action, who, why, ...previous } = { ...pointer, canary: { id, percent: 30 } };
  await writeFile(join(folder.path, 'store/live.json'), JSON.stringify(previous));
  await expect(store.readLive()).resolves.toMatchObject({
    canaries: [{ id, composition: id, percent: 30, changes: {} }],
  });
  const next = await promoteVersion('mf-product', '1.1.0');
  expect(next.pointer?.canaries).toMatchObject([{ id, percent: 30, changes: { 'mf-catalog': '1.1.0' } }]);
  await expect(partsOf(next.pointer?.canaries[0]?.composition)).resolves.toMatchObject({
    'mf-catalog': '1.1.0',
    'mf-product': '1.1.0',
  });
});
