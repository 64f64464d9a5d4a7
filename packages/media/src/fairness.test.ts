import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMediaApp, type MediaApp } from './index.ts';
import { pictureDrawer, testDrawerUrl } from './testing/test-drawer.ts';

const drawMs = 40;
// Stands in for the process that draws: it takes its time and notes what it has drawn.
const source = `
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
process.on('message', async ({ folder, file }) => {
  await new Promise((resolve) => setTimeout(resolve, ${drawMs}));
  await mkdir(folder, { recursive: true });
  await writeFile(folder + '/' + file.size + '.' + file.format, 'a picture');
  await appendFile(new URL('drawn', import.meta.url), folder.slice(-16) + '\\n');
  process.send({ error: null });
});`;

let folder: string;
let media: MediaApp;
let server: ReturnType<typeof serve>;
let errors: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-fairness-'));
  await writeFile(join(folder, 'draw.mjs'), source);
  errors = [];
  media = createMediaApp({
    cacheFolder: join(folder, 'media'),
    processUrl: pathToFileURL(join(folder, 'draw.mjs')),
    drawer: { module: testDrawerUrl, types: pictureDrawer },
    resolveSpec: async () => ({ type: 'box', view: 'front', params: {} }),
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

type Answer = { status: number; retryAfter: string | undefined; ms: number };

/** Asks for a picture as somebody at an address does; `leave` goes away before the answer. */
function ask(picture: number, address: string) {
  const since = performance.now();
  const path = `/media/${picture.toString(16).padStart(16, '0')}/xl.avif`;
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, path, agent: false, headers: { 'X-Test-Address': address } });
  const answer = new Promise<Answer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        const retryAfter = incoming.headers['retry-after'];
        resolve({ status: incoming.statusCode ?? 0, retryAfter, ms: performance.now() - since });
      });
    });
  });
  outgoing.end();
  return { answer, leave: () => outgoing.destroy() };
}
const drawn = async () => (await readFile(join(folder, 'drawn'), 'utf8').catch(() => '')).split('\n').length - 1;

test('two hundred pictures for one address keep another waiting for no more than a few', async () => {
  const greedy = Array.from({ length: 200 }, (_, at) => ask(at, '2001:db8::1').answer);
  // It has begun, and this is what everybody after it meets.
  await Promise.race(greedy);
  const polite = await ask(1000, '198.51.100.7').answer;
  expect(polite.status).toBe(200);
  expect(polite.ms).toBeLessThan(20 * drawMs);
  const answers = await Promise.all(greedy);
  const refused = answers.filter(({ status }) => status === 503);
  // On a busy machine some are drawn before the last ones have come.
  expect(refused.length).toBeGreaterThanOrEqual(100);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
  expect(answers.filter(({ status }) => status === 200).length).toBe(200 - refused.length);
  expect(errors).toEqual([]);
});

test('another address of the same network counts as the same client', async () => {
  const greedy = Array.from({ length: 80 }, (_, at) => ask(at, `2001:db8::${at.toString(16)}`).answer);
  expect((await Promise.all(greedy)).filter(({ status }) => status === 503).length).toBeGreaterThan(10);
});

test('a picture that is kept is given to everybody at once, however many are waited for', async () => {
  await ask(1, '198.51.100.7').answer;
  const greedy = Array.from({ length: 70 }, (_, at) => ask(100 + at, '203.0.113.9').answer);
  await Promise.race(greedy);
  expect(await ask(1, '203.0.113.9').answer).toMatchObject({ status: 200 });
  await Promise.all(greedy);
});

test('what was asked for by somebody who has gone is not drawn, and leaves its place', async () => {
  const first = Array.from({ length: 60 }, (_, at) => ask(at, '203.0.113.9'));
  for (const { answer } of first) answer.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 5 * drawMs));
  for (const { leave } of first) leave();
  const second = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(500 + at, '203.0.113.9').answer));
  expect(second.map(({ status }) => status)).toEqual(second.map(() => 200));
  expect(await drawn()).toBeLessThan(60);
  expect(errors).toEqual([]);
});

test('the same picture for many is drawn once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(7, `198.51.100.${at}`).answer));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await drawn()).toBe(1);
});
