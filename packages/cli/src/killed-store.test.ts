import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { addAssortment, openTestFolder } from '@vitryna/store-api/testing';
import { freePort } from './ports.ts';
import { ownParts } from './store-processes.ts';
import { isRunning } from './testing/start-small-store.ts';

let folder: string;
let supervisor: ChildProcess;
let url: string;
let api: string;
let output = '';

/** Numbers of the running processes below the supervisor that run this file. */
function pidsOf(part: string): number[] {
  const { pid } = supervisor;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map(Number).filter((child) => {
    try {
      return isRunning(child) && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(part);
    } catch {
      return false;
    }
  });
}

/** How many connections to a port of this machine are open. */
function openConnections(port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return lines.filter((line) => {
    const [, , remote = '', state] = line.trim().split(/\s+/);
    return remote.endsWith(end) && state === '01';
  }).length;
}

/** Status and `Retry-After` of a call over a connection of its own; a status of 0 when there is no answer. */
async function call(address: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(address, { ...init, headers: { ...init.headers, connection: 'close' } });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
  } catch {
    return { status: 0, retryAfter: 0 };
  }
}
const read = (base: string) => call(`${base}/user/catalog/category/list`);
function write() {
  const sentAt = Date.now();
  const message = { event: 'callback', name: 'Олена', phone: '0671234567', agree: true, extraNote: '' };
  return call(`${url}/user/marketing/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ ...message, startedAt: sentAt - 60_000, sentAt }),
  });
}
const isOpen = () => until(async () => (await read(url)).status === 200 && (await write()).status === 200);
const timesSaid = (text: string | RegExp) => output.split(text).length - 1;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitryna-killed-'));
  const database = await openTestFolder(join(folder, 'store'));
  await addAssortment(database, [{ code: 'lamp' }]);
  await database.close();
  const [port, apiPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  api = `http://127.0.0.1:${apiPort}`;
  supervisor = spawn(process.execPath, [join(import.meta.dirname, 'testing/whole-store.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_FOLDER: folder,
      MEDIA_WARMUP: 'off',
      RATE_LIMIT_READS: 'off',
      RATE_LIMIT_FORMS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const ended = once(supervisor, 'exit').then(() => Promise.reject(new Error(output)));
  ended.catch(() => undefined);
  await Promise.race([once(supervisor, 'message'), ended]);
});

afterAll(async () => {
  supervisor.kill('SIGTERM');
  if (supervisor.exitCode === null) await once(supervisor, 'exit');
  await rm(folder, { recursive: true, force: true });
});

test('a gateway that is killed costs no call through the other one, and is started again', async () => {
  await isOpen();
  const before = pidsOf(ownParts.gateway);
  const said = timesSaid(/gateway \d ended/);
  const [killed = 0] = before;
  process.kill(killed, 'SIGKILL');
  // Said when none of its threads is left: until then the kernel gives it connections, which are lost.
  await until(() => timesSaid(/gateway \d ended/) === said + 1);
  const statuses = new Set<number>();
  const isBack = () => pidsOf(ownParts.gateway).some((pid) => !before.includes(pid));
  let calls = 0;
  // The gateway that starts needs the machine as well.
  await until(async () => {
    for (const { status } of await Promise.all([read(url), write()])) statuses.add(status);
    calls += 2;
    return isBack() && calls >= 40;
  }, 30);
  expect([...statuses]).toEqual([200]);
  expect(output).toMatch(/gateway \d ended \(killed by SIGKILL\); it is started again/);
});

test('calls of a killed API are told when to come again, and it is started again', async () => {
  await isOpen();
  const gateways = pidsOf(ownParts.gateway);
  const end = 'store API ended (killed by SIGKILL); it is started again';
  const said = timesSaid(end);
  const [killed = 0] = pidsOf(ownParts.api);
  process.kill(killed, 'SIGKILL');
  await until(async () => (await read(api)).status === 0);
  const { status, retryAfter } = await write();
  expect(status).toBe(503);
  expect(retryAfter).toBeGreaterThan(0);
  await isOpen();
  expect(timesSaid(end)).toBe(said + 1);
  expect(pidsOf(ownParts.api)).not.toContain(killed);
  expect(pidsOf(ownParts.gateway)).toEqual(gateways);
});

test('a write without a key that an API dies over is answered with Retry-After', async () => {
  await isOpen();
  const [frozen = 0] = pidsOf(ownParts.api);
  process.kill(frozen, 'SIGSTOP');
  const written = write();
  // The frozen process takes connections, as the kernel does it for it, and dies with the write unread.
  await until(() => openConnections(Number(new URL(api).port)) > 0);
  process.kill(frozen, 'SIGKILL');
  const { status, retryAfter } = await written;
  expect(status).toBe(503);
  expect(retryAfter).toBeGreaterThan(0);
  await isOpen();
});
