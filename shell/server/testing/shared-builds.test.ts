import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore, createHttpReleaseStore, mirrorLive, promote } from '@vitryna/release';
import { makeTemporaryFolder } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>> | null = null;
afterEach(async () => {
  await gateway.stop();
  await folder?.remove();
  folder = null;
});

const remoteStore = () => createHttpReleaseStore({ url: `${gateway.url}/builds/store/` });

test('what is live can be copied whole, and makes the same composition elsewhere', async () => {
  gateway = await startGateway();
  folder = await makeTemporaryFolder();
  const store = createFolderReleaseStore(join(folder.path, 'own'));
  const versions = await mirrorLive(remoteStore(), store);
  expect(versions).toEqual({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const { composition, outcome } = await promote({ store, candidate: { changes: versions ?? {} }, smoke: null });
  expect({ outcome, id: composition.id }).toEqual({ outcome: 'promoted', id: gateway.composition });
  // A second look copies nothing and says the same.
  expect(await mirrorLive(remoteStore(), store)).toEqual(versions);
});

test('says nothing of who changed it, of history and of canaries', async () => {
  gateway = await startGateway();
  await gateway.publish({ name: 'mf-catalog', version: '2.0.0' });
  await gateway.promote({ 'mf-catalog': '2.0.0' });
  await gateway.app.checkComposition();
  const pointer = JSON.parse((await gateway.get('/builds/store/live.json')).text);
  expect(pointer).toMatchObject({ canaries: [], history: [], retired: [], who: '', why: '', event: null, revision: 2 });
});

test('gives nothing but files of what is live', async () => {
  gateway = await startGateway();
  await gateway.publish({ name: 'mf-catalog', version: '2.0.0', contents: { 'client/entry.js.map': '{}' } });
  const statusOf = async (path: string) => (await gateway.get(`/builds/store/${path}`)).status;
  expect(await statusOf('mf-catalog/1.0.0/server/server.cjs')).toBe(200);
  const refused = {
    'only published': 'mf-catalog/2.0.0/server/server.cjs',
    'not listed': 'mf-catalog/1.0.0/publication.json',
    'no such twin': 'mf-catalog/1.0.0/server/server.cjs.br',
    'a source map': 'mf-catalog/1.0.0/client/entry.js.map',
    'another composition': 'compositions/0123456789abcdef.json',
    'no such app': 'constructor/1.0.0/release.json',
  };
  for (const [what, path] of Object.entries(refused)) expect([what, await statusOf(path)]).toEqual([what, 404]);
  expect(await statusOf('mf-catalog/1.0.0/..%2f..%2flive.json')).toBeGreaterThanOrEqual(400);
});

test('is kept to itself by a gateway that was told so', async () => {
  gateway = await startGateway({ variables: { SHARE_BUILDS: 'off' } });
  expect((await gateway.get('/builds/store/live.json')).status).toBe(404);
  expect(await remoteStore().readLive()).toBeNull();
});
