import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { publish } from './publish.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dist: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  dist = join(folder.path, 'dist');
});
afterEach(() => folder.remove());
const open = () => createFolderReleaseStore(join(folder.path, 'store'));

test('copies a built release with its twins under its version', async () => {
  await writeFakeRelease(dist, { name: 'mf-catalog', version: '1.2.0' });
  await expect(publish(open(), dist)).resolves.toMatchObject({ name: 'mf-catalog', outcome: 'published' });
  const { release } = await open().readRelease('mf-catalog', '1.2.0');
  expect(release.entry).toBe('client/entry.js');
  expect((await open().readFile('mf-catalog', '1.2.0', 'client/entry.js.br')).length).toBe(
    release.files['client/entry.js']?.brotli,
  );
});

test('does nothing when the same content is published again, whenever it was built', async () => {
  await writeFakeRelease(dist, { name: 'mf-catalog' });
  await publish(open(), dist);
  await writeFakeRelease(dist, { name: 'mf-catalog', builtAt: '2026-02-02T00:00:00.000Z' });
  await expect(publish(open(), dist)).resolves.toMatchObject({ outcome: 'unchanged' });
});

test('counts as latest what was published last, not what was built last, again and again', async () => {
  const latest = async () => (await open().listVersions('mf-catalog')).map(({ release }) => release.version);
  const publishVersion = async (version: string, builtAt: string) => {
    await writeFakeRelease(dist, { name: 'mf-catalog', version, builtAt });
    await publish(open(), dist, new Date(0));
  };
  await publishVersion('2.0.0', '2026-05-05T00:00:00.000Z');
  await publishVersion('1.0.0', '2026-01-01T00:00:00.000Z');
  await expect(latest()).resolves.toEqual(['1.0.0', '2.0.0']);
  await publishVersion('2.0.0', '2026-05-05T00:00:00.000Z');
  await expect(latest()).resolves.toEqual(['2.0.0', '1.0.0']);
});

test('takes the build for the publication of a version from before publications were noted', async () => {
  for (const [version, builtAt] of [
    ['1.0.0', '2026-01-01T00:00:00.000Z'],
    ['1.1.0', '2026-02-01T00:00:00.000Z'],
  ] as const) {
    await writeFakeRelease(join(folder.path, 'store/mf-catalog', version), { name: 'mf-catalog', version, builtAt });
  }
  await expect(open().listVersions('mf-catalog')).resolves.toMatchObject([
    { release: { version: '1.1.0' }, publishedAt: '2026-02-01T00:00:00.000Z' },
    { release: { version: '1.0.0' } },
  ]);
});

test('refuses other content under a published version', async () => {
  await writeFakeRelease(dist, { name: 'mf-catalog' });
  await publish(open(), dist);
  await writeFakeRelease(dist, { name: 'mf-catalog', contents: { 'client/entry.js': 'changed' } });
  await expect(publish(open(), dist)).rejects.toMatchObject({ code: 'conflict' });
  expect((await open().readFile('mf-catalog', '1.0.0', 'client/entry.js')).toString()).not.toBe('changed');
});

test.each([
  ['a changed file', (path: string) => writeFile(join(path, 'client/entry.js'), 'x'), /entry\.js has 1 bytes/],
  ['a changed twin', (path: string) => writeFile(join(path, 'client/entry.js.gz'), 'x'), /entry\.js\.gz/],
  ['a missing file', (path: string) => rm(join(path, 'server/server.cjs')), /server\.cjs is missing/],
])('refuses %s and names it', async (_, spoil, message) => {
  await writeFakeRelease(dist, { name: 'mf-catalog' });
  await spoil(dist);
  const error = await publish(open(), dist).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'invalid', details: [expect.stringMatching(message)] });
  await expect(open().listVersions('mf-catalog')).resolves.toEqual([]);
});

test('refuses a byte changed without changing the size', async () => {
  await writeFakeRelease(dist, { name: 'mf-catalog' });
  const path = join(dist, 'client/entry.js');
  const bytes = await readFile(path);
  bytes[0] = 0x20;
  await writeFile(path, bytes);
  await expect(publish(open(), dist)).rejects.toMatchObject({ details: [expect.stringContaining('hash')] });
});

test('refuses a manifest that is not valid, or points at files it does not list', async () => {
  await writeFakeRelease(dist, { name: 'mf-catalog', entry: 'client/other.js' });
  await expect(publish(open(), dist)).rejects.toMatchObject({ details: [expect.stringContaining('client/other.js')] });
  await writeFile(join(dist, 'release.json'), '{"schema":1,"name":"../etc"}');
  await expect(publish(open(), dist)).rejects.toMatchObject({ code: 'invalid' });
  await rm(join(dist, 'release.json'));
  await expect(publish(open(), dist)).rejects.toMatchObject({ code: 'not-found' });
});
