import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { combinations } from './combinations.ts';

type Journey = { title: string; file: string; line: number; tags: string[]; tests: { projectName: string }[] };
type Suite = { suites?: Suite[]; specs?: Journey[] };

const folder = join(import.meta.dirname, '../..');
const isOfShop = ({ file }: Journey) => file.startsWith('shop/');
const journeysIn = ({ suites = [], specs = [] }: Suite): Journey[] => [...specs, ...suites.flatMap(journeysIn)];

/** The journeys of a shopper as Playwright would run them, and where. */
function listJourneys(matrix: 'dealt' | 'full') {
  // Playwright takes Jest's variable for a mistake.
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const output = execFileSync(join(folder, 'node_modules/.bin/playwright'), ['test', '--list', '--reporter=json'], {
    cwd: folder,
    env: { ...env, MATRIX: matrix },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return journeysIn(JSON.parse(output))
    .filter(isOfShop)
    .map(({ title, file, line, tags, tests }) => ({
      name: `${file}:${line} ${title}`,
      tags,
      // Beside the combinations the main journeys run once more, without what makes them instant.
      runs: tests.map(({ projectName }) => projectName).filter((project) => project !== 'plain-navigation'),
    }));
}

const valuesOf = (key: 'language' | 'width', runs: string[]) =>
  new Set(combinations.filter(({ name }) => runs.includes(name)).map((combination) => combination[key]));

const journeys = listJourneys('dealt');

test('runs each journey in one combination, and in two that have both languages and both widths where its tag says so', () => {
  const wrong = journeys.filter(({ tags, runs }) => {
    if (!tags.includes('pair')) return runs.length !== 1;
    return runs.length !== 2 || valuesOf('language', runs).size !== 2 || valuesOf('width', runs).size !== 2;
  });
  expect(wrong).toEqual([]);
  expect(journeys.length).toBeGreaterThan(50);
});

test('runs few journeys in two', () => {
  expect(journeys.filter(({ tags }) => tags.includes('pair')).length).toBeLessThan(journeys.length / 20);
});

test.each(combinations)('runs about a quarter of what is run as $name', ({ name }) => {
  const runs = journeys.flatMap((journey) => journey.runs);
  const share = runs.filter((run) => run === name).length / runs.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
});

test('runs each journey in every combination that its tags allow when the whole matrix is asked for', () => {
  const whole = listJourneys('full');
  expect(whole.map(({ name }) => name).sort()).toEqual(journeys.map(({ name }) => name).sort());
  const allowed = (tags: string[]) => (tags.some((tag) => tag !== 'pair') ? 2 : 4);
  expect(whole.filter(({ tags, runs }) => runs.length !== allowed(tags))).toEqual([]);
});
