import { afterEach, expect, test } from '@jest/globals';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const worker = "self.addEventListener('fetch', () => {});\n".repeat(20);
const releases = [{ name: 'shell', contents: { 'client/sw.js': worker } }, { name: 'mf-catalog' }];

test('serves the worker of the live shell, to be asked for anew each time', async () => {
  gateway = await startGateway({ releases });
  const { status, headers, text } = await gateway.get('/sw.js');
  expect([status, text]).toEqual([200, worker]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['x-service-worker']).toBeUndefined();
  const again = await gateway.get('/sw.js', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
});

const farewell = {
  status: 200,
  headers: expect.objectContaining({ 'cache-control': 'no-cache', 'x-service-worker': 'off' }),
  text: expect.stringContaining('self.registration.unregister()'),
};

test('serves a worker that takes itself away while the switch of the gateway is off', async () => {
  gateway = await startGateway({ releases, variables: { SERVICE_WORKER: 'off' } });
  await expect(gateway.get('/sw.js')).resolves.toMatchObject(farewell);
  const head = await gateway.get('/sw.js', { method: 'HEAD' });
  expect([head.headers['x-service-worker'], head.text]).toEqual(['off', '']);
});

test('follows the switch of the store API without a restart', async () => {
  gateway = await startGateway({ releases });
  const config = (isOn: boolean) => ({
    phone: '0 800 000 000',
    phones: [],
    schedule: { uk: '', ru: '' },
    socials: { video: '/', photo: '/', social: '/', messenger: '/' },
    messengers: { bot: '/', chat: '/', helpdesk: '/' },
    freeDelivery: 2000,
    legal: { company: { uk: '', ru: '' }, edrpou: '', address: { uk: '', ru: '' }, email: 'a@b.example' },
    buildTag: 'B2C_250825',
    features: { serviceWorker: isOn },
  });
  gateway.api.answers.set('/user/shared/config', config(false));
  await gateway.app.refreshUpstream();
  await expect(gateway.get('/sw.js')).resolves.toMatchObject(farewell);
  gateway.api.answers.set('/user/shared/config', config(true));
  await gateway.app.refreshUpstream();
  await expect(gateway.get('/sw.js')).resolves.toMatchObject({ text: worker });
});

test('takes workers away when the live shell brings none', async () => {
  gateway = await startGateway();
  await expect(gateway.get('/sw.js')).resolves.toMatchObject(farewell);
});

test('says what workers and manifests a page may have, and leaves /offline to shells that know it', async () => {
  gateway = await startGateway();
  const { headers } = await gateway.get('/');
  expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'");
  expect((await gateway.get('/offline')).status).toBe(404);
});
