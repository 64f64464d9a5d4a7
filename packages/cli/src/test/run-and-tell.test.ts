import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../project.ts';

const units = `test('adds', () => { expect(1 + 1).toBe(3); });
test('takes', () => { expect(2 - 1).toBe(2); });
test('stays', () => {});`;

const config = `import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '.', testMatch: '**/*.spec.ts', retries: 1, workers: 1, outputDir: './results',
  reporter: [[${JSON.stringify(join(root, 'packages/e2e/src/support/report-journeys.ts'))}]],
  projects: [{ name: 'uk-phone' }],
});`;

const journeys = `import { expect, test } from '@playwright/test';
test('a lost race', ({}, { retry }) => { expect(retry, 'too late').toBe(1); });
test('passes', () => {});
test.skip('left out', () => {});`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-runner-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('sums.test.cjs', units);
  write('race.spec.ts', journeys);
  write('playwright.config.ts', config);
  write('package.json', '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'packages/e2e/node_modules/@playwright'), join(folder, 'node_modules/@playwright'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(...args: string[]) {
  const script = join(import.meta.dirname, 'testing/run-fixture.ts');
  // What this test's own runner says to it is not for the fixture.
  const { TEST_REPORT: _report, JEST_WORKER_ID: _worker, ...env } = process.env;
  const child = spawn(process.execPath, [script, folder, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, said: () => output };
}

test('all failures of a step are shown with their code, and no further step begins', async () => {
  const { ended, said } = start('tests');
  expect(await ended).toBe(1);
  expect(said()).toContain('● adds');
  expect(said()).toContain('● takes');
  expect(said()).toMatch(/> 1 \| test\('adds'/);
  expect(said()).toMatch(/units +FAILED +[\d.]+ {2}2 of 3 tests failed\n/);
  expect(said()).toMatch(/journeys +not run +after units had failed/);
  expect(said()).toMatch(/npm test -- --only units \S*sums\.test\.cjs\n/);
});

test('a run that keeps going counts everything, and its last lines name what was tried again', async () => {
  const { ended, said } = start('tests', '--keep-going');
  expect(await ended).toBe(1);
  expect(said()).toMatch(/journeys +passed +[\d.]+ {2}2 tests, 1 skipped\n/);
  const end = said().slice(said().indexOf('tried again: 1 of journeys'));
  expect(end).toMatch(/race\.spec\.ts › a lost race\n +first try +Error: too late\n +second try +passed\n/);
  expect(end).toMatch(/npm test -- --only journeys \S+race\.spec\.ts:2 --project=uk-phone\n$/);
});

test('a signal ends what runs, and the end says what had been checked', async () => {
  const { child, ended, said } = start('endless');
  const pidFile = join(folder, 'pid');
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') return;
      clearInterval(look);
      resolve();
    }, 20);
  });
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(said()).toMatch(/first +passed/);
  expect(said()).toMatch(/endless +stopped/);
  expect(said()).toMatch(/never +not run +the run was stopped/);
  expect(said()).toContain('STOPPED after');
  expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
});
