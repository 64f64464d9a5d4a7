import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { addAssortment, openTestFolder, startApiProcess } from '@vitryna/store-api/testing';
import { freePort } from './ports.ts';
import { root } from './project.ts';
import { ownParts } from './store-processes.ts';

/** Longer than a gateway takes to hear of it: 2 s between two questions, 1.5 s for an answer. */
const drainMs = 4000;

/** A gateway without a release: it has no pages, but passes calls on as ever. */
async function startGateway(folder: string, bases: string[]) {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', ALLOWED_HOSTS: '127.0.0.1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(root, ownParts.gateway)], {
    env: { ...process.env, ...settings, API_URL: bases.join(','), RELEASE_STORE: join(folder, 'releases') },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    timesSaid: (message: string) => output.split(message).length - 1,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
}

function sendMessage(url: string, headers: Record<string, string>): Promise<number> {
  const sentAt = Date.now();
  const body = { event: 'callback', name: 'Олена', phone: '0671234567', agree: true, extraNote: '' };
  return statusOf(`${url}/user/marketing/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ ...body, startedAt: sentAt - 60_000, sentAt }),
  });
}

test('no call fails while two APIs behind a gateway are restarted in turn', async () => {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'store-api-'))));
  const [first = '', second = ''] = folders;
  const database = await openTestFolder(first);
  await addAssortment(database, [{ code: 'lamp' }]);
  await database.close();
  // The embedded database has one owner: the other API has a copy, which messages are content with.
  await cp(first, second, { recursive: true });
  const apis = await Promise.all(
    folders.map((folder) =>
      startApiProcess(join(root, ownParts.api), { DATA_FOLDER: folder, DRAIN_MS: String(drainMs) }),
    ),
  );
  const gateway = await startGateway(
    first,
    apis.map((api) => api.base()),
  );
  const statuses: Record<number, number> = {};
  let isOver = false;
  const shop = (send: () => Promise<number>) =>
    until(async () => {
      const status = await send();
      statuses[status] = (statuses[status] ?? 0) + 1;
      return isOver;
    }, 60);
  const shoppers = [
    shop(() => sendMessage(gateway.url, {})),
    shop(() => sendMessage(gateway.url, { 'idempotency-key': randomUUID(), cookie: `sid=${randomUUID()}` })),
    shop(() => statusOf(`${gateway.url}/user/catalog/category/list`)),
  ];
  for (const [index, api] of apis.entries()) {
    await api.endAndStart(async () => {
      await until(() => gateway.timesSaid('an upstream is left out') === index + 1);
      expect(await statusOf(`${api.base()}/health`)).toBe(503);
      expect(await sendMessage(api.base(), {})).toBe(200);
    });
    await until(() => gateway.timesSaid('an upstream is back') === index + 1);
  }
  isOver = true;
  await Promise.all(shoppers);
  await gateway.stop();
  await Promise.all(apis.map((api) => api.stop()));
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses[200]).toBeGreaterThan(100);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}, 180_000);
