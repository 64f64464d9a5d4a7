import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore, promote, rollback } from '@vitryna/release';
import { type FakeReleaseInput, writeFakeRelease } from '@vitryna/release/testing';
import { releaseApps } from './release-apps.ts';

let folder: string;
let storeFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-start-'));
  storeFolder = join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const builds = () => ['shell', 'mf-catalog'].map((app) => ({ app, folder: join(folder, app) }));
const build = (name: string, version: string, more: Partial<FakeReleaseInput> = {}) =>
  writeFakeRelease(join(folder, name), { name, version, ...more });
const start = (promotes: 'first' | 'always' = 'first') => releaseApps({ storeFolder, promotes, builds: builds() });
async function liveVersions(): Promise<Record<string, string>> {
  const store = createFolderReleaseStore(storeFolder);
  const pointer = await store.readLive();
  const { parts } = await store.readComposition(pointer?.live ?? '');
  return Object.fromEntries(Object.entries(parts).map(([app, { version }]) => [app, version]));
}

test('makes the first build live, and a later one only known', async () => {
  await build('shell', '1.0.0');
  await build('mf-catalog', '1.0.0');
  await expect(start()).resolves.toEqual([]);
  await expect(start()).resolves.toEqual([]);
  await build('mf-catalog', '1.1.0');
  await expect(start()).resolves.toEqual([
    'mf-catalog: live 1.0.0, built 1.1.0',
    `make it live: pnpm vitryna release promote mf-catalog@1.1.0 --store ${storeFolder}`,
  ]);
  await expect(liveVersions()).resolves.toEqual({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  await expect(start('always')).resolves.toEqual([]);
  await expect(liveVersions()).resolves.toEqual({ shell: '1.0.0', 'mf-catalog': '1.1.0' });
});

test('does not make live again what was rolled back', async () => {
  await build('shell', '1.0.0');
  await build('mf-catalog', '1.0.0');
  await start();
  await build('mf-catalog', '1.1.0-bad');
  await start('always');
  await rollback(createFolderReleaseStore(storeFolder), null);
  await expect(start()).resolves.toHaveLength(2);
  await expect(liveVersions()).resolves.toMatchObject({ 'mf-catalog': '1.0.0' });
});

test('does not count a start as a publication of what was there', async () => {
  await build('shell', '1.0.0');
  await build('mf-catalog', '1.0.0');
  await start();
  await build('mf-catalog', '2.0.0');
  await start();
  await build('mf-catalog', '1.0.0');
  await start();
  const store = createFolderReleaseStore(storeFolder);
  await promote({ store, candidate: { changes: { 'mf-catalog': 'latest' } }, smoke: null });
  await expect(liveVersions()).resolves.toMatchObject({ 'mf-catalog': '2.0.0' });
});

test('refuses to begin with what the gate refuses', async () => {
  await build('shell', '1.0.0');
  await build('mf-catalog', '1.0.0', { shared: { react: '^18.0.0' } });
  await expect(start()).rejects.toThrow(/shared-ranges: .*react/);
});
