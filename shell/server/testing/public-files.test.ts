import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endCanary, startCanary } from '@vitryna/release';
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

test('gives nobody a source map, unless it is told to', async () => {
  for (const path of ['/assets/mf-catalog/1.0.0/entry.js.map', '/assets/shell/1.0.0/entry.js.map']) {
    await expect(gateway.get(path)).resolves.toMatchObject({ status: 404 });
  }
  const open = await startGateway({ releases: [{ name: 'shell', contents }], variables: { SOURCE_MAPS: 'on' } });
  await expect(open.get('/assets/shell/1.0.0/entry.js.map')).resolves.toMatchObject({ status: 200 });
  await open.stop();
});
