import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './build-apps.ts';
import { findChromium } from './chromium.ts';
import { findEngines } from './engines.ts';
import { installPackages } from './install-package.ts';
import { runLongBenches } from './long-benches.ts';
import { startObjectStorage } from './object-storage.ts';
import { startPostgres } from './postgres.ts';
import { elapsed, printStep } from './progress.ts';
import { apps, dataFolder, root } from './project.ts';
import { run } from './run.ts';

/**
 * Tests of the store API that open a database: what the others say does not depend on the engine. Whole stores over PostgreSQL are what
 * the production start is about.
 */
const relatedToDatabase = [
  ...['--findRelatedTests', 'packages/store-api/src/database/open-test-database.ts'],
  ...['--testPathIgnorePatterns', '/mf-', '/packages/cli/'],
];

async function listTestsOfDatabase(): Promise<string[]> {
  const output = await run('pnpm', ['check:units', '--listTests', ...relatedToDatabase], { isQuiet: true });
  const files = output.split('\n').filter((line) => line.startsWith(root));
  if (files.length === 0) throw new Error('No test opens a database.');
  return files;
}

/**
 * Modules of the store API are tested on one engine. On both run the test of every call, and so every statement, and the tests of what
 * depends on the engine, which is in no module.
 */
const isOfModule = (file: string) => file.includes('/packages/store-api/src/modules/');

/**
 * Node's compiled TypeScript is cached: tests start the same programs some hundred times, and without it each start spends more on
 * reading its sources than on anything else.
 */
const compileCache = join(dataFolder, 'compile-cache');

/** The file of retried tests (`.config/tried-again.json`) of all steps. */
const triedAgainLog = join(dataFolder, 'tried-again.log');

/** A named check; the first that fails ends the run with its output in sight. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  printStep('check', name);
  await work();
  printStep('passed', `${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Told when it has ended, with what it said only if it failed: others run beside it. */
const quietly = (name: string) => step(name, () => run('pnpm', [`check:${name}`], { isQuiet: true }));

/** Of these one computes on one core as long as the others together. None is left running when another fails. */
async function checkSources(): Promise<void> {
  const others = async () => {
    for (const name of ['format', 'unused', 'browsers', 'types']) await quietly(name);
  };
  for (const outcome of await Promise.allSettled([quietly('dependencies'), others()])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** Unit tests with a PostgreSQL server, which lives as long as they run. Answers whether there is one. */
async function onPostgres(name: string, tests: string[], env: Record<string, string> = {}): Promise<boolean> {
  const postgres = await startPostgres(join(dataFolder, 'test-postgres'));
  if (!postgres) {
    printStep('skipped', `${name}: no server program on this machine and no right to install one`);
    return false;
  }
  await step(name, () =>
    run('pnpm', ['check:units', ...tests], { env: { TEST_DATABASE_URL: postgres.url, ...env } }).finally(postgres.stop),
  );
  return true;
}

/** The built programs that deploy/ starts. */
async function checkProductionStart(): Promise<void> {
  const programs = ['haproxy', 'openssl'];
  const areThere = () => programs.every((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined);
  if (!areThere()) installPackages(programs);
  if (areThere()) await onPostgres('production start', ['packages/cli/src/production'], { PRODUCTION_START: 'on' });
  else
    printStep(
      'skipped',
      `production start: ${programs.join(' or ')} is not on this machine, and no right to install it`,
    );
}

/**
 * `npm test`: every check there is, in the order in which a mistake is cheapest to find. `npm run test:full`, which is asked for by
 * `--full`, runs the journeys in every language at every width instead of in pairs of them, a dry run of a third language, and the benches that take
 * minutes.
 */
async function test(): Promise<void> {
  const isFull = process.argv.includes('--full');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(triedAgainLog, '');
  process.env.TRIED_AGAIN_LOG = triedAgainLog;
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  await checkSources();
  const ofDatabase = await listTestsOfDatabase();
  const isOnPostgres = await onPostgres('store API on PostgreSQL', ['--runTestsByPath', ...ofDatabase]);
  const done = isOnPostgres && !isFull ? ofDatabase.filter(isOfModule) : [];
  // The gate's own tests bring pages to life, too.
  const chromium = await findChromium();
  await step('units', () =>
    run('pnpm', ['check:units', '--testPathIgnorePatterns', '/node_modules/', ...done], {
      env: { CHROMIUM: chromium },
    }),
  );
  const storage = await startObjectStorage(join(dataFolder, 'test-object-storage'), isFull);
  if (storage) {
    await step('release store on an object storage', () =>
      run('pnpm', ['check:units', 'packages/release/src/release-stores/release-store.test.ts'], {
        env: storage.env,
      }).finally(storage.stop),
    );
  } else {
    printStep('skipped', 'release store on an object storage: npm run test:full installs one where it may');
  }
  await step('build', buildApps);
  const missing = apps.filter((app) => !existsSync(join(root, app, 'dist/release.json')));
  if (missing.length > 0) throw new Error(`No release was built for ${missing.join(', ')}.`);
  await checkProductionStart();
  const engines = findEngines();
  const leftOut = engines.missing.map(
    (name) => `SKIPPED: no journey ran in ${name}, which is not on this machine and may not be installed`,
  );
  for (const line of leftOut) printStep('skipped', line);
  await step('journeys', () =>
    run('pnpm', ['--filter', '@vitryna/e2e', 'journeys'], {
      env: { CHROMIUM: chromium, ENGINES: engines.present.join(), MATRIX: isFull ? 'full' : 'pairs' },
    }),
  );
  if (isFull) await step('a third language', () => run('pnpm', ['check:third-language']));
  if (isFull) await step('long benches', () => runLongBenches(chromium));
  const triedAgain = readFileSync(triedAgainLog, 'utf8').split('\n').filter(Boolean);
  const outcome = [
    `every check passed in ${elapsed()} s`,
    `${triedAgain.length} tests were tried again`,
    ...triedAgain,
    ...leftOut,
  ];
  process.stdout.write(`\n${outcome.map((line) => `         ${line}\n`).join('')}`);
}

await test().catch((error: unknown) => {
  process.stderr.write(`\n[cli] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
