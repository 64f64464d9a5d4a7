import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseStore } from '../model/release-store.ts';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { type FakeReleaseInput, makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
});
afterEach(() => folder.remove());

async function live(changes: Record<string, string>, facts: Omit<FakeReleaseInput, 'name'> = {}) {
  for (const [name, version] of Object.entries(changes)) {
    const dist = join(folder.path, `${name}-${version}`);
    await writeFakeRelease(dist, { ...facts, name, version });
    await publish(store, dist);
  }
  return promote({ store, candidate: { changes }, smoke: null, by: { who: 'ann', why: 'a new one' } });
}
async function versions() {
  const { parts } = await store.readComposition((await store.readLive())?.live ?? '');
  return Object.fromEntries(Object.entries(parts).map(([app, { version }]) => [app, version]));
}

test('takes one app back and leaves what others have promoted since, further back each time', async () => {
  await live({ shell: '1', 'mf-catalog': '1', 'mf-product': '1' });
  await live({ 'mf-catalog': '2' });
  await live({ 'mf-catalog': '3' });
  await live({ 'mf-product': '2' });
  await rollback(store, 'mf-catalog', { by: { who: 'ben', why: 'prices are gone' } });
  await expect(versions()).resolves.toEqual({ shell: '1', 'mf-catalog': '2', 'mf-product': '2' });
  await expect(store.readLive()).resolves.toMatchObject({ action: 'rollback', who: 'ben', why: 'prices are gone' });
  await rollback(store, 'mf-catalog');
  await expect(versions()).resolves.toEqual({ shell: '1', 'mf-catalog': '1', 'mf-product': '2' });
  await expect(rollback(store, 'mf-catalog')).rejects.toMatchObject({ code: 'refused' });
});

test('never goes back to the version that was left when everything is rolled back after one app', async () => {
  await live({ shell: '1', 'mf-catalog': '1', 'mf-product': '1' });
  await live({ 'mf-catalog': '2-bad' });
  await live({ 'mf-product': '2' });
  await rollback(store, 'mf-catalog');
  await rollback(store, null);
  await expect(versions()).resolves.toEqual({ shell: '1', 'mf-catalog': '1', 'mf-product': '1' });
});

test('takes out an app that was not there before', async () => {
  await live({ shell: '1', 'mf-catalog': '1' });
  await live({ 'mf-blog': '1' });
  await rollback(store, 'mf-blog');
  await expect(versions()).resolves.toEqual({ shell: '1', 'mf-catalog': '1' });
});

test('does not take one app back to what the shell of today has no code for', async () => {
  const react = (...names: string[]) => ({ sharedExports: { react: names } });
  await live({ shell: '1' }, react('useState', 'useOld'));
  await live({ 'mf-catalog': '1' }, react('useOld'));
  await live({ 'mf-catalog': '2' }, react('useState'));
  await live({ shell: '2' }, react('useState'));
  await expect(rollback(store, 'mf-catalog')).rejects.toMatchObject({
    code: 'refused',
    details: ['mf-catalog 1 takes useOld of react, which shell 2 does not have'],
  });
  await rollback(store, null);
  await rollback(store, 'mf-catalog');
  await expect(versions()).resolves.toEqual({ shell: '1', 'mf-catalog': '1' });
});

test('keeps in the history who ended what, and why', async () => {
  await live({ shell: '1', 'mf-catalog': '1' });
  const { pointer } = await live({ 'mf-catalog': '2' });
  expect(pointer).toMatchObject({ who: 'ann', why: 'a new one', action: 'promote', history: [{ who: 'ann' }] });
});
