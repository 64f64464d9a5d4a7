import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { collectGarbage, endCanary, startCanary } from '@vitryna/release';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
const contents = { 'client/entry.js.map': '{"sources":["secret.ts"]}' };
beforeEach(async () => {
  gateway = await startGateway({
    releases: [
      { name: 'shell', contents },
      { name: 'mf-catalog', contents },
    ],
  });
});
afterEach(() => gateway.stop());

const statusOf = async (version: string) => (await gateway.get(`/assets/mf-catalog/${version}/entry.js`)).status;

test('gives nobody the files of a release that was only published', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0', contents });
  await expect(statusOf('1.0.0')).resolves.toBe(200);
  await expect(statusOf('1.1.0')).resolves.toBe(404);
});

test('gives files of a composition that another gateway has followed already', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0', contents });
  await gateway.promote({ 'mf-catalog': '1.1.0' });
  await expect(statusOf('1.1.0')).resolves.toBe(200);
});

test('gives files of a canary, and for a week of one that was ended', async () => {
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0', contents });
  const candidate = { changes: { 'mf-catalog': '1.1.0' } };
  const { store } = gateway;
  await startCanary({ store, candidate, smoke: null, percent: 10 });
  await gateway.app.checkComposition();
  await expect(statusOf('1.1.0')).resolves.toBe(200);
  await endCanary({ store, app: null });
  await gateway.app.checkComposition();
  await expect(gateway.get('/assets/mf-catalog/1.1.0/styles.css')).resolves.toMatchObject({ status: 200 });
  gateway.clock.ahead = 8 * 24 * 3_600_000;
  // What lies in memory is not asked for again; another file is.
  const headers = { 'Accept-Encoding': 'br' };
  await expect(gateway.get('/assets/mf-catalog/1.1.0/styles.css', { headers })).resolves.toMatchObject({ status: 404 });
  await expect(gateway.get('/assets/mf-catalog/1.0.0/styles.css', { headers })).resolves.toMatchObject({ status: 200 });
});

test('a tab that was opened before many promotes loads what it needs late, whatever was tidied up meanwhile', async () => {
  const late = (version: string) => ({ 'client/late.js': `export const late = '${version}';` });
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0', contents: late('1.1.0') });
  const opened = await gateway.promote({ 'mf-catalog': '1.1.0' });
  await gateway.app.checkComposition();
  const after = ['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'];
  for (const version of after) {
    await gateway.publish({ name: 'mf-catalog', version, contents: late(version) });
    await gateway.promote({ 'mf-catalog': version });
    await gateway.app.checkComposition();
  }
  const day = 24 * 3_600_000;
  const tidyUp = (days: number) => {
    gateway.clock.ahead = days * day;
    const now = new Date(Date.now() + gateway.clock.ahead);
    return collectGarbage({ store: gateway.store, keep: 1, isForReal: true, by: { who: '', why: '' }, now });
  };
  const load = async (path: string) => {
    const { status, text } = await gateway.get(path);
    return status === 200 ? text : status;
  };
  await tidyUp(6);
  await expect(load('/assets/mf-catalog/1.1.0/late.js')).resolves.toContain("'1.1.0'");
  await expect(load(`/builds/compositions/${opened}.json`)).resolves.toContain('/assets/mf-catalog/1.1.0/late.js');
  // A week later nobody's tab is as old: what is removed then is exactly what was kept before.
  const { releases } = await tidyUp(8);
  expect(releases.map(({ version }) => version)).toContain('1.1.0');
  await expect(gateway.store.readRelease('mf-catalog', '1.1.0')).rejects.toThrow();
  await expect(load('/assets/mf-catalog/1.7.0/late.js')).resolves.toContain("'1.7.0'");
});

test('gives nobody a source map, unless it is told to', async () => {
  for (const path of ['/assets/mf-catalog/1.0.0/entry.js.map', '/assets/shell/1.0.0/entry.js.map']) {
    await expect(gateway.get(path)).resolves.toMatchObject({ status: 404 });
  }
  const open = await startGateway({ releases: [{ name: 'shell', contents }], variables: { SOURCE_MAPS: 'on' } });
  await expect(open.get('/assets/shell/1.0.0/entry.js.map')).resolves.toMatchObject({ status: 200 });
  await open.stop();
});
