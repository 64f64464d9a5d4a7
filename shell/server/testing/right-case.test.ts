import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fakeRoute, fakeShellBundle } from '@vitryna/release/testing';
import { countAsked } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    releases: [
      {
        name: 'shell',
        bundle: `${fakeShellBundle('1')}\nconst offline = { status: 200, cache: 'private', route: 'offline', lostRemotes: [], styleHashes: [] };\nexports.renderOffline = () => ({ ...offline, html: '' });`,
      },
      {
        name: 'mf-catalog',
        routes: [
          fakeRoute('home', ''),
          { ...fakeRoute('catalog', 'catalog'), query: ['page', 'searchQuery'] },
          { ...fakeRoute('account', 'account'), cache: 'private' as const },
          fakeRoute('product', 'kamery/obrii-4k'),
          fakeRoute('moved', 'moved'),
          fakeRoute('named', 'Named'),
          fakeRoute('small', 'named'),
        ],
      },
    ],
  });
  gateway.api.answers.set('/user/shared/redirects', [
    { from: '/old', to: '/Catalog', code: 301 },
    { from: '/Tall', to: '/account', code: 301 },
    { from: '/gone', to: '/', code: 410 },
  ]);
  await gateway.app.refreshUpstream();
});
afterAll(() => gateway.stop());

test.each([
  ['/Catalog', '/catalog'],
  ['/CATALOG?page=2&utm_source=a', '/catalog?page=2&utm_source=a'],
  ['/Catalog/', '/catalog'],
  ['/ua/Catalog', '/ua/catalog'],
  ['/UA/catalog', '/ua/catalog'],
  ['/Ua/CATALOG/?page=2', '/ua/catalog?page=2'],
  ['/UA', '/'],
  ['/UA/', '/'],
  ['/RU', '/ru'],
  ['/Ru/', '/ru'],
  ['/%43atalog', '/catalog'],
  ['/%43%41talog/', '/catalog'],
  ['/Account', '/account'],
  ['/Kamery/Obrii-4K', '/kamery/obrii-4k'],
  ['/Offline', '/offline'],
  ['/UA/Offline', '/ua/offline'],
  // A page or a table of moved paths that sends on: still once.
  ['/Catalog?searchQuery=moved', '/moved'],
  ['/OLD', '/catalog'],
  ['/old', '/catalog'],
  ['/Tall', '/account'],
])('leads from %s to %s at once', async (path, to) => {
  const answer = await gateway.get(path);
  expect([answer.status, answer.headers.location]).toEqual([301, to]);
  expect((await gateway.get(to)).status).toBe(200);
});

test.each([
  ['/Nowhere', 404],
  ['/Nowhere/Else', 404],
  ['/RU/catalog', 404],
  ['/UA/RU', 404],
  ['//Catalog', 404],
  ['/Catalog//', 404],
  ['/Assets/mf-catalog/1.0.0/entry.js', 404],
  ['/User/hello', 404],
  ['/Robots.txt', 404],
  ['/tall', 404],
  ['/GONE', 404],
  ['/%D0%9A%D0%90', 404],
  ['/%43%00', 400],
])('has nothing at %s: %i', async (path, status) => {
  const asked = countAsked(gateway.api);
  const answer = await gateway.get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(countAsked(gateway.api)).toBe(asked);
});

test('takes an address as it is where a page knows it so', async () => {
  expect((await gateway.get('/Named')).status).toBe(200);
});

test('leads a HEAD, too, and nothing that writes', async () => {
  expect((await gateway.get('/Catalog', { method: 'HEAD' })).status).toBe(301);
  expect((await gateway.get('/Catalog', { method: 'POST' })).status).toBe(405);
});

test('leads on to a page that fails just now: it says so itself', async () => {
  gateway.api.failWith = 500;
  gateway.clock.ahead = 24 * 3_600_000;
  const answer = await gateway.get('/Catalog?page=77');
  gateway.api.failWith = 0;
  expect([answer.status, answer.headers.location]).toEqual([301, '/catalog?page=77']);
});

test('redirects nothing in maintenance mode', async () => {
  const path = '/user/shared/maintenanceMode';
  gateway.api.answers.set(path, { isEnabled: true, message: null });
  await gateway.app.refreshUpstream();
  expect((await gateway.get('/Catalog')).status).toBe(503);
  gateway.api.answers.set(path, { isEnabled: false, message: null });
  await gateway.app.refreshUpstream();
});
