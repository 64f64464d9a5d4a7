import { randomUUID } from 'node:crypto';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { Agent, request } from 'node:https';
import { expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { makeTestDatabase, testServerUrl } from '@vitryna/store-api/testing';
import { createProductionStore, type ProductionStore } from './testing/start-production.ts';

// `npm test` runs it when the apps are built, with PostgreSQL and HAProxy on the machine.
const inProduction = testServerUrl && process.env.PRODUCTION_START === 'on' ? test : test.skip;

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks the proxy as a browser does: over TLS, on connections that are kept. */
function createBrowser({ publicUrl, chain }: ProductionStore) {
  const agent = new Agent({ keepAlive: true, ca: chain });
  const ask = (path: string, { body, ...sent }: Sent = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const outgoing = request(publicUrl + path, { agent, ...sent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
      });
      outgoing.on('error', reject).end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** What a browser that speaks HTTP/2 is told of a page before the page comes. */
const hintsOf = ({ publicUrl, chain }: ProductionStore, path: string) =>
  new Promise<string>((resolve, reject) => {
    const session = connect(publicUrl, { ca: chain });
    let hints = '';
    session.on('error', reject);
    const stream = session.request({ ':path': path, 'sec-fetch-mode': 'navigate' });
    stream.on('headers', (told: IncomingHttpHeaders) => (hints = `${told[':status']} ${told.link}`));
    stream.on('error', reject).on('end', () => session.close(() => resolve(hints)));
    stream.resume().end();
  });

/** A form that is sent once: nobody may make it again. */
function message(): Sent {
  const sentAt = Date.now();
  const body = {
    event: 'callback',
    name: 'Олена',
    phone: '0671234567',
    agree: true,
    extraNote: '',
    startedAt: sentAt - 60_000,
  };
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    cookie: `sid=${randomUUID()}`,
  };
  return { method: 'POST', headers, body: JSON.stringify({ ...body, sentAt }) };
}

inProduction(
  'two APIs that start at once on an empty PostgreSQL, two gateways and HAProxy serve; all are restarted and no request fails',
  async () => {
    const database = await makeTestDatabase(testServerUrl ?? '');
    const store = await createProductionStore(database.url);
    const { apis, gateways, proxy } = store;
    const browser = createBrowser(store);
    const statuses: Record<string, number> = {};
    let isOver = false;
    const shop = (name: string, send: (turn: number) => Promise<{ status: number }>) => {
      let turn = 0;
      return until(async () => {
        const status = await send(turn).then(
          (answer) => String(answer.status),
          (error: Error) => error.message,
        );
        statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1;
        turn += 1;
        return isOver;
      });
    };
    try {
      await Promise.all(apis.map((api) => api.start()));
      await Promise.all(gateways.map((gateway) => gateway.start()));
      await proxy.start();

      const home = await browser.ask('/');
      expect(home.status).toBe(200);
      expect(home.text).toContain('<html lang="uk"');
      const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(home.text) ?? [];
      expect((await browser.ask(script)).status).toBe(200);
      expect((await fetch(proxy.url, { redirect: 'manual' })).status).toBe(308);
      expect(await hintsOf(store, '/ua/catalog?searchQuery=hint')).toMatch(
        /^103 <\/assets\/shell\/.+rel=preload; as=script/,
      );

      const shoppers = [
        shop('page', () => browser.ask('/')),
        shop('search', (turn) => browser.ask(`/ua/catalog?searchQuery=${turn % 50}`)),
        shop('read', () => browser.ask('/user/catalog/category/list')),
        shop('write', () => browser.ask('/user/marketing/event', message())),
      ];
      for (const [index, gateway] of gateways.entries()) {
        // One API with the first gateway: how APIs are restarted in turn is tested beside them.
        const parts = index === 0 ? [gateway, ...apis.slice(0, 1)] : [gateway];
        const stopping = Promise.all(parts.map((part) => part.stop()));
        await until(async () => (await fetch(`${gateway.url}/ready`)).status === 503);
        // It serves on, and lets go of its balancer's connections one by one.
        const last = await fetch(`${gateway.url}/ready`);
        expect([last.status, last.headers.get('connection')]).toEqual([503, 'close']);
        expect(await stopping).toEqual(parts.map(() => 0));
        await Promise.all(parts.map((part) => part.start()));
        await until(() => proxy.output().includes(`gateway-${index + 1} is UP`));
      }
      isOver = true;
      await Promise.all(shoppers);
      expect(Object.keys(statuses).sort()).toEqual(['page 200', 'read 200', 'search 200', 'write 200']);
      expect(Math.min(...Object.values(statuses))).toBeGreaterThan(50);
    } catch (error) {
      process.stderr.write([...apis, ...gateways, proxy].map((part) => part.output()).join('\n'));
      throw error;
    } finally {
      isOver = true;
      browser.close();
      await store.clear();
      await database.drop();
    }
  },
  180_000,
);
