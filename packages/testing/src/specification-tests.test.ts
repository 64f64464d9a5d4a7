import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What may be named as building a rule that is open: the shopper's way through the remotes, and the shell around them. */
const builders = ['find', 'decide', 'buy', 'own', 'read', 'frame'];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Numbers of the specification's rules in their order, and what a table below a rule lists: its first cells. */
function readRules(text: string): { numbers: string[]; parts: { number: string; part: string }[] } {
  const numbers: string[] = [];
  const parts: { number: string; part: string }[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const number = /^- \*\*(\d+\.\d+)\*\* /.exec(line)?.[1];
    if (number) numbers.push(number);
    const isHead = /^\| -/.test(lines[index + 1] ?? '');
    const [part = ''] = cellsOf(line);
    if (/^\| [^-]/.test(line) && !isHead) parts.push({ number: numbers.at(-1) ?? '', part });
  }
  return { numbers, parts };
}

const [held = '', open = ''] = read('docs/specification-tests.md').split('\n## Open\n');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ /.test(line))
    .map(cellsOf);
const tests = rowsOf(held).map(([number = '', rule = '', file = '', title = '']) => ({ number, rule, file, title }));
const gaps = rowsOf(open).map(([number = '', rule = '', builder = '']) => ({ number, rule, builder }));
const { numbers, parts } = readRules(read('docs/specification.md'));
const rows = [...tests, ...gaps];

test('every rule of every section has a row', () => {
  expect(new Set(numbers.map((number) => number.split('.')[0])).size).toBe(9);
  expect(numbers.filter((number) => !rows.some((row) => row.number === number))).toEqual([]);
});

test('so has every line of a table below a rule', () => {
  expect(parts.length).toBeGreaterThan(40);
  const isNamed = ({ number, part }: (typeof parts)[number]) =>
    rows.some((row) => row.number === number && row.rule === part);
  expect(parts.filter((line) => !isNamed(line))).toEqual([]);
});

test('rows follow the order of the rules', () => {
  for (const table of [tests, gaps]) {
    const places = table.map(({ number }) => numbers.indexOf(number));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('every row names a test that exists', () => {
  expect(tests.filter(({ file, title }) => !hasTest(file.replaceAll('`', ''), title))).toEqual([]);
});

test('what is open says what is missing and who builds it', () => {
  expect(gaps.filter(({ rule, builder }) => rule === '' || !builders.includes(builder))).toEqual([]);
});

/**
 * The title is written out whole, in a call or as the first value of a case; one that ends in a value, such as the language,
 * may end before it.
 */
function hasTest(file: string, title: string): boolean {
  if (title === '' || !/\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file) || !existsSync(join(root, file))) return false;
  const code = read(file).replace(/([([])\s+/g, '$1');
  const starts = ["('", '(`', '("', "['"];
  return starts.some((start) => [start.at(-1), ' ${'].some((end) => code.includes(`${start}${title}${end}`)));
}
