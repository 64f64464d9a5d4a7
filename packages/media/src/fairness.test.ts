import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { createMediaApp, type MediaApp } from './index.ts';
import { pictureDrawer, testDrawerUrl } from './testing/test-drawer.ts';

/** As many of one address wait for their turn, behind the one that is drawn. */
const waitingEach = 64;
// Stands in for the process that draws: it waits for the test's word at the gate, and notes what it has drawn.
const source = `
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
process.on('message', async ({ folder, file }) => {
  await fetch(await readFile(new URL('gate', import.meta.url), 'utf8'));
  await mkdir(folder, { recursive: true });
  await writeFile(folder + '/' + file.size + '.' + file.format, 'a picture');
  await appendFile(new URL('drawn', import.meta.url), folder.slice(-16) + '\\n');
  process.send({ error: null });
});`;

let folder: string;
let media: MediaApp;
let server: ReturnType<typeof serve>;
let errors: unknown[];
/** Drawings stand before it while it is closed. */
let isGateOpen: boolean;
let held: ServerResponse[];
/** Pictures that are being drawn, wait for it, or were refused. */
let asked: Set<string>;
const gate = createServer((_, response) => {
  if (isGateOpen) response.end();
  else held.push(response);
});
function openGate() {
  isGateOpen = true;
  for (const response of held) response.end();
}

beforeAll(() => new Promise<void>((listening) => void gate.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void gate.close(closed).closeAllConnections()));
beforeEach(async () => {
  [isGateOpen, held, asked] = [false, [], new Set()];
  folder = await mkdtemp(join(tmpdir(), 'media-fairness-'));
  await writeFile(join(folder, 'draw.mjs'), source);
  await writeFile(join(folder, 'gate'), `http://127.0.0.1:${(gate.address() as AddressInfo).port}`);
  errors = [];
  media = createMediaApp({
    cacheFolder: join(folder, 'media'),
    processUrl: pathToFileURL(join(folder, 'draw.mjs')),
    drawer: { module: testDrawerUrl, types: pictureDrawer },
    resolveSpec: async (hash) => {
      asked.add(hash);
      return { type: 'box', view: 'front', params: {} };
    },
    readAddress: (context) => context.req.header('X-Test-Address') ?? '',
    onError: (error) => errors.push(error),
  });
  await new Promise<void>((listening) => {
    server = serve({ fetch: media.fetch, port: 0, hostname: '127.0.0.1' }, () => listening());
  });
});

afterEach(async () => {
  await media.close();
  await new Promise<void>((closed) => server.close(() => closed()));
  await rm(folder, { recursive: true, force: true });
});

type Answer = { status: number; retryAfter: string | undefined };

const nameOf = (picture: number) => picture.toString(16).padStart(16, '0');

/** Asks for a picture as somebody at an address does; `leave` goes away before the answer. */
function ask(picture: number, address: string) {
  const path = `/media/${nameOf(picture)}/xl.avif`;
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, path, agent: false, headers: { 'X-Test-Address': address } });
  const answer = new Promise<Answer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        const retryAfter = incoming.headers['retry-after'];
        resolve({ status: incoming.statusCode ?? 0, retryAfter });
      });
    });
  });
  outgoing.end();
  return { answer, leave: () => outgoing.destroy() };
}
/** Names of the pictures that were drawn, in their order. */
const drawn = async () => (await readFile(join(folder, 'drawn'), 'utf8').catch(() => '')).split('\n').slice(0, -1);

test('two hundred pictures for one address keep another waiting for no more than a few', async () => {
  const greedy = Array.from({ length: 200 }, (_, at) => ask(at, '2001:db8::1').answer);
  await until(() => asked.size === 200 && held.length === 1);
  const polite = ask(1000, '198.51.100.7').answer;
  await until(() => asked.has(nameOf(1000)));
  openGate();
  expect((await polite).status).toBe(200);
  const answers = await Promise.all(greedy);
  expect((await drawn()).indexOf(nameOf(1000))).toBeLessThanOrEqual(2);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(200 - waitingEach - 1);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
  expect(answers.filter(({ status }) => status === 200).length).toBe(200 - refused.length);
  expect(errors).toEqual([]);
});

test('another address of the same network counts as the same client', async () => {
  const greedy = Array.from({ length: 80 }, (_, at) => ask(at, `2001:db8::${at.toString(16)}`).answer);
  await until(() => asked.size === 80 && held.length === 1);
  openGate();
  const refused = (await Promise.all(greedy)).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(80 - waitingEach - 1);
});

test('a picture that is kept is given to everybody at once, however many are waited for', async () => {
  const first = ask(1, '198.51.100.7').answer;
  await until(() => held.length === 1);
  held.pop()?.end();
  await first;
  const greedy = Array.from({ length: 70 }, (_, at) => ask(100 + at, '203.0.113.9').answer);
  await until(() => asked.size === 71 && held.length === 1);
  expect(await ask(1, '203.0.113.9').answer).toMatchObject({ status: 200 });
  openGate();
  await Promise.all(greedy);
});

test('what was asked for by somebody who has gone is not drawn, and leaves its place', async () => {
  const first = Array.from({ length: 60 }, (_, at) => ask(at, '203.0.113.9'));
  for (const { answer } of first) answer.catch(() => undefined);
  await until(() => asked.size === 60 && held.length === 1);
  for (const { leave } of first) leave();
  const others = Array.from({ length: 30 }, (_, at) => ask(500 + at, '203.0.113.9').answer);
  await until(() => asked.size === 90);
  openGate();
  const second = await Promise.all(others);
  expect(second.map(({ status }) => status)).toEqual(second.map(() => 200));
  // The one that had begun.
  expect(await drawn()).toHaveLength(1 + 30);
  expect(errors).toEqual([]);
});

test('the same picture for many is drawn once', async () => {
  const answers = Array.from({ length: 100 }, (_, at) => ask(7, `198.51.100.${at}`).answer);
  await until(() => held.length === 1);
  openGate();
  expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true);
  expect(await drawn()).toHaveLength(1);
});
