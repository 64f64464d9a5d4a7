import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Gateway, startGateway } from './start-gateway.ts';

const path = '/api/pages?locale=uk';

/** A shell that shows since when what the content service answers is kept. */
const bundle = `
exports.shared = { react: {} };
exports.createRenderer = () => ({ render: async ({ fetch }) => {
  const call = { upstream: 'content', path: '/pages?locale=uk', signal: new AbortController().signal };
  const { body, keptSince } = await fetch(call);
  const html = '<body>' + body.data.body + (keptSince ? ' since ' + keptSince : '') + '</body>';
  return { status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home', html };
} });
exports.renderMaintenance = () => ({});`;

let gateway: Gateway;
let startedAt: number;
beforeEach(async () => {
  startedAt = Date.now();
  gateway = await startGateway();
  await gateway.publish({ name: 'shell', version: '2', bundle });
  await gateway.promote({ shell: '2' });
  gateway.api.answers.set(path, { body: 'words' });
  await gateway.app.checkComposition();
});
afterEach(() => gateway.stop());

const show = async () => (await gateway.get('/')).text;
/** Lets the page and the answer that are kept grow too old to be used as they are. */
function age(ms = 10 * 60_000): void {
  gateway.clock.ahead += ms;
}
const answer = (status: number, headers: Record<string, string>, body: string) =>
  gateway.api.answers.set(path, (_: IncomingMessage, res: ServerResponse) => res.writeHead(status, headers).end(body));
const json = { 'Content-Type': 'application/json' };
const words = JSON.stringify({ data: { body: 'words' } });

test.each([
  ['answers 500', () => answer(500, json, '{}')],
  ['answers HTML', () => answer(200, { 'Content-Type': 'text/html' }, '<h1>Bad gateway</h1>')],
  ['is cut off', () => gateway.api.answers.set(path, (req: IncomingMessage) => void req.socket.destroy())],
])('a kept answer has the date of its last sight while the service %s, and none soon after', async (_, fail) => {
  expect(await show()).toBe('<body>words</body>');
  age();
  fail();
  const since = Date.parse(/since (\S+)</.exec(await show())?.[1] ?? '');
  expect(since).toBeGreaterThanOrEqual(startedAt);
  // Not when the page was made of it.
  expect(since).toBeLessThanOrEqual(Date.now());
  gateway.api.answers.set(path, { body: 'words' });
  age(30_000);
  expect(await show()).toBe('<body>words</body>');
});

test('the date that the service itself says stands on the page, and goes with it', async () => {
  const date = '2026-11-27T12:05:00.000Z';
  answer(200, { ...json, 'X-Content-Kept-Since': date }, words);
  age();
  expect(await show()).toBe(`<body>words since ${date}</body>`);
  answer(200, json, words);
  age(30_000);
  expect(await show()).toBe('<body>words</body>');
});

test('a date that is none is not shown', async () => {
  answer(200, { ...json, 'X-Content-Kept-Since': '<script>' }, words);
  age();
  expect(await show()).toBe('<body>words</body>');
});
