import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:term|-+) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const terms = rows.map(([, term]) => term);

test('the glossary has each term once, in order, and few enough to learn', () => {
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.length).toBeLessThanOrEqual(60);
  expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')));
});

test('the owner of each term exists', () => {
  const owners = rows.map(([, term, , owner]) => [term, owner?.replaceAll('`', '') ?? '']);
  expect(owners.filter(([, owner]) => !owner || !existsSync(join(root, owner)))).toEqual([]);
});
