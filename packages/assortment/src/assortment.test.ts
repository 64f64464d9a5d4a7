import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { loadImporter, loadPictureDrawer, loadSeedSource, readAssortment } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'assortment-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(name: string, text: string): URL {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
}

test('a folder names its modules, each beside it', () => {
  const manifest = { pictureDrawer: 'drawer.mjs', importers: { parts: './parts.mjs' } };
  write('assortment.json', JSON.stringify(manifest));
  const { seedSource, pictureDrawer, importers } = readAssortment(folder);
  expect(seedSource).toBeNull();
  expect(pictureDrawer?.href).toBe(pathToFileURL(join(folder, 'drawer.mjs')).href);
  expect([...importers.keys()]).toEqual(['parts']);
});

test.each(['{"seed": "a.mjs"}', '{"importers": {"No Name": "a.mjs"}}', 'nothing'])('refuses %s by name', (text) => {
  write('assortment.json', text);
  expect(() => readAssortment(folder)).toThrow(join(folder, 'assortment.json'));
});

test('no folder, no parts: nothing fills a store and nothing is drawn', async () => {
  const { seedSource, pictureDrawer, importers } = readAssortment(null);
  expect(await loadSeedSource(seedSource)).toBeNull();
  expect(await loadPictureDrawer(pictureDrawer)).toEqual({ version: 1, types: [] });
  expect(importers.size).toBe(0);
});

test('a module is taken when it exports the part that it is named for', async () => {
  const drawer = write(
    'drawer.mjs',
    "export const pictureDrawer = { version: 2, types: [{ name: 'box', version: 1, hasTurn: false, isFull: () => false, draw: () => '<svg/>' }] };",
  );
  expect((await loadPictureDrawer(drawer)).types[0]?.draw({}, 'front')).toBe('<svg/>');
  const wrong = write('wrong.mjs', "export const pictureDrawer = { version: 1, types: [{ name: 'box' }] };");
  await expect(loadPictureDrawer(wrong)).rejects.toThrow(/wrong\.mjs exports no "pictureDrawer".*types\[0\]/s);
  await expect(loadImporter(wrong)).rejects.toThrow(/exports no "importer"/);
  await expect(loadSeedSource(wrong)).rejects.toThrow(/exports no "seedSource"/);
});
