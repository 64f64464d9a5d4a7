import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { draftCookie, signDraftPass } from '@vitryna/strapi/pass';
import { type Gateway, startGateway } from './start-gateway.ts';

const secret = 'a secret of editors';
const path = '/api/pages?locale=uk';

/** A shell that shows what the content service answers. */
const bundle = `
exports.shared = { react: {} };
exports.createRenderer = () => ({ render: async ({ fetch }) => {
  const { body } = await fetch({ upstream: 'content', path: '/pages?locale=uk', signal: new AbortController().signal });
  return { status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home', html: '<body>' + body.data.body + '</body>' };
} });
exports.renderMaintenance = () => ({});`;

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway({ variables: { CONTENT_SECRET: secret } });
  await gateway.publish({ name: 'shell', version: '2', bundle });
  await gateway.promote({ shell: '2' });
  gateway.api.answers.set(path, { body: '<p>published</p>' });
  gateway.api.answers.set('/api/revision', { revision: 'first' });
  await gateway.app.checkComposition();
  await gateway.app.refreshUpstream();
});
afterEach(() => gateway.stop());

const passUntil = (seconds: number, by = secret) => `${draftCookie}=${signDraftPass(Math.round(seconds), by)}`;
const inAnHour = () => Date.now() / 1000 + 3600;
const show = (Cookie?: string) => gateway.get('/', Cookie === undefined ? {} : { headers: { Cookie } });

/** The content service tells drafts by the pass. */
const answerDrafts = () =>
  gateway.api.answers.set(path, (req: IncomingMessage, res: ServerResponse) => {
    const body = req.headers.cookie?.includes(draftCookie) ? '<p>draft</p>' : '<p>published</p>';
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: { body } }));
  });

test('a pass shows drafts, says so and leads out; nobody else sees them', async () => {
  answerDrafts();
  expect((await show()).text).toContain('published');
  for (const Cookie of [passUntil(inAnHour()), `theme=dark; ${passUntil(inAnHour())}`]) {
    const mine = await show(Cookie);
    expect(mine.text).toContain('<p>draft</p>');
    expect(mine.text).toContain('Чернетки: ви бачите те, чого ще не опубліковано');
    expect(mine.text).toContain('<a href="/api/preview/leave" rel="nofollow" data-document>Вийти з перегляду</a>');
    expect(mine.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect(mine.headers['cache-control']).toMatch(/private|no-store/);
    const others = await show();
    expect(others.text).toContain('published');
    expect(others.text).not.toContain('preview-bar');
  }
});

test('an editor sees each change at once: drafts are kept nowhere', async () => {
  const Cookie = passUntil(inAnHour());
  for (const text of ['one', 'two']) {
    gateway.api.answers.set(path, { body: `<p>${text}</p>` });
    expect((await show(Cookie)).text).toContain(`<p>${text}</p>`);
  }
});

test.each([
  ['of somebody without the secret', () => passUntil(inAnHour(), 'another secret, as long')],
  ['that is over', () => passUntil(Date.now() / 1000 - 1)],
  ['that is none', () => `${draftCookie}=1.2`],
])('a pass %s is as good as none', async (_, pass) => {
  answerDrafts();
  const { text } = await show(pass());
  expect(text).toContain('published');
  expect(text).not.toContain('preview-bar');
});

test('a webhook that the API took makes pages and answers old at once', async () => {
  expect((await show()).text).toContain('published');
  gateway.api.answers.set(path, { body: '<p>changed</p>' });
  expect((await show()).text).toContain('published');
  gateway.api.answers.set('/api/revision', { revision: 'second' });
  gateway.api.answers.set('/api/webhook', { revision: 'second' });
  const headers = { 'Content-Type': 'application/json' };
  const told = await gateway.get('/api/webhook', { method: 'POST', headers, body: '{"event":"entry.publish"}' });
  expect(told.status).toBe(200);
  expect((await show()).text).toContain('<p>changed</p>');
});

test('whoever answers next is asked for nothing older than the gateway knows', async () => {
  gateway.api.answers.set('/api/revision', { revision: 'second' });
  await gateway.app.refreshUpstream();
  await show();
  const asked = gateway.api.requests.findLast(({ url }) => url === path);
  expect(asked?.headers).toMatchObject({ 'x-content-revision': 'second' });
});

test('what is old serves where nothing newer can be had', async () => {
  expect((await show()).text).toContain('published');
  gateway.api.answers.set('/api/revision', { revision: 'second' });
  await gateway.app.refreshUpstream();
  gateway.api.answers.set(path, (_: IncomingMessage, res: ServerResponse) => res.writeHead(500).end());
  const { status, text } = await show();
  expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining('published') });
});
