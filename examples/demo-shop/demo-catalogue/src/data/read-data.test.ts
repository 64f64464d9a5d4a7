import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { l10nSchema } from '@vitryna/contracts/api';
import { z } from 'zod';
import { readData, readRows, readTable } from './read-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name)).href;
}
const rows = write('rows.json', '[{ "uk": "а", "ru": "а" }, { "uk": "б" }]');

test('a row that is wrong is named by its file and its number', () => {
  expect(() => readRows(rows, l10nSchema)).toThrow(/rows\.json, row 2, is wrong.*at ru/s);
  expect(() => readTable(write('table.csv', 'uk,ru\nа,а\nб\n'), l10nSchema)).toThrow(/table\.csv, line 3, is wrong/);
});

test('a file that cannot be read, or holds something else, is named', () => {
  expect(() => readData(write('broken.json', '['), z.string())).toThrow(/broken\.json cannot be read: SyntaxError/);
  expect(() => readData('none.json', z.string())).toThrow(/data\/none\.json cannot be read.*ENOENT/);
  expect(() => readData(rows, z.string())).toThrow(/rows\.json is wrong/);
});

test('a table gives its rows by the names of its columns', () => {
  expect(readTable('delivery/regions.csv', l10nSchema)[0]).toEqual({ uk: 'Київ', ru: 'Киев' });
});
