import { expect, test } from '@jest/globals';
import { readGaps, readRules } from './specification/rules.mjs';
import { countTags, readTaggedFiles, taggedTitles } from './specification/tagged-tests.mjs';

/** What may be named as building a rule that is open: the shopper's way through the remotes, and the shell around them. */
const builders = ['find', 'decide', 'buy', 'own', 'read', 'frame'];

const rules = readRules();
const gaps = readGaps();
const files = readTaggedFiles();
const titles = files.flatMap((file) => file.titles);
const shown = titles.flatMap(({ file, title, rules: named }) => named.map((rule) => ({ file, title, ...rule })));

test('every rule of every section has a test, or is open', () => {
  expect(new Set(rules.map(({ number }) => number.split('.')[0])).size).toBe(9);
  const held = new Set([...shown, ...gaps].map(({ number }) => number));
  expect(rules.map(({ number }) => number).filter((number) => !held.has(number))).toEqual([]);
});

test('so has every line of a table below a rule', () => {
  const lines = rules.flatMap(({ number, lines: names }) => names.map((name) => `${number} ${name}`));
  expect(lines.length).toBeGreaterThan(40);
  const held = new Set([
    ...shown.flatMap(({ number, lines: names }) => names.map((name) => `${number} ${name}`)),
    ...gaps.map(({ number, missing }) => `${number} ${missing}`),
  ]);
  expect(lines.filter((line) => !held.has(line))).toEqual([]);
});

test('every tag names a rule that exists, and lines of its table', () => {
  const linesOf = new Map(rules.map(({ number, lines }) => [number, lines]));
  const isKnown = ({ number, lines }) =>
    linesOf.has(number) && lines.every((line) => linesOf.get(number).includes(line));
  expect(shown.filter((rule) => !isKnown(rule))).toEqual([]);
  expect(gaps.filter(({ number }) => !linesOf.has(number))).toEqual([]);
});

test('every tag stands at the end of a title', () => {
  expect(files.filter(({ count, titles: found }) => count !== found.length).map(({ file }) => file)).toEqual([]);
});

test('what is open says what is missing and who builds it', () => {
  expect(gaps.filter(({ missing, builder }) => !missing || !builders.includes(builder))).toEqual([]);
});

test.each([
  ["test('pays [§4.1 §4.16]', run);", ['pays', ['4.1', '4.16']]],
  ["test.each([['pays [§4.1]', 1]])('%s', run);", ['pays', ['4.1']]],
  [`test(\`pays in \${language} [§4.1]\`, run);`, [`pays in \${language}`, ['4.1']]],
  ["test('has %s [§2.6 checkout, order §2.7]', run);", ['has %s', ['2.6 checkout, order', '2.7']]],
  ["test('pays', run); // [§4.1]", null],
  ["test('pays [§4.1] twice', run);", null],
  ["test('pays', { name: 'pays [§4.1]' });", null],
])('reads %s', (code, expected) => {
  const named = ({ number, lines }) => [number, lines.join(', ')].filter(Boolean).join(' ');
  const [found] = taggedTitles('a.test.ts', code);
  expect(found ? [found.title, found.rules.map(named)] : null).toEqual(expected);
  expect(countTags(code)).toBe(1);
});
