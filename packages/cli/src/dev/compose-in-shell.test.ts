import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore } from '@vitryna/release';
import { createFakeStore, fakeRoute, makeTemporaryFolder, writeFakeRelease } from '@vitryna/release/testing';
import { createComposer } from './compose-in-shell.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let live: Awaited<ReturnType<typeof createFakeStore>>;
let said: string[];
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  live = await createFakeStore(join(folder.path, 'live'));
  said = [];
});
afterEach(() => folder.remove());

const own = () => createFolderReleaseStore(join(folder.path, 'own'));
const composerOf = () =>
  createComposer({
    app: 'mf-catalog',
    shell: new URL('https://shop.example'),
    from: live.store,
    store: own(),
    printStep: (step, text) => said.push(`${step} ${text}`),
  });
async function build(input: Partial<Parameters<typeof writeFakeRelease>[1]> = {}): Promise<string> {
  const dist = join(folder.path, 'dist');
  await writeFakeRelease(dist, { name: 'mf-catalog', version: '9.0.0', routes: [fakeRoute('home', '')], ...input });
  return dist;
}
async function parts() {
  const pointer = await own().readLive();
  const { parts: named } = await own().readComposition(pointer?.live ?? '');
  return Object.fromEntries(Object.entries(named).map(([app, { version }]) => [app, version]));
}

test('puts the one remote of this machine into what is live, and follows what becomes live', async () => {
  await live.publish({ name: 'shell', contents: { 'client/entry.js.map': '{}' } });
  await live.publish({ name: 'mf-catalog' });
  await live.publish({ name: 'mf-old' });
  await live.promote();
  const composer = composerOf();
  await composer.follow();
  expect(await parts()).toEqual({ shell: '1.0.0', 'mf-catalog': '1.0.0', 'mf-old': '1.0.0' });
  await composer.take(await build());
  expect(await parts()).toEqual({ shell: '1.0.0', 'mf-catalog': '9.0.0', 'mf-old': '1.0.0' });
  await live.publish({ name: 'shell', version: '1.1.0' });
  await live.promote({ shell: '1.1.0', 'mf-old': null });
  await composer.follow();
  expect(await parts()).toEqual({ shell: '1.1.0', 'mf-catalog': '9.0.0' });
});

test('says what the live shell does not fit, and goes on showing what was there', async () => {
  await live.publish({ name: 'shell' });
  await live.publish({ name: 'mf-catalog' });
  await live.promote();
  const composer = composerOf();
  await composer.follow();
  await composer.take(await build({ shared: { react: '^20.0.0' }, contracts: { events: 2, store: 1, api: 1 } }));
  expect(await parts()).toMatchObject({ 'mf-catalog': '1.0.0' });
  expect(said.join('\n')).toMatch(/refused mf-catalog 9\.0\.0 does not fit the store at https:\/\/shop\.example/);
  expect(said.join('\n')).toMatch(/shared.*react.*\^20\.0\.0/);
  expect(said.join('\n')).toMatch(/contracts.*events/);
});

test('says what to do about a store that shows no builds', async () => {
  await expect(composerOf().follow()).rejects.toThrow(/https:\/\/shop\.example shows no builds.*SHARE_BUILDS/);
});
