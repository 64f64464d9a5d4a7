import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { createFakeStore, makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dist: string;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
  await fake.publish({ name: 'shell' });
  await fake.promote();
  dist = join(folder.path, 'dist');
  await writeFakeRelease(dist, { name: 'mf-catalog' });
});
afterEach(() => folder.remove());

/** The same store on a disk that is full after so many writes: half of a file is on it then, as on a real one. */
function fullAfter(writes: number, code = 'ENOSPC') {
  let left = writes;
  return createFolderReleaseStore(fake.store.location, {
    async write(path, bytes, options) {
      left -= 1;
      if (left >= 0) return writeFile(path, bytes, options);
      await writeFile(path, bytes.slice(0, Math.ceil(bytes.length / 2)));
      throw Object.assign(new Error(`${code}: no space left on device, write`), { code });
    },
  });
}
async function filesOf(): Promise<string[]> {
  const entries = await readdir(fake.store.location, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.filter((path) => !path.includes('/events/')).sort();
}

// The first write is the log's; a fake release has eight files with its manifest.
test.each([0, 1, 4, 8])(
  'a disk that is full after %i writes is said, and nothing half is published',
  async (writes) => {
    const before = await filesOf();
    await expect(publish(fullAfter(writes), dist)).rejects.toMatchObject({
      name: 'ReleaseError',
      code: 'unavailable',
      message: `release: ${fake.store.location} cannot be written: its disk is full: make room and repeat the command`,
      details: [expect.stringContaining('ENOSPC')],
    });
    expect(await filesOf()).toEqual(before);
    await expect(fake.store.listVersions('mf-catalog')).resolves.toEqual([]);
    await expect(publish(fake.store, dist)).resolves.toMatchObject({ outcome: 'published' });
  },
);

test('what is live stays whole when a promote meets a full disk', async () => {
  await publish(fake.store, dist);
  const before = await fake.store.readLive();
  const candidate = { changes: { 'mf-catalog': '1.0.0' } };
  // The composition; the event; the pointer: what was written before is not written again.
  for (const writes of [0, 1, 1]) {
    await expect(promote({ store: fullAfter(writes), candidate, smoke: null })).rejects.toThrow('its disk is full');
    await expect(fake.store.readLive()).resolves.toEqual(before);
  }
  await expect(promote({ store: fake.store, candidate, smoke: null })).resolves.toMatchObject({ outcome: 'promoted' });
});

test.each([
  ['EDQUOT', 'quota'],
  ['EROFS', 'can only be read'],
  ['EACCES', 'may not write'],
])('%s says what to do, too', async (code, words) => {
  await expect(publish(fullAfter(3, code), dist)).rejects.toThrow(words);
});
