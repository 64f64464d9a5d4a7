import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Gateway, startGateway } from './start-gateway.ts';

type Answer = { status: number; hints: string[] };

/** Asks once, and tells the links that came before the answer. */
const ask = (gateway: Gateway, path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const hints: string[] = [];
    const outgoing = request(new URL(path, gateway.url), { method, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, hints }));
    });
    outgoing.on('information', ({ headers: told }) => hints.push(...String(told.link).split(', ')));
    outgoing.on('error', reject).end();
  });

const navigation = { 'sec-fetch-mode': 'navigate' };
let telling: Gateway;
let silent: Gateway;
beforeAll(async () => {
  telling = await startGateway({ variables: { EARLY_HINTS: 'on' } });
  silent = await startGateway();
});
afterAll(() => Promise.all([telling.stop(), silent.stop()]));

test('tells a browser the scripts of a page before it is rendered, with their hashes', async () => {
  const { status, hints } = await ask(telling, '/catalog', navigation);
  expect(status).toBe(200);
  expect(hints.length).toBeGreaterThan(1);
  const form =
    /^<\/assets\/(shell|mf-catalog)\/[^>]+\.js>; rel=modulepreload; crossorigin; fetchpriority=low; integrity="sha384-[^"]+"$/;
  for (const hint of hints) expect(hint).toMatch(form);
});

test('tells nothing that is answered at once', async () => {
  await ask(telling, '/catalog?page=2', navigation);
  expect((await ask(telling, '/catalog?page=2', navigation)).hints).toEqual([]);
});

test.each([
  ['programs', 3, {}, 'GET'],
  ['who only asks for the head', 4, navigation, 'HEAD'],
  ['scripts', 5, { 'sec-fetch-mode': 'cors' }, 'GET'],
])('tells nothing to %s', async (_, page, headers, method) => {
  expect((await ask(telling, `/catalog?page=${page}`, headers, method)).hints).toEqual([]);
});

test('tells nothing where what stands between was not said to pass it on', async () => {
  expect(await ask(silent, '/catalog', navigation)).toEqual({ status: 200, hints: [] });
});
