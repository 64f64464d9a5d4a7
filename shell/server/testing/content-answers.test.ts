import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const path = '/api/pages?locale=uk';
const page = { title: '2 < 3', body: '<p onclick=x()>a</p><script>b</script>' };
const clean = { title: '2 < 3', body: '<p>a</p>' };

/** What the content service answers, with these headers. */
const answer = (bytes: Buffer | string, headers: Record<string, string>, status = 200) =>
  gateway.api.answers.set(path, (_: IncomingMessage, res: ServerResponse) => res.writeHead(status, headers).end(bytes));
const json = { 'Content-Type': 'application/json' };

test('a tab gets texts of the content service clean, and plain ones as they are', async () => {
  gateway.api.answers.set(path, page);
  const { status, headers, text } = await gateway.get(path);
  expect({ status, body: JSON.parse(text) }).toEqual({ status: 200, body: { data: clean } });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('long ones are packed after they were cleaned', async () => {
  gateway.api.answers.set(path, { ...page, blocks: Array.from({ length: 200 }, () => ({ html: page.body })) });
  const { headers, bytes } = await gateway.get(path, { headers: { 'Accept-Encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(bytes).toString()).data.blocks[199]).toEqual({ html: clean.body });
});

test('a render gets them clean, too', async () => {
  const bundle = `
exports.shared = { react: {} };
exports.createRenderer = () => ({ render: async ({ fetch }) => {
  const { body } = await fetch({ upstream: 'content', path: '/pages?locale=uk', signal: new AbortController().signal });
  return { status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home', html: body.data.body };
} });
exports.renderMaintenance = () => ({});`;
  gateway.api.answers.set(path, page);
  await gateway.publish({ name: 'shell', version: '2', bundle });
  await gateway.promote({ shell: '2' });
  await gateway.app.checkComposition();
  expect((await gateway.get('/')).text).toBe(clean.body);
});

test('a text that no editor writes is emptied, and the log says so', async () => {
  gateway.api.answers.set(path, { ...page, body: '<b>'.repeat(1000) });
  expect(JSON.parse((await gateway.get(path)).text).data).toEqual({ ...clean, body: '' });
  expect(gateway.lines).toContainEqual(
    expect.objectContaining({ message: 'a text of the content service is left out', path: '/api/pages', key: 'body' }),
  );
});

const packed = () => gzipSync(JSON.stringify({ data: page }));
test.each([
  ['HTML', () => answer('<script>b</script>', { 'Content-Type': 'text/html' })],
  ['HTML that says it has no such thing', () => answer('<html>', { 'Content-Type': 'text/html' }, 404)],
  ['JSON that is called something else', () => answer(JSON.stringify(page), { 'Content-Type': 'text/plain' })],
  [
    'JSON in other e-mails',
    () => answer(JSON.stringify(page), { 'Content-Type': 'application/json; charset=utf-16le' }),
  ],
  ['packed JSON that nobody asked for', () => answer(packed(), { ...json, 'Content-Encoding': 'gzip' })],
])('%s is not proxied', async (_, order) => {
  order();
  const { status, headers, text } = await gateway.get(path);
  expect([status, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'badGateway' } });
});

test('what calls itself JSON and is none ends before it arrives', async () => {
  answer('<script>b</script>', json);
  await expect(gateway.get(path)).rejects.toThrow();
});

test.each([304, 204, 503])('an answer of %i without contents stays what it is', async (status) => {
  answer('', { ...json, ETag: '"a"', 'Content-Length': '0' }, status);
  await expect(gateway.get(path)).resolves.toMatchObject({ status, text: '', headers: { etag: '"a"' } });
});
