import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import triedAgain from './tried-again.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const builders = ['find', 'decide', 'buy', 'own', 'read', 'frame'];

test('what may be tried again is there, is one of few, and says why and whose it is', () => {
  expect(triedAgain.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  expect(triedAgain.filter(({ file }) => !/\.test\.ts$/.test(file))).toEqual([]);
  expect(triedAgain.filter(({ reason, owner }) => reason.length < 20 || !builders.includes(owner))).toEqual([]);
  expect(new Set(triedAgain.map(({ file }) => file)).size).toBe(triedAgain.length);
  expect(triedAgain.length).toBeLessThanOrEqual(12);
});

test('only a suite on the list has a second try, and it is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-tried-again-'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, '.config'));
  for (const name of ['try-again.cjs', 'report-tests.mjs'])
    copyFileSync(join(root, '.config', name), join(folder, '.config', name));
  write('.config/tried-again.json', JSON.stringify([{ file: 'listed.test.cjs' }]));
  for (const name of ['listed', 'other'])
    write(`${name}.test.cjs`, `let tries = 0; test('${name} race', () => { tries += 1; expect(tries).toBe(2); });`);
  const config = {
    ...{ rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {} },
    ...{
      setupFilesAfterEnv: ['<rootDir>/.config/try-again.cjs'],
      reporters: ['<rootDir>/.config/report-tests.mjs'],
    },
  };
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config), '--runInBand'];
  const report = join(folder, 'report');
  const { status, stderr } = spawnSync(process.execPath, jest, {
    ...{ cwd: folder, encoding: 'utf8', env: { ...process.env, TEST_REPORT: report } },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('tried again: listed.test.cjs › listed race');
  const lines = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ kind }) => kind === 'tried again')).toEqual([
    {
      ...{ kind: 'tried again', file: 'listed.test.cjs', title: 'listed race', hasPassed: true },
      ...{ first: expect.stringMatching(/^Error: expect/), pictures: [], trace: null, again: ['listed.test.cjs'] },
    },
  ]);
  rmSync(folder, { recursive: true, force: true });
});
