import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore, promote, publish, type ReleaseStore } from '@vitryna/release';
import { fakeRoute, makeTemporaryFolder, writeFakeRelease } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { startGatewayProcess } from './gateway-process.ts';

const routes = [fakeRoute('blog', 'blog'), fakeRoute('news', 'news')];

/** A remote whose page "blog" does something, once its version has been warmed; "news" only says its version. */
const contentBundle = (version: string, doing: string) => `
const page = { version: '${version}', react: '' };
module.exports = { pages: { blog: async () => { ${doing}; return page; }, news: async () => page }, modals: {} };
`;

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
let api: FakeApi;
let gateway: Awaited<ReturnType<typeof startGatewayProcess>>;
let builds = 0;

async function release(name: string, bundle?: string): Promise<string> {
  builds += 1;
  const version = `${builds}.0.0`;
  const dist = join(folder.path, `dist-${builds}`);
  const builtAt = new Date(builds * 1000).toISOString();
  await writeFakeRelease(dist, { name, version, builtAt, ...(bundle !== undefined && { routes, bundle }) });
  await publish(store, dist);
  return version;
}
const releaseContent = (doing: string) => release('mf-content', contentBundle(`${builds + 1}.0.0`, doing));
async function makeLive(changes: Record<string, string>): Promise<void> {
  const { outcome, gate } = await promote({ store, candidate: { changes }, smoke: null });
  expect({ outcome, gate }).toMatchObject({ outcome: 'promoted' });
}
const versionOf = async (path: string) => /data-version="([^"]*)"/.exec((await gateway.get(path))?.text ?? '')?.[1];

// A store for each: a promote waits for gateways that said that they are there, also for one that has ended since.
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
  api = await startFakeApi();
  const shell = await release('shell');
  const catalog = await release('mf-catalog');
  await makeLive({ shell, 'mf-catalog': catalog, 'mf-content': await releaseContent('') });
  gateway = await startGatewayProcess({
    RELEASE_STORE: join(folder.path, 'store'),
    CRASH_NOTES: join(folder.path, 'crash-notes'),
    API_URL: api.url,
    RENDER_THREADS: '1',
    RENDER_MEGABYTES: '32',
    PAGE_FRESH_SECONDS: '0',
    COMPOSITION_POLL_MS: '100',
  });
});
afterEach(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

const later = (doing: string) => `if (globalThis.wasSeen) { ${doing} } globalThis.wasSeen = true`;
/** Far more in one call than where the engine ends a process. */
const oneCall = `JSON.parse('[' + '{},'.repeat(6e6) + '0]')`;

test.each([
  // Loops like this one are compiled without a place where they can be ended, as far as nobody forbids it.
  ['fills the heap in a loop', 'const all = []; for (;;) all.push(new Array(1000).fill({}).map(() => ({})))'],
  ['takes more in one call than the engine allows', oneCall],
])('a page that %s costs its version, and the store goes on', async (_, doing) => {
  const good = await releaseContent('');
  await makeLive({ 'mf-content': good });
  await until(async () => (await versionOf('/news')) === good);
  const bad = await releaseContent(later(doing));
  await makeLive({ 'mf-content': bad });
  await until(async () => (await versionOf('/news')) === bad);
  const before = gateway.restarts();
  await until(async () => {
    await gateway.get('/blog');
    return (await versionOf('/blog')) === good;
  });
  const named = gateway.lines.filter(({ message }) => message === 'a version is not run any more');
  expect(named.at(-1)).toMatchObject({ app: 'mf-content', version: bad });
  // With so little room the loop may be faster than who watches it, on a machine that is busy; the next process knows whose it was.
  expect(gateway.restarts() - before).toBeLessThanOrEqual(1);
});
