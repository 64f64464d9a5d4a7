import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import dependencyRules from './dependency-rules.cjs';
import { wayRules } from './references/escape-attempts.mjs';
import { styleRule } from './references/foreign-styles.mjs';
import { places } from './references/places.mjs';
import { cases } from './testing/cases.mjs';
import { makeFixtureTree } from './testing/fixture-tree.mjs';

const bin = join(import.meta.dirname, '../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const tree = makeFixtureTree(Object.fromEntries(cases.map(({ file, code }) => [file, code])));
const refused = new Map();

/** Both commands of `check:dependencies`, over the small copy. */
beforeAll(() => {
  const note = (file, rule) => refused.set(file, new Set([...(refused.get(file) ?? []), rule]));
  const run = (...args) =>
    spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
  const folders = ['shell', 'mf-*', 'packages', 'examples'];
  const cruised = run(bin, '--config', '.config/dependency-rules.cjs', ...folders, '--output-type', 'json');
  for (const { from, rule, cycle = [] } of JSON.parse(cruised).summary.violations) {
    for (const file of [from, ...cycle.map(({ name }) => name)]) note(file, rule.name);
  }
  for (const [, rule, file] of run('.config/check-references.mjs').matchAll(/ error (\S+): (\S+) →/g)) note(file, rule);
});
afterAll(() => tree.remove());

describe('a file that goes round a rule is refused by it', () => {
  test.each(cases.filter(({ rules }) => rules.length > 0))('$file: $rules', ({ file, rules, isLayer }) => {
    const found = [...(refused.get(file) ?? [])].sort();
    expect(found).toEqual(isLayer ? expect.arrayContaining(rules) : rules.toSorted());
  });
});

test('everything else passes', () => {
  const passing = [...tree.baseFiles, ...cases.filter(({ rules }) => rules.length === 0).map(({ file }) => file)];
  expect(passing.filter((file) => refused.has(file))).toEqual([]);
});

test('every rule has a file that goes round it', () => {
  const shown = new Set(cases.flatMap(({ rules }) => rules));
  const isOfTests = ({ from = {} }) => /^\^packages\/(?:bench|e2e|testing)\//.test(from.path ?? '');
  const names = [...dependencyRules.forbidden, styleRule, ...wayRules]
    .filter((rule) => !isOfTests(rule))
    .map(({ name }) => name);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test('every rule says why', () => {
  expect(dependencyRules.forbidden.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
});

test('every place that may go round a rule is there', () => {
  const cwd = join(import.meta.dirname, '..');
  expect(places.filter(([, glob]) => globSync(glob, { cwd }).length === 0)).toEqual([]);
});
