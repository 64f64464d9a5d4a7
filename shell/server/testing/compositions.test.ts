import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createComposition, endCanary, rollback, startCanary } from '@vitryna/release';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const versionsOf = (html: string) => ({
  composition: /data-composition="(\w+)"/.exec(html)?.[1],
  page: /data-version="([^"]*)"/.exec(html)?.[1],
  css: /--version: '([^']*)'/.exec(html)?.[1],
  script: /\/assets\/mf-catalog\/([^/]+)\/entry\.js/.exec(html)?.[1],
});
async function switchTo(version: string, changes = {}) {
  await gateway.publish({ name: 'mf-catalog', version, ...changes });
  const id = await gateway.promote({ 'mf-catalog': version });
  await gateway.app.checkComposition();
  return id;
}

test('promotes and rolls back under load with no failed and no mixed page', async () => {
  let isDone = false;
  const seen = new Map<string, Set<string>>();
  const problems: string[] = [];
  const client = async (number: number) => {
    for (let round = 0; !isDone; round += 1) {
      const { status, text } = await gateway.get(round % 3 === 0 ? `/catalog?page=${number}${round}` : '/catalog');
      const { composition = '', page = '', css, script } = versionsOf(text);
      if (status !== 200 || page === '' || css !== page || script !== page)
        problems.push(`${status} ${text.slice(0, 300)}`);
      seen.set(composition, (seen.get(composition) ?? new Set()).add(page));
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, number) => client(number)));
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await switchTo(version);
    await gateway.get('/catalog');
  }
  await rollback(gateway.store, null);
  await gateway.app.checkComposition();
  const last = versionsOf((await gateway.get('/catalog')).text);
  isDone = true;
  await clients;
  expect(problems).toEqual([]);
  expect([...seen.values()].every((versions) => versions.size === 1)).toBe(true);
  expect(last).toMatchObject({ page: '1.2.0' });
});

test('serves files of versions that were live before', async () => {
  await switchTo('1.1.0');
  for (const version of ['1.0.0', '1.1.0']) {
    await expect(gateway.get(`/assets/mf-catalog/${version}/entry.js`)).resolves.toMatchObject({ status: 200 });
  }
});

test.each([
  ['throws', { bundle: 'throw new Error("broken bundle")' }],
  ['exports nothing', { bundle: '' }],
  ['requires what is not shared', { bundle: 'require("node:fs")' }],
])('keeps the last good version of a remote whose bundle %s', async (_, changes) => {
  const id = await switchTo('1.1.0', changes);
  const page = versionsOf((await gateway.get('/catalog')).text);
  expect(page).toEqual({ composition: id, page: '1.0.0', css: '1.0.0', script: '1.0.0' });
  expect(gateway.lines).toContainEqual(expect.objectContaining({ level: 'error', remote: 'mf-catalog' }));
  const table = await gateway.get(`/builds/compositions/${id}.json`);
  expect(JSON.parse(table.text)).toHaveProperty(['/assets/mf-catalog/1.0.0/entry.js']);
  expect(table.headers['cache-control']).toBe('no-store');
});

test('a version that stands in for another answers no address that another remote has been given since', async () => {
  const [blog, news] = [fakeRoute('blog', 'blog'), fakeRoute('news', 'news')];
  const publishContent = (version: string, own: object) => gateway.publish({ name: 'mf-content', version, ...own });
  await publishContent('1.0.0', { routes: [blog, news] });
  await gateway.promote({ 'mf-content': '1.0.0' });
  await publishContent('2.0.0', { routes: [blog], bundle: 'throw new Error("broken bundle")' });
  // The same name for a page of another remote would end the whole router.
  await gateway.publish({ name: 'mf-product', version: '7.0.0', routes: [news] });
  await gateway.promote({ 'mf-content': '2.0.0', 'mf-product': '7.0.0' });
  await gateway.app.checkComposition();
  expect(versionsOf((await gateway.get('/blog')).text)).toMatchObject({ page: '1.0.0' });
  expect(versionsOf((await gateway.get('/news')).text)).toMatchObject({ page: '7.0.0' });
});

test('a composition in which two remotes claim an address, past the gate, changes nothing', async () => {
  const taken = fakeRoute('taken', 'catalog');
  await gateway.publish({ name: 'mf-aaa', version: '1.0.0', routes: [taken] });
  const live = await gateway.store.readLive();
  if (!live) throw new Error('nothing is live');
  const { release, integrity } = await gateway.store.readRelease('mf-aaa', '1.0.0');
  const { parts } = await gateway.store.readComposition(live.live);
  const composition = createComposition({ ...parts, 'mf-aaa': { version: release.version, integrity } }, new Date());
  await gateway.store.writeComposition(composition);
  await gateway.store.swapLive(live.revision, { ...live, revision: live.revision + 1, live: composition.id });
  await gateway.app.checkComposition();
  const page = versionsOf((await gateway.get('/catalog')).text);
  expect(page).toMatchObject({ composition: gateway.composition, page: '1.0.0', script: '1.0.0' });
  expect(JSON.stringify(gateway.lines)).toContain('did not pass the gate');
});

test('takes the right version of a remote again when it can be read again', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
  await gateway.promote({ 'mf-catalog': '1.1.0' });
  const path = join(gateway.storePath, 'mf-catalog/1.1.0/server/server.cjs');
  await rename(path, `${path}.away`);
  await gateway.app.checkComposition();
  expect(versionsOf((await gateway.get('/catalog')).text).page).toBe('1.0.0');
  await rename(`${path}.away`, path);
  await gateway.app.checkComposition();
  gateway.clock.ahead = 16_000;
  await gateway.app.checkComposition();
  expect(versionsOf((await gateway.get('/catalog')).text).page).toBe('1.1.0');
});

test('never evaluates a changed bundle', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
  await gateway.promote({ 'mf-catalog': '1.1.0' });
  await writeFile(join(gateway.storePath, 'mf-catalog/1.1.0/server/server.cjs'), 'globalThis.wasTampered = true;');
  await gateway.app.checkComposition();
  expect(globalThis).not.toHaveProperty('wasTampered');
  expect(versionsOf((await gateway.get('/catalog')).text).page).toBe('1.0.0');
});

test('renders without a remote that never had a good version, and does not keep such pages', async () => {
  const routes = [fakeRoute('blog', 'blog')];
  await gateway.publish({ name: 'mf-content', routes, bundle: 'throw new Error("never good")' });
  await gateway.promote({ 'mf-content': 'latest' });
  await gateway.app.checkComposition();
  const { status, text, headers } = await gateway.get('/blog');
  expect({ status, control: headers['cache-control'] }).toEqual({ status: 200, control: 'no-store' });
  expect(versionsOf(text).page).toBe('lost');
  expect((await gateway.get('/catalog')).headers['cache-control']).toContain('public');
});

test('keeps the running composition when the shell of the next one cannot be loaded', async () => {
  await gateway.publish({ name: 'shell', version: '2.0.0', bundle: 'throw new Error("no shell")' });
  await gateway.promote({ shell: '2.0.0' });
  await gateway.app.checkComposition();
  expect(versionsOf((await gateway.get('/catalog')).text).composition).toBe(gateway.composition);
});

test('gives remotes the React of the shell they run in', async () => {
  await gateway.publish({ name: 'shell', version: '2.0.0' });
  await gateway.promote({ shell: '2.0.0' });
  await gateway.app.checkComposition();
  expect((await gateway.get('/catalog')).text).toContain('data-react="react of shell 2.0.0"');
});

test('renders pages ahead that were asked for, so that a switch does not meet an empty cache', async () => {
  await gateway.get('/catalog');
  await switchTo('1.1.0');
  const { headers, text } = await gateway.get('/catalog');
  expect(versionsOf(text).page).toBe('1.1.0');
  expect(headers['server-timing']).toBe('cache;desc=hit');
});

test('shows a canary to the same visitors every time, and to nobody after it', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
  const candidate = { changes: { 'mf-catalog': 'latest' } };
  await startCanary({ store: gateway.store, candidate, smoke: null, percent: 50 });
  await gateway.app.checkComposition();
  const groups = new Set<string>();
  for (let visitor = 0; visitor < 24; visitor += 1) {
    const first = await gateway.get('/catalog');
    const cookie = first.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^shell_visitor=[0-9a-f]{16}; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(first.headers['cache-control']).toContain('private');
    const again = await gateway.get('/catalog', { headers: { Cookie: `other=1; ${cookie.split(';')[0]}` } });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.headers.vary).toBe('Accept-Encoding, Cookie');
    expect(versionsOf(again.text)).toEqual(versionsOf(first.text));
    groups.add(versionsOf(first.text).page ?? '');
  }
  expect([...groups].sort()).toEqual(['1.0.0', '1.1.0']);
  await endCanary({ store: gateway.store, app: null });
  await gateway.app.checkComposition();
  expect(versionsOf((await gateway.get('/catalog')).text).page).toBe('1.0.0');
});
