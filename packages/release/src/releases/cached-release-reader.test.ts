import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import type { ReleaseReader } from '../model/release-store.ts';
import { readVerifiedFile } from '../model/verified-file.ts';
import { openReleaseReader } from '../release-stores/open-release-reader.ts';
import { openReleaseStore } from '../release-stores/open-release-store.ts';
import { signRelease } from '../release-stores/signing/signature.ts';
import { createKeyPair, createSigner } from '../release-stores/signing/signer.ts';
import { createTrustingReader } from '../release-stores/signing/trusting-reader.ts';
import {
  type FakeReleaseInput,
  fakeRelease,
  makeTemporaryFolder,
  startTestStorage,
  type TestStorage,
} from '../testing/index.ts';
import { promote } from './promote.ts';

let storage: TestStorage;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let reports: string[];
beforeAll(async () => {
  storage = await startTestStorage();
});
afterAll(() => storage.stop());
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  reports = [];
});
afterEach(async () => {
  // Nobody fetches and writes any more.
  storage.setAway(true);
  await folder.remove();
  storage.setAway(false);
});

const open = (location: string, maxBytes = 1_000_000) =>
  openReleaseReader(location, { folder: folder.path, maxBytes, report: (message) => reports.push(message) });

async function put(location: string, ...inputs: FakeReleaseInput[]) {
  const store = openReleaseStore(location);
  for (const input of inputs) {
    const { release, files } = fakeRelease(input);
    await store.writeRelease({ release, manifest: Buffer.from(JSON.stringify(release)), files });
  }
  const { composition } = await promote({ store, candidate: { changes: {} }, smoke: null });
  return composition;
}

async function entries(part: string): Promise<string[]> {
  const found = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
  return files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => path.includes(part));
}

/** Everything that is served is on the disk a moment after the pointer was read. */
async function whole(count: number, part = ''): Promise<void> {
  await until(async () => (await entries(part)).length >= count);
  expect(await entries(part)).toHaveLength(count);
}

async function readAll(reader: ReleaseReader) {
  const pointer = await reader.readLive();
  const composition = await reader.readComposition(pointer?.live ?? '');
  for (const [app, part] of Object.entries(composition.parts)) {
    const { release, integrity } = await reader.readRelease(app, part.version);
    expect(integrity).toBe(part.integrity);
    for (const [path, file] of Object.entries(release.files)) {
      await readVerifiedFile(reader, release, path);
      if (file.brotli) await readVerifiedFile(reader, release, path, 'br');
    }
  }
  return composition;
}

test('gives everything that is live while the store is away, to a process that starts then', async () => {
  const location = storage.createAddress();
  const composition = await put(location, { name: 'shell' }, { name: 'mf-catalog' });
  await open(location).readLive();
  // Two releases of seven files and a manifest each, the composition and the pointer.
  await whole(18);
  storage.setAway(true);
  const later = open(location);
  await expect(readAll(later)).resolves.toEqual(composition);
  await later.readLive();
  storage.setAway(false);
  await later.readLive();
  expect(reports).toEqual([
    'the release store does not answer; its last pointer is used',
    'the release store answers again',
  ]);
});

test('reads what was changed on the disk from the store again, and never gives it', async () => {
  const location = storage.createAddress();
  await put(location, { name: 'shell' });
  await open(location).readLive();
  await whole(10);
  for (const name of await readdir(folder.path, { recursive: true })) {
    const path = join(folder.path, name);
    if (!(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
    await writeFile(path, bytes);
  }
  await readAll(open(location));
  storage.setAway(true);
  await readAll(open(location));
});

test('does not keep what the store gives wrong', async () => {
  const location = storage.createAddress();
  await put(location, { name: 'shell' });
  const key = [...storage.objects.keys()].find(
    (name) => name.includes(new URL(location).pathname.slice(1)) && name.endsWith('entry.js'),
  );
  const bytes = storage.objects.get(key ?? '') ?? Buffer.alloc(0);
  storage.objects.set(key ?? '', Buffer.from(bytes.toString().replace('shell', 'SHELL')));
  const reader = open(location);
  const { release } = await reader.readRelease('shell', '1.0.0');
  await expect(readVerifiedFile(reader, release, 'client/entry.js')).rejects.toMatchObject({ code: 'tampered' });
  storage.objects.set(key ?? '', bytes);
  await expect(readVerifiedFile(reader, release, 'client/entry.js')).resolves.toEqual(bytes);
});

test('stays within its bound and gives up what is not live first', async () => {
  const location = storage.createAddress();
  await put(location, { name: 'shell' });
  const size = async () => {
    const names = await readdir(folder.path, { recursive: true });
    const infos = await Promise.all(names.map((name) => stat(join(folder.path, name))));
    return infos.reduce((sum, info) => sum + (info.isFile() ? info.size : 0), 0);
  };
  await open(location).readLive();
  await whole(10);
  const bound = (await size()) + 6000;
  const big = { 'client/big.txt': 'x'.repeat(4000) };
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    const builtAt = `2026-0${version[0]}-01T00:00:00.000Z`;
    await put(location, { name: 'shell', version, builtAt, contents: big });
    const reader = open(location, bound);
    await reader.readLive();
    await readAll(reader);
    await whole(11, version);
    expect(await size()).toBeLessThanOrEqual(bound);
  }
  storage.setAway(true);
  await expect(readAll(open(location, bound))).resolves.toMatchObject({ parts: { shell: { version: '4.0.0' } } });
});

test('says that the store does not answer when it has nothing itself', async () => {
  storage.setAway(true);
  await expect(open(storage.createAddress()).readLive()).rejects.toMatchObject({ code: 'unavailable' });
});

test('holds releases to the signatures that it has kept while the store is away', async () => {
  const location = storage.createAddress();
  const [ours, theirs] = [createKeyPair(), createKeyPair()];
  const signer = createSigner(ours.privateKey);
  const keys = [theirs, ours].map(({ id, publicKey }) => ({ id, publicKey, team: 'find' }));
  const trust = { schema: 1 as const, keys, teams: { find: { publishes: ['*' as const], promotes: ['*' as const] } } };
  const store = openReleaseStore(location);
  const { parts } = await put(location, { name: 'shell' }, { name: 'mf-catalog' });
  await store.writeTrust(trust);
  const { version = '', integrity = '' } = parts.shell ?? {};
  await store.addSignature('shell', version, ours.id, signRelease({ app: 'shell', version, integrity }, signer));
  const trusting = () => createTrustingReader(open(location), { report: () => undefined });
  const before = trusting();
  await before.readLive();
  await before.readRelease('shell', version);
  await expect(before.readRelease('mf-catalog', version)).rejects.toThrow('carries no signature');
  await whole(1, `${ours.id}.json`);
  storage.setAway(true);
  const after = trusting();
  await expect(after.readTrust()).resolves.toEqual(trust);
  await expect(after.readRelease('shell', version)).resolves.toMatchObject({ integrity });
  await expect(after.readRelease('mf-catalog', version)).rejects.toMatchObject({ code: 'unavailable' });
});
