import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

type Row = { number: string; level: string; wording: string; held: string };
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line): Row => {
    const [number = '', level = '', wording = '', held = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number, level, wording, held };
  });
const filesOf = (part: string) =>
  [...part.matchAll(/`([^`\s]+\/[^`\s]+\.(?:ts|tsx|mjs))`/g)].map(([, file = '']) => file);
const isTest = (file: string) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file);

/** What the standard has, less the chapters that the text says do not apply: 70 and 183. */
const applicable = { '1': 70 - 4 - 5, '2': 183 - 3 - 24 - 7 };

test('every requirement of both levels has one row, in its order', () => {
  const countOf = (level: string) => rows.filter((row) => row.level === level).length;
  expect({ '1': countOf('1'), '2': countOf('2') }).toEqual(applicable);
  const numbers = rows.map(({ number }) => number);
  const order = new Intl.Collator('en', { numeric: true }).compare;
  expect(numbers).toEqual([...new Set(numbers)].toSorted(order));
});

test('every row names a test, or says what is missing or why nothing applies', () => {
  const says = ({ held }: Row) => /^(?:gap|not applicable): \S/.test(held) || filesOf(held).some(isTest);
  expect(rows.filter((row) => row.wording === '' || !says(row))).toEqual([]);
});

test('every file that is named is there, and those of the map are tests', () => {
  expect(filesOf(text).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(rows.flatMap(({ held }) => filesOf(held)).filter((file) => !isTest(file))).toEqual([]);
});
