import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { messages, waitsOf } from './source/waits.mjs';

const root = join(import.meta.dirname, '..');

/** Tests of Jest and Playwright, and what they use. */
const isTest = (file) =>
  /\.(?:test|spec|setup)\.[cm]?[jt]sx?$/.test(file) ||
  (/\.[cm]?[jt]sx?$/.test(file) && /(?:^|\/)(?:testing|support)\/|^packages\/(?:testing|e2e)\/src\//.test(file));

/** Files that may, each with its reason. */
const exceptions = {
  '.config/waits.test.mjs': 'shows what is refused',
  'packages/e2e/src/engines/support/driver-process.ts': 'looks again whether a driver listens',
  'packages/e2e/src/engines/support/firefox-driver.ts': 'looks again whether Firefox listens',
  'packages/e2e/src/engines/support/shopper.ts': 'looks again at a page: WebDriver has no events for all of it',
  'packages/e2e/src/operations/content-pictures.spec.ts':
    'how long a shopper waits at least is its subject; no machine is too slow for that',
  'packages/e2e/src/support/gateway.ts': 'looks again whether a gateway listens',
  'packages/e2e/src/support/in-pieces.ts': 'a slow line is its subject',
  'packages/store-api/src/frozen-database.test.ts':
    'an open circuit shows in how soon it refuses; it is asked until it does',
  'packages/store-api/src/testing/persistent-shopper.ts': 'shoppers who try again rest between two tries',
  'packages/store-api/src/testing/persistent-writer.ts': 'shoppers who try again rest between two tries',
};
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isTest(file) && !deleted.includes(file));
const found = new Map(files.map((file) => [file, waitsOf(file, readFileSync(join(root, file), 'utf8'))]));

test('no test waits for time, or judges by it', () => {
  expect(files.length).toBeGreaterThan(700);
  const refused = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) => found.get(file).map(({ line, message }) => `${file}:${line}: ${message}`));
  expect(refused).toEqual([]);
});

test('an exception is one that is needed', () => {
  expect(Object.keys(exceptions).filter((file) => !found.get(file)?.length)).toEqual([]);
});

const { sleep, loop, bound, limit } = messages;

test.each([
  ['await page.waitForTimeout(100);', sleep],
  ['await new Promise((resolve) => setTimeout(resolve, 20));', sleep],
  ['await new Promise((resolve) => setTimeout(resolve, pauseMs));', sleep],
  ['setTimeout(() => answer.resolve(), 300);', sleep],
  ["import { setTimeout as wait } from 'node:timers/promises';", sleep],
  ["const { setTimeout: wait } = await import('timers/promises');", sleep],
  ['const program = `await new Promise((go) => setTimeout(go, 100))`;', sleep],
  ["const page = 'setTimeout(() => { throw new Error() }, 20);';", sleep],
  ['await new Promise((resolve) => setTimeout(resolve));', null],
  ['await new Promise((resolve) => setTimeout(resolve, 0));', null],
  ['await jest.advanceTimersByTimeAsync(100);', null],
  ['while (Date.now() < end);', loop],
  ['for (; performance.now() < end; );', loop],
  ['while (!isSo()) await turn();', null],
  ['expect(performance.now() - begun).toBeLessThan(100);', bound],
  ['const ms = Date.now() - begun;\nexpect(ms).toBeLessThan(4999);', bound],
  ['const ms = Date.now() - begun;\nexpect(ms).toBeLessThan(5000);', null],
  ['const took = { ms: performance.now() - begun };\nexpect(Math.max(took.ms)).toBeLessThanOrEqual(limit);', bound],
  ['const second = 1000;\nconst seen = Date.now() - begun;\nexpect(seen).toBeLessThan(3 * second);', bound],
  ['const second = 1000;\nconst seen = Date.now() - begun;\nexpect(seen).toBeLessThan(30 * second);', null],
  ['expect(performance.now() - begun).toBeGreaterThan(900);', bound],
  ['expect(back.ms).toBeLessThan(1000);', bound],
  ['const limits = { ms: 400 };\nif (performance.now() - begun < limits.ms) again();', bound],
  ['if (performance.now() - begun > options.stuckMs) stop();', null],
  ['expect(answers.length).toBeLessThan(10);', null],
  ['await expect(note).toBeVisible({ timeout: 500 });', limit],
  ['await expect(note).toBeVisible({ timeout: 30_000 });', null],
  ['await expect(async () => { await note.click({ timeout: 500 }); }).toPass();', null],
  ['await fetch(url, { signal: AbortSignal.timeout(1000) });', limit],
  ['test.setTimeout(1000);', limit],
  ["test('is quick', async () => {}, 1000);", limit],
])('%s', (code, message) =>
  expect(waitsOf('a.test.ts', code).map((one) => one.message)).toEqual(message ? [message] : []),
);
