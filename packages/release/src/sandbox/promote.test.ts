import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import type { ReleaseStore } from '../model/release-store.ts';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { promote } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import { rollback } from '../releases/rollback.ts';
import { type FakeReleaseInput, fakeRoute, makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { createSmoke } from './smoke/smoke.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
let builds = 0;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
  await publishFake({ name: 'shell' });
  await publishFake({ name: 'mf-catalog' });
});
afterEach(() => folder.remove());

const routes = [fakeRoute('home', '', ''), fakeRoute('catalog', 'catalog', 'catalog')];
const api: UpstreamFetch = async ({ path }) =>
  path.startsWith('/discovery') ? { status: 404, body: null } : { status: 200, body: { data: 'hello' } };

async function publishFake(input: FakeReleaseInput) {
  builds += 1;
  const dist = join(folder.path, `dist-${builds}`);
  const builtAt = new Date(builds * 1000).toISOString();
  await writeFakeRelease(dist, { builtAt, ...(input.name === 'mf-catalog' && { routes }), ...input });
  await publish(store, dist);
}
const promoteAll = (changes: Record<string, string | null> = {}, fetch: UpstreamFetch | null = api) =>
  promote({ store, candidate: { changes }, smoke: createSmoke({ fetch }) });

test('makes the newest versions live at first and says when nothing changed', async () => {
  const first = await promoteAll();
  expect(first.outcome).toBe('promoted');
  expect(Object.keys(first.composition.parts).sort()).toEqual(['mf-catalog', 'shell']);
  expect(new Set(first.gate.map(({ outcome }) => outcome))).toEqual(new Set(['passed']));
  await expect(promoteAll()).resolves.toMatchObject({ outcome: 'unchanged', pointer: { revision: 1 } });
});

test('changes only the named app and goes back step by step', async () => {
  const ids = [(await promoteAll()).composition.id];
  for (const version of ['1.1.0', '1.2.0']) {
    await publishFake({ name: 'mf-catalog', version });
    await publishFake({ name: 'shell', version });
    const { composition } = await promoteAll({ 'mf-catalog': version });
    expect(composition.parts).toMatchObject({ shell: { version: '1.0.0' }, 'mf-catalog': { version } });
    ids.push(composition.id);
  }
  await expect(rollback(store, null)).resolves.toMatchObject({ pointer: { live: ids[1] } });
  await expect(rollback(store, null)).resolves.toMatchObject({
    pointer: { live: ids[0], history: [], revision: 5 },
  });
  await expect(rollback(store, null)).rejects.toMatchObject({ code: 'refused' });
  await expect(rollback(store, ids[2] ?? '')).resolves.toMatchObject({
    pointer: { live: ids[2], history: [{ id: ids[0] }] },
  });
});

test('refuses a composition without a shell, and unknown versions', async () => {
  await expect(promoteAll({ shell: null })).rejects.toMatchObject({ code: 'refused' });
  await expect(promoteAll({ 'mf-catalog': '9.9.9' })).rejects.toMatchObject({ code: 'not-found' });
});

test('leaves an app out when asked to', async () => {
  const { composition } = await promoteAll({ 'mf-catalog': null });
  expect(Object.keys(composition.parts)).toEqual(['shell']);
});

test.each([
  ['throws while it is evaluated', 'throw new Error("broken at start")', /broken at start/],
  ['requires a package that is not shared', 'require("fs")', /"fs"/],
  ['has not the exports of a remote', 'module.exports = {}', /exports of a remote/],
  ['lacks a page', 'module.exports = { pages: {}, modals: {} }', /no pages\/catalog/],
])('refuses a bundle that %s', async (_, bundle, message) => {
  await promoteAll();
  await publishFake({ name: 'mf-catalog', version: '2.0.0', bundle });
  const { outcome, gate } = await promoteAll({ 'mf-catalog': 'latest' });
  expect(outcome).toBe('refused');
  expect(gate.at(-1)?.problems.join('\n')).toMatch(message);
  await expect(store.readLive()).resolves.toMatchObject({ revision: 1 });
});

test('refuses a page that fails while it is rendered and only mentions one that is not found', async () => {
  await publishFake({ name: 'mf-catalog', version: '2', routes: [fakeRoute('home', '', '?searchQuery=throw')] });
  const failing = await promoteAll();
  expect(failing.gate.at(-1)).toMatchObject({
    outcome: 'refused',
    problems: [
      expect.stringContaining('/?searchQuery=throw throws'),
      expect.stringContaining('/ru?searchQuery=throw throws'),
    ],
  });
  await publishFake({ name: 'mf-catalog', version: '3', routes: [fakeRoute('post', 'post/:slug', 'post/gone')] });
  await expect(promoteAll()).resolves.toMatchObject({
    outcome: 'promoted',
    gate: expect.arrayContaining([
      expect.objectContaining({ name: 'smoke', notices: expect.arrayContaining([expect.stringContaining('404')]) }),
    ]),
  });
});

test('refuses without the API, and lets pass with a reason that it keeps', async () => {
  const closed = await promoteAll({}, null);
  expect(closed.outcome).toBe('refused');
  expect(closed.gate.at(-1)).toMatchObject({ problems: [expect.stringContaining('store API does not answer')] });
  const why = 'the API moves tonight';
  const { outcome, gate } = await promote({ store, candidate: { changes: {} }, smoke: null, by: { who: 'ann', why } });
  expect(outcome).toBe('promoted');
  expect(gate.at(-1)).toMatchObject({ outcome: 'skipped', notices: [expect.stringContaining(why)] });
});

test('refuses a part that was changed in the store without evaluating it', async () => {
  await writeFile(join(folder.path, 'store/mf-catalog/1.0.0/server/server.cjs'), 'globalThis.wasEvaluated = true');
  const { outcome, gate } = await promoteAll();
  expect(outcome).toBe('refused');
  expect(gate.at(-1)).toMatchObject({ name: 'smoke', outcome: 'skipped' });
  expect(globalThis).not.toHaveProperty('wasEvaluated');
});
