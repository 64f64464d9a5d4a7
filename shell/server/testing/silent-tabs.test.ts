import { afterEach, expect, test } from '@jest/globals';
import { startCanary } from '@vitryna/release';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const routes = [fakeRoute('blog', 'blog')];
const versions = { live: '1.0.0', canary: '2.0.0' };

/** Opens the page as a browser of somebody else; it tells of itself unless the version that it was given hangs. */
async function visit(visitor: number, doesHang: (version: string) => boolean): Promise<void> {
  const from = { 'X-Forwarded-For': `203.0.${visitor >> 8}.${visitor & 255}` };
  const { text } = await gateway.get('/blog', { headers: { 'Sec-Fetch-Dest': 'document', ...from } });
  const version = /data-version="([^"]*)"/.exec(text)?.[1] ?? '';
  if (doesHang(version)) return;
  const part = { app: 'mf-content', version, found: ['view', 'alive'] };
  await gateway.get('/views.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: gateway.url, ...from },
    body: JSON.stringify({ route: 'blog', parts: [part], faults: [] }),
  });
}
async function start(): Promise<void> {
  gateway = await startGateway({ variables: { TRUSTED_PROXIES: '1' } });
  for (const version of Object.values(versions)) {
    const page = `{ version: '${version}', react: '' }`;
    const bundle = `module.exports = { pages: { blog: async () => (${page}) }, modals: {} };`;
    await gateway.publish({ name: 'mf-content', version, routes, bundle });
    if (version === versions.live) await gateway.promote({ 'mf-content': version });
  }
  const candidate = { changes: { 'mf-content': versions.canary } };
  await startCanary({ store: gateway.store, candidate, percent: 50, smoke: null });
  await gateway.app.checkComposition();
}
const visitors = 260;
/** Some at a time. */
async function visitAll(doesHang: (version: string, visitor: number) => boolean): Promise<void> {
  const all = Array.from({ length: visitors }, (_, visitor) => visitor);
  for (let from = 0; from < visitors; from += 20)
    await Promise.all(
      all.slice(from, from + 20).map((visitor) => visit(visitor, (version) => doesHang(version, visitor))),
    );
}

test('a canary whose pages hang in browsers, which cannot say so, stops itself', async () => {
  await start();
  await visitAll((version, visitor) => version === versions.canary || visitor % 10 === 0);
  await gateway.app.compareVersions();
  await expect(gateway.store.readLive()).resolves.toMatchObject({
    canaries: [],
    action: 'halt',
    why: expect.stringMatching(
      /^mf-content 2\.0\.0: nothing was heard of (\d+) of \1 documents \(100\.0 %\), before of /,
    ),
  });
});

test('a canary goes on where as many browsers are silent as before', async () => {
  await start();
  await visitAll((_, visitor) => visitor % 3 === 0);
  await gateway.app.compareVersions();
  expect((await gateway.store.readLive())?.canaries).toHaveLength(1);
});
