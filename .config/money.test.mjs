import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

const sql =
  'the database has a price in hryvnia in one table and in minor units in another, and turns one into the other';

/** Files that still count by themselves, each with the reason; whatever else counts money takes the package `money`. */
const exceptions = {
  'packages/store-api/src/database/migrations/120-price-history.ts': sql,
  'packages/store-api/src/import/write-prices.ts': sql,
  'packages/store-api/src/modules/personal-data/export-repository.ts': sql,
  'packages/store-api/src/modules/price/watch-repository.ts': sql,
};

/** Assortments that make their prices up, and read them as others write them. */
const demo = ['**/demo-catalogue/**', '**/pc-parts/**'];

/** A name of money, and the factor between hryvnia and minor units not far behind it; or a rounding to two decimals. */
const money = '\\b\\w*(?:amount|price|cost|total|goods|hryvnia|kopiy|kope[ck])\\w*';
const patterns = [
  new RegExp(`${money}\\b[^;=\\n]{0,40}[*/] ?100(?:\\.0)?\\b(?! \\*)`, 'i'),
  new RegExp(`\\b100 \\* ${money}`, 'i'),
  /Math\.round\([^\n]*\* 100\) \/ 100\b/,
  /\b(?:kopiyk|kope[ck])\w* = /i,
];

/** Parts per hundred of what is counted: an import's progress, the reviews that recommend a product. */
const shares = /\(done \/ total\)|\/ written\)/;

/** Lines that count money by themselves; comments count nothing. */
const countsIn = (source) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/?\*|\/\/)/.test(line) && !shares.test(line))
    .filter((line) => patterns.some((pattern) => pattern.test(line)));

test('money is counted by its package, and by the files that say why not', () => {
  const files = globSync('{shell/{src,server},{mf-*,packages/*,examples/*}/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/testing/**', 'packages/{money,bench,testing,e2e}/**', ...demo],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = Object.fromEntries(
    files.flatMap((file) => {
      const lines = countsIn(readFileSync(join(root, file), 'utf8'));
      return lines.length > 0 && !(file in exceptions) ? [[file, lines]] : [];
    }),
  );
  expect(found).toEqual({});
});

test('every file that is allowed to count still does', () => {
  const idle = Object.keys(exceptions).filter((file) => countsIn(readFileSync(join(root, file), 'utf8')).length === 0);
  expect(idle).toEqual([]);
});

test.each([
  ['const total = Math.round(price * quantity * 100) / 100;', 1],
  ['return { amount: tariff(parcel) / 100, currency };', 1],
  ['const minor = Math.round(order.total.amount * 100);', 1],
  ['total / 100.0 as total', 1],
  ['const kopecks = (hryvnia) => hryvnia * factor;', 1],
  ['return Math.round((from - taken) * 100) / 100;', 1],
  ['const percent = total ? Math.floor((done / total) * 100) : 0;', 0],
  ['// price * 100', 0],
  ['total: toMinor(price), limit: 100', 0],
])('counts the lines of %s', (source, count) => {
  expect(countsIn(source)).toHaveLength(count);
});
