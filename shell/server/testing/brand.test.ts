import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeBrandFolder } from '@vitryna/brand/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

const bundle = `
module.exports = {
  shared: { react: {} },
  createRenderer: ({ brand }) => ({ render: async ({ texts }) => ({
    status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home',
    html: Buffer.from('<title>' + texts('uk').texts.Trademark + '</title>' + JSON.stringify(brand)),
  }) }),
  renderMaintenance: () => ({}),
};`;

const folder = writeBrandFolder();
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    variables: { BRAND_FOLDER: folder.path },
    releases: [{ name: 'shell', bundle, texts: { uk: { Trademark: 'Крамниця' } } }, { name: 'mf-catalog' }],
  });
  // Translations do not name the store.
  gateway.api.answers.set('/user/shared/export/translations', { Trademark: { uk: 'Вітрина', ru: 'Витрина' } });
  await gateway.app.refreshUpstream();
});
afterAll(async () => {
  await gateway.stop();
  folder.remove();
});

const demo = /v[iі]tryna|в[іи]трин/iu;

test('names the brand in the manifests, with its colours', async () => {
  const [uk, ru] = await Promise.all(
    ['/manifest.webmanifest', '/manifest.ru.webmanifest'].map(async (path) =>
      JSON.parse((await gateway.get(path)).text),
    ),
  );
  expect([uk.name, uk.short_name, ru.name]).toEqual(['Обрій', 'Обрій', 'Горизонт']);
  expect([uk.background_color, uk.theme_color]).toEqual(['#fffdf7', '#002b5c']);
});

test('hands pages the brand’s name as a text, its styles and the colours of its ground', async () => {
  const { text } = await gateway.get('/');
  expect(text).toContain('<title>Обрій</title>');
  expect(text).toContain('--accent:#0b57d0');
  expect(text).toContain('"pageColours":{"light":"#fffdf7","dark":"#101418"}');
});

test('serves the brand’s pictures', async () => {
  const { bytes } = await gateway.get('/icons/icon.svg');
  expect(bytes).toEqual(await readFile(join(folder.path, 'icon.svg')));
  expect((await gateway.get('/icons/logo.svg')).status).toBe(200);
});

test.each(['/', '/ru', '/%2f', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/icons/none.png', '/health'])(
  'says nothing of the demo’s brand at %s',
  async (path) => expect((await gateway.get(path)).text).not.toMatch(demo),
);

test('does not start with a brand that is not whole', async () => {
  const broken = writeBrandFolder({ phone: 380 }, { 'favicon.ico': null });
  const starting = startGateway({ api: gateway.api, variables: { BRAND_FOLDER: broken.path } });
  await expect(starting).rejects.toThrow(/brand\.json: phone .*\n {2}favicon\.ico: cannot be read/);
  broken.remove();
});
