import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesOf, folders, workspaces } from './workspaces.cjs';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const isIn = (name, path) => new RegExp(`^${filesOf(name)}`).test(path);

test('every workspace has its line, remotes share one', () => {
  const nameless = folders().filter(
    (folder) => !Object.keys(workspaces).some((name) => isIn(name, `${folder}/package.json`)),
  );
  const help = (folder) => `${folder} has no line: say in .config/workspaces.cjs what it may import`;
  expect(nameless.map(help)).toEqual([]);
});

test('every line is of something that exists, and names what exists', () => {
  const files = globSync(
    folders().map((folder) => `${folder}/{*,*/**}`),
    {
      cwd: root,
      exclude: ['**/node_modules', '**/dist'],
    },
  );
  const named = Object.entries(workspaces).flatMap(([name, line]) => [name, ...line.imports, ...(line.besides ?? [])]);
  expect(named.filter((name) => !files.some((file) => isIn(name, file)))).toEqual([]);
});

test('rules, types and unused code are checked in every workspace', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const covered = scripts['check:dependencies'].replaceAll('"', '').split(/\s+/);
  const { include } = JSON.parse(read('.config/tsconfig.json'));
  const isCovered = (list, folder) => list.some((pattern) => folder.replace(/^mf-.*/, 'mf-*').startsWith(pattern));
  expect(folders().filter((folder) => !isCovered(covered, folder))).toEqual([]);
  const typed = include.map((pattern) => pattern.replace(/^\.\.\//, '').replace(/\/\*\*\/\*$/, ''));
  expect(folders().filter((folder) => !isCovered(typed, folder))).toEqual([]);
});

test('every test that there is runs', () => {
  const left = ['**/node_modules', '**/dist', '.tools', '.data', '.git'];
  const there = globSync('{,.*/,**/}*.test.{ts,tsx,mts,js,jsx,mjs,cjs}', { cwd: root, exclude: left }).map((file) =>
    join(root, file),
  );
  const jest = ['node_modules/jest/bin/jest.js', '--config', '.config/jest.config.mjs', '--listTests', '--json'];
  const { stdout } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
  expect(there.filter((file) => !JSON.parse(stdout).includes(file))).toEqual([]);
  expect(there.length).toBeGreaterThan(200);
});
