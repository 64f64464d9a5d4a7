import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from '../../chromium.ts';
import { printStep } from '../../progress.ts';
import { root } from '../../project.ts';
import { run } from '../../run.ts';
import { reachFile } from '../files.ts';
import { listTests } from '../jest.ts';
import { readChangedFiles } from './changed-files.ts';
import { chooseJourneys, parseList } from './choose-journeys.ts';
import { chooseTests, looksThroughFolders } from './choose-tests.ts';
import { readReach } from './reach.ts';
import { partsOf } from './remote-parts.ts';

/** What a change can reach; null where that is everything. */
export type ChangePlan = {
  tests: readonly string[] | null;
  journeys: { list: string[]; engines: string[] } | null;
  /** Steps that it cannot reach. */
  without: ReadonlySet<string>;
  leftOut: string[];
};

/** Steps for which only these files matter. */
const narrow: [string, RegExp][] = [
  ['object-storage', /^packages\/release\//],
  ['production-start', /^(?:deploy|shell\/server|packages\/(?!bench|e2e|testing)[^/]+)\/|^pnpm-lock\.yaml$/],
];

async function testsOf(files: readonly string[]): Promise<{ tests: string[] | null; outOf: number }> {
  const choice = chooseTests(files);
  const all = await listTests([]);
  if (choice === 'all') return { tests: null, outOf: all.length };
  const there = choice.relatedTo.filter((file) => existsSync(join(root, file)));
  const related = new Set(there.length === 0 ? [] : await listTests(['--findRelatedTests', ...there]));
  const isChosen = (path: string) =>
    related.has(path) ||
    choice.folders.some((folder) => relative(root, path).startsWith(folder)) ||
    looksThroughFolders(readFileSync(path, 'utf8'));
  return { tests: all.filter(isChosen), outOf: all.length };
}

async function journeysOf(files: readonly string[]) {
  const env = { CHROMIUM: await findChromium(), ENGINES: 'chromium' };
  const listed = parseList(
    await run('pnpm', ['--silent', '--filter', '@vitryna/e2e', 'journeys', '--list'], { env, isQuiet: true }),
  );
  const reach = readReach(reachFile);
  const parts = (remote: string, own: string[]) => partsOf(root, remote, own);
  return { listed, choice: chooseJourneys({ files, listed, reach, partsOf: parts }) };
}

/** Finds out what the files that differ from a revision can reach, and says what is left out and why. */
export async function planChange(revision: string | null): Promise<ChangePlan> {
  const { since, files } = readChangedFiles(revision);
  printStep('changed', `${files.length} files since ${since}`);
  const leftOut: string[] = [];
  const without = new Set(
    narrow.filter(([, pattern]) => !files.some((file) => pattern.test(file))).map(([name]) => name),
  );
  for (const name of without) leftOut.push(`${name}: nothing that it is about has changed`);
  const { tests, outOf } = await testsOf(files);
  if (tests) leftOut.push(`${outOf - tests.length} of ${outOf} files of unit tests: they import nothing that changed`);
  const { listed, choice } = await journeysOf(files);
  if ('all' in choice) {
    printStep('changed', `all journeys: ${choice.all}`);
    return { tests, journeys: null, without, leftOut };
  }
  const { journeys } = choice;
  if (journeys.length < listed.length)
    leftOut.push(
      `${listed.length - journeys.length} of ${listed.length} journeys: when they last ran, none met what changed`,
    );
  leftOut.push('journeys in Firefox and WebKit: those that run in Chromium go the same ways');
  if (journeys.length === 0) for (const name of ['build', 'journeys']) without.add(name);
  const list = journeys.map(
    ({ project, file, title }) => `[${project}] › ${file} › ${title.replace(/(?: @[\w-]+)+$/, '')}`,
  );
  return { tests, journeys: { list, engines: ['chromium'] }, without, leftOut };
}
