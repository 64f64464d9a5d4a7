import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { demoBrandFolder } from '@vitryna/brand';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  const contents = { 'client/icons/icon.svg': '<svg/>', 'client/fonts/a.woff2': 'font' };
  gateway = await startGateway({ releases: [{ name: 'shell', contents }, { name: 'mf-catalog' }] });
});
afterEach(() => gateway.stop());

const entry = '/assets/mf-catalog/1.0.0/entry.js';
const filePath = (path: string) => join(gateway.storePath, 'mf-catalog/1.0.0/client', path);

test('sends the compressed twin, immutable, with its type and its tag', async () => {
  const plain = await gateway.get(entry);
  const brotli = await gateway.get(entry, { headers: { 'Accept-Encoding': 'br' } });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotli.bytes).toEqual(await readFile(filePath('entry.js.br')));
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
  expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': brotli.headers.etag ?? '' };
  await expect(gateway.get(entry, { headers })).resolves.toMatchObject({ status: 304, text: '' });
});

test.each(['entry.js', 'entry.js.br'])('never sends the bytes of a changed %s', async (path) => {
  await writeFile(
    filePath(path),
    (await readFile(filePath(path))).map((byte, index) => (index === 5 ? byte ^ 1 : byte)),
  );
  const answer = await gateway.get(entry, { headers: path.endsWith('.br') ? { 'Accept-Encoding': 'br' } : {} });
  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  expect(answer.text).not.toContain('version');
});

test('answers 404 without storing it for what is missing', async () => {
  await rm(filePath('entry.js'));
  const missing = [entry, '/assets/mf-catalog/1.0.0/none.js', '/assets/mf-catalog/9/a.js', '/assets/nobody/1/a.js'];
  for (const path of [
    ...missing,
    '/assets/mf-catalog/1.0.0/server/server.cjs',
    '/assets/',
    '/assets/mf-catalog/1.0.0/toString',
    '/assets/mf-catalog/1.0.0/entry.js.br',
  ]) {
    await expect(gateway.get(path)).resolves.toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  }
});

test.each(['/.git/config', '/.git/HEAD', '/assets/.git/config', '/assets/mf-catalog/1.0.0/.git/config', '/.env'])(
  'has nothing at %s, and be it that there is such a file',
  async (path) => {
    const folder = filePath('.git');
    await mkdir(folder);
    await writeFile(join(folder, 'config'), 'secret');
    const { status, text } = await gateway.get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  },
);

test('serves the pictures of the brand at the root, and no file of a release', async () => {
  await expect(gateway.get('/favicon.ico')).resolves.toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/x-icon' },
  });
  const icon = await gateway.get('/icons/icon.svg');
  expect(icon).toMatchObject({
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    bytes: await readFile(join(demoBrandFolder, 'icon.svg')),
  });
  expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
  const headers = { 'If-None-Match': icon.headers.etag ?? '' };
  await expect(gateway.get('/icons/icon.svg', { headers })).resolves.toMatchObject({ status: 304 });
  for (const path of ['/icons/other.svg', '/icons/brand.json', '/icons/..%2fbrand.json'])
    expect((await gateway.get(path)).status).toBeGreaterThanOrEqual(400);
});
