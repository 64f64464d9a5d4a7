import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LivePointer } from '@vitryna/contracts/release';
import { createComposition } from '../model/composition.ts';
import { integrityOf } from '../model/integrity.ts';
import { makeTemporaryFolder } from '../testing/index.ts';
import { createFolderReleaseStore } from './folder-release-store.ts';
import { withLockFile } from './lock-file.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => folder.remove());

const pointer = (revision: number, live = '0123456789abcdef'): LivePointer => ({
  schema: 1,
  revision,
  live,
  canaries: [],
  action: 'promote',
  who: '',
  why: '',
  history: [],
  changedAt: '2026-01-01T00:00:00.000Z',
  event: null,
  retired: [],
});

test('swaps the live pointer only from the revision it was read at', async () => {
  const store = createFolderReleaseStore(folder.path);
  await expect(store.readLive()).resolves.toBeNull();
  await store.swapLive(null, pointer(1));
  await expect(store.swapLive(null, pointer(1))).rejects.toMatchObject({ code: 'conflict' });
  await store.swapLive(1, pointer(2));
  await expect(store.readLive()).resolves.toMatchObject({ revision: 2 });
  expect(await readdir(folder.path)).toEqual(['live.json']);
});

test('lets one of many concurrent swaps win', async () => {
  const store = createFolderReleaseStore(folder.path);
  await store.swapLive(null, pointer(1));
  const swaps = Array.from({ length: 12 }, (_, index) => store.swapLive(1, pointer(2, `${index}`.padStart(16, '0'))));
  const results = await Promise.allSettled(swaps);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('takes over the lock of a dead process and an old lock, and waits for a living one', async () => {
  const lock = join(folder.path, 'live.lock');
  await writeFile(lock, `${hostname()} 999999999 dead`);
  await expect(withLockFile(lock, async () => 'after a dead process')).resolves.toBe('after a dead process');
  await writeFile(lock, 'elsewhere 1 old');
  await utimes(lock, new Date(0), new Date(0));
  await expect(withLockFile(lock, async () => 'after an old lock')).resolves.toBe('after an old lock');
  await writeFile(lock, `${hostname()} ${process.pid} alive`);
  await expect(withLockFile(lock, async () => '', { waitMs: 1, pauseMs: 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('notices a composition whose parts are not those of its id', async () => {
  const store = createFolderReleaseStore(folder.path);
  const composition = createComposition(
    { shell: { version: '1', integrity: integrityOf(Buffer.from('a')) } },
    new Date(0),
  );
  await store.writeComposition(composition);
  await expect(store.readComposition(composition.id)).resolves.toEqual(composition);
  const changed = { ...composition, parts: { shell: { version: '2', integrity: composition.parts.shell?.integrity } } };
  await writeFile(join(folder.path, 'compositions', `${composition.id}.json`), JSON.stringify(changed));
  await expect(store.readComposition(composition.id)).rejects.toMatchObject({ code: 'tampered' });
});

test('answers not-found for what is not there and never leaves its folder', async () => {
  const store = createFolderReleaseStore(folder.path);
  await mkdir(join(folder.path, 'mf-catalog', '1'), { recursive: true });
  await expect(store.readRelease('mf-catalog', '1')).rejects.toMatchObject({ code: 'not-found' });
  await expect(store.readFile('mf-catalog', '1', 'client')).rejects.toMatchObject({ code: 'not-found' });
  await expect(store.readRelease('mf-catalog', '../../..')).rejects.toThrow();
  await expect(store.readRelease('../../etc', '1')).rejects.toThrow();
});
