import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore, promote, publish, type ReleaseStore } from '@vitryna/release';
import { fakeRoute, makeTemporaryFolder, writeFakeRelease } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { startGatewayProcess } from './gateway-process.ts';

const routes = [fakeRoute('blog', 'blog'), fakeRoute('news', 'news')];

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
let api: FakeApi;
let gateway: Awaited<ReturnType<typeof startGatewayProcess>>;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
  api = await startFakeApi();
});
afterEach(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

async function makeLive(version: string, doing: string): Promise<void> {
  const bundle = `
const page = { version: '${version}', react: '' };
module.exports = { pages: { blog: async () => { ${doing}; return page; }, news: async () => page }, modals: {} };
`;
  await writeFakeRelease(join(folder.path, version), { name: 'mf-content', version, routes, bundle });
  await publish(store, join(folder.path, version));
  await promote({ store, candidate: { changes: { 'mf-content': version } }, smoke: null });
}
const start = (variables: Record<string, string> = {}) =>
  startGatewayProcess({
    RELEASE_STORE: join(folder.path, 'store'),
    CRASH_NOTES: join(folder.path, 'crash-notes'),
    API_URL: api.url,
    RENDER_THREADS: '1',
    PAGE_FRESH_SECONDS: '0',
    COMPOSITION_POLL_MS: '100',
    ...variables,
  });
const versionOf = async (path: string) => /data-version="([^"]*)"/.exec((await gateway.get(path))?.text ?? '')?.[1];
async function makeStore(): Promise<void> {
  await writeFakeRelease(join(folder.path, 'shell'), { name: 'shell' });
  await publish(store, join(folder.path, 'shell'));
  await promote({ store, candidate: { changes: { shell: '1.0.0' } }, smoke: null });
}

// One call that takes years, in code of the engine that does not ask whether its thread shall end.
const forEver = '[].includes.call({ length: 2 ** 53 - 1 }, 1)';
/** Pages are loaded before anybody asks for them. */
const forEverWhenAsked = `if (globalThis.isLoaded) ${forEver}; globalThis.isLoaded = true`;

const ready = async () => JSON.parse((await gateway.get('/ready'))?.text ?? '{}') as Record<string, unknown>;
/** Nobody waits for these: their thread is in that call then. */
async function meetIt(isMet: () => Promise<boolean>): Promise<void> {
  const visits = setInterval(() => void gateway.get('/blog'), 1000);
  await until(isMet);
  clearInterval(visits);
}
const told = () => gateway.lines.map(({ message }) => message);

test('a gateway whose thread cannot be ended says so, ends in order and is started again without that version', async () => {
  await makeStore();
  await makeLive('1.0.0', '');
  await makeLive('2.0.0', forEverWhenAsked);
  gateway = await start({ HUNG_SECONDS: '1', DRAIN_SECONDS: '10' });
  await until(async () => (await versionOf('/news')) === '2.0.0');
  // What it tells stays told: a slow machine may look at its state only after that has passed.
  await meetIt(async () => told().includes('closing'));
  expect(told()).toContain('a thread cannot be ended: this process ends');
  // It serves on meanwhile, and a balancer hears that it ends before its socket closes.
  expect(await ready()).toMatchObject({ isDraining: true, hungWorkers: 1 });
  expect((await gateway.get('/news'))?.status).toBe(200);
  await until(async () => gateway.restarts() > 0 && (await ready()).isReady === true);
  expect(told()).toContain('a process before this one ended by what it rendered');
  await until(async () => (await versionOf('/blog')) === '1.0.0');
  expect(await ready()).toMatchObject({ hungWorkers: 0 });
});

test('a gateway that is told to end does so, whatever its threads do', async () => {
  await makeStore();
  await makeLive('1.0.0', forEverWhenAsked);
  gateway = await start();
  await meetIt(async () => Number((await ready()).hungWorkers) > 0);
  gateway.kill('SIGTERM');
  await until(async () => gateway.restarts() > 0);
});

test('a gateway that starts with a version which cannot even be loaded to its end serves the one before', async () => {
  await makeStore();
  await makeLive('1.0.0', '');
  await makeLive('2.0.0', forEver);
  gateway = await start();
  expect(await versionOf('/news')).toBe('1.0.0');
});
