import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFakeStore, fakeRoute, makeTemporaryFolder } from '../testing/index.ts';
import { diffCompositions } from './diff.ts';
import { listReleases } from './list-releases.ts';
import { verifyStore } from './verify.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
});
afterEach(() => folder.remove());

async function twoCompositions(): Promise<[string, string]> {
  await fake.publish({ name: 'shell' });
  await fake.publish({ name: 'mf-catalog', routes: [fakeRoute('home', ''), fakeRoute('catalog', 'catalog')] });
  const first = await fake.promote();
  await fake.publish({
    name: 'mf-catalog',
    version: '1.1.0',
    routes: [{ ...fakeRoute('home', ''), cache: 'private' }, fakeRoute('search', 'search')],
    events: { sends: ['catalog:opened'], hears: [] },
    contents: { 'client/new.js': 'x'.repeat(2048), 'client/new.js.map': 'x'.repeat(4096) },
    shared: { react: '^19.1.0' },
  });
  return [first, await fake.promote()];
}

test('finds nothing wrong with what was published', async () => {
  await twoCompositions();
  const verification = await verifyStore(fake.store, null);
  expect(verification).toMatchObject({ releases: 3, compositions: 2, problems: [] });
  await expect(verifyStore(fake.store, { app: 'shell', version: '1.0.0' })).resolves.toMatchObject({ releases: 1 });
});

test('finds changed and missing files, manifests, compositions and what the pointer names', async () => {
  const [first, second] = await twoCompositions();
  const at = (...path: string[]) => join(fake.store.location, ...path);
  await writeFile(at('mf-catalog', '1.0.0', 'client', 'entry.js'), 'changed');
  await rm(at('mf-catalog', '1.1.0', 'client', 'styles.css.br'));
  const { release } = await fake.store.readRelease('shell', '1.0.0');
  await writeFile(at('shell', '1.0.0', 'release.json'), JSON.stringify({ ...release, needs: ['mf-x/modals/y'] }));
  await fake.store.removeComposition(first);
  const { problems } = await verifyStore(fake.store, null);
  expect(problems).toHaveLength(4);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining('mf-catalog/1.0.0/client/entry.js has 7 bytes'),
      expect.stringContaining('styles.css.br is not in the store'),
      `composition ${second} was made of another shell 1.0.0`,
      `the live pointer names composition ${first}, which is not there`,
    ]),
  );
});

test('tells how two compositions differ, and leaves out what is the same', async () => {
  const [first, second] = await twoCompositions();
  const { store } = fake;
  const differences = await diffCompositions(
    store,
    await store.readComposition(first),
    await store.readComposition(second),
  );
  expect(differences).toHaveLength(1);
  const [catalog] = differences;
  expect(catalog).toMatchObject({
    app: 'mf-catalog',
    from: '1.0.0',
    to: '1.1.0',
    routes: { added: ['search /search'], removed: ['catalog /catalog'], changed: ['home /'] },
    sends: { added: ['catalog:opened'], removed: [], changed: [] },
    shared: { added: [], removed: [], changed: ['react'] },
  });
  expect(catalog?.files.added).toContain('client/new.js');
  // A source map is not sent to browsers.
  expect((catalog?.bytes.to.size ?? 0) - (catalog?.bytes.from.size ?? 0)).toBe(2048);
});

test('lists where each version is used', async () => {
  await twoCompositions();
  await fake.publish({ name: 'mf-catalog', version: '1.2.0' });
  const { 'mf-catalog': versions = [] } = await listReleases(fake.store, 'mf-catalog');
  expect(versions.map(({ version, uses }) => [version, ...uses])).toEqual([
    ['1.2.0'],
    ['1.1.0', 'live'],
    ['1.0.0', 'history'],
  ]);
});
