import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { startTestStrapi } from '../content/test-strapi.ts';
import { installPackages } from '../install-package.ts';
import { startObjectStorage } from '../object-storage.ts';
import { startPostgres } from '../postgres.ts';
import { dataFolder } from '../project.ts';
import { listTests, runUnits } from './jest.ts';
import type { Step, StepTools } from './step.ts';

/**
 * Tests of the store API that open a database: what the others say does not depend on the engine. Whole stores over PostgreSQL are what
 * the production start is about.
 */
async function listTestsOfDatabase(): Promise<string[]> {
  const files = await listTests([
    ...['--findRelatedTests', 'packages/store-api/src/database/open-test-database.ts'],
    ...['--testPathIgnorePatterns', '/mf-', '/packages/cli/'],
  ]);
  if (files.length === 0) throw new Error('No test opens a database.');
  return files;
}

/**
 * Modules of the store API are tested on one engine. On both run the test of every call, and so every statement, and the tests of what
 * depends on the engine, which is in no module.
 */
const isOfModule = (file: string) => file.includes('/packages/store-api/src/modules/');

/** Unit tests with a PostgreSQL server, which lives as long as they run. */
async function onPostgres(tools: StepTools, args: readonly string[], env: Record<string, string> = {}) {
  const postgres = await startPostgres(join(dataFolder, 'test-postgres'));
  if (!postgres) return { skipped: 'no server program on this machine and no right to install one' };
  await runUnits(tools.run, args, { TEST_DATABASE_URL: postgres.url, ...env }).finally(postgres.stop);
  return undefined;
}

/** What the steps of unit tests are told: all tests, or only these files. */
export type UnitChoice = { files: readonly string[] | null; isFull: boolean };

/** The store API on PostgreSQL, then all tests; what the first has tested of modules the second leaves out. */
export function unitSteps({ files, isFull }: UnitChoice): { postgres: Step; units: Step } {
  let tested: readonly string[] = [];
  const chosen = (all: readonly string[]) => (files === null ? all : all.filter((file) => files.includes(file)));
  const postgres: Step = {
    name: 'postgres',
    title: 'store API on PostgreSQL',
    work: async (tools) => {
      if (tools.words.length > 0) return onPostgres(tools, tools.words);
      const ofDatabase = chosen(await listTestsOfDatabase());
      if (ofDatabase.length === 0) return { skipped: 'the change reaches no test of the database' };
      const skipped = await onPostgres(tools, ['--runTestsByPath', ...ofDatabase]);
      if (!skipped) tested = ofDatabase;
      return skipped;
    },
  };
  const units: Step = {
    name: 'units',
    title: 'units',
    work: async ({ run, words }) => {
      // The gate's own tests bring pages to life, too.
      const env = { CHROMIUM: await findChromium() };
      const done = isFull ? [] : tested.filter(isOfModule);
      const left = files?.filter((file) => !done.includes(file));
      if (words.length > 0) await runUnits(run, words, env);
      else if (left === undefined) await runUnits(run, ['--testPathIgnorePatterns', '/node_modules/', ...done], env);
      else if (left.length === 0) return { skipped: 'the change reaches no other test' };
      else await runUnits(run, ['--runTestsByPath', ...left], env);
      return undefined;
    },
  };
  return { postgres, units };
}

/** The store of releases on an object storage. */
export const objectStorageStep = (isFull: boolean): Step => ({
  name: 'object-storage',
  title: 'release store on an object storage',
  work: async ({ run, words }) => {
    const storage = await startObjectStorage(join(dataFolder, 'test-object-storage'), isFull);
    if (!storage) return { skipped: 'npm run test:full installs one where it may' };
    const tests = words.length > 0 ? words : ['packages/release/src/release-stores/release-store.test.ts'];
    await runUnits(run, tests, storage.env).finally(storage.stop);
    return undefined;
  },
});

/** The content of a real Strapi. */
export const strapiStep = (isFull: boolean): Step => ({
  name: 'strapi',
  title: 'content in a Strapi',
  work: async ({ run, words }) => {
    const strapi = await startTestStrapi(join(dataFolder, 'test-strapi'), isFull);
    if (!strapi) return { skipped: 'npm run test:full installs one where it may' };
    const tests = words.length > 0 ? words : ['packages/store-api/src/modules/content/content-contract.test.ts'];
    await runUnits(run, tests, strapi.env).finally(strapi.stop);
    return undefined;
  },
});

/** The built programs that deploy/ starts. */
export const productionStep: Step = {
  name: 'production-start',
  title: 'production start',
  needs: ['build'],
  work: async (tools) => {
    const programs = ['haproxy', 'openssl'];
    const areThere = () => programs.every((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined);
    if (!areThere()) installPackages(programs);
    if (!areThere()) return { skipped: `${programs.join(' or ')} is not on this machine, and no right to install it` };
    const tests = tools.words.length > 0 ? tools.words : ['packages/cli/src/production'];
    return onPostgres(tools, tests, { PRODUCTION_START: 'on' });
  },
};
