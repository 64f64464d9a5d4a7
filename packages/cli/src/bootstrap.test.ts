import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './project.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Runs a script of the project with a Node that reads no TypeScript, as those before 22.18 do. */
function runOnOldNode(script: string, ...args: string[]) {
  const [program, ...argv] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  const env = { ...process.env, NODE_OPTIONS: '' };
  return spawnSync(process.execPath, ['--no-experimental-strip-types', ...argv, ...args], {
    ...{ cwd: root, env, encoding: 'utf8' },
  });
}

const bootstrap = (...argv: string[]) =>
  spawnSync(process.execPath, ['packages/cli/bootstrap.mjs', ...argv], { cwd: root, encoding: 'utf8' });

test.each(['vitryna', 'dev'])('npm run %s runs on a Node that reads no TypeScript', (script) => {
  const { status, stdout } = runOnOldNode(script, '--help');
  expect(stdout).toMatch(/^(?:vitryna COMMAND|pnpm dev \[APP…\])\n/m);
  expect(status).toBe(0);
});

test.each([
  [['--help'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['-h'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['help'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['start', '--help'], /^npm start\n/],
  [['test', '-h'], /^npm test \[-- --full \| --changed \[since REVISION\]\]/],
])('bootstrap.mjs %j says how it is used', (argv, text) => {
  const { status, stdout, stderr } = bootstrap(...argv);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(text);
});

test.each([
  [['nonsense'], '"nonsense" is no command\n\nnode packages/cli/bootstrap.mjs COMMAND\n'],
  [['toString'], '"toString" is no command\n\nnode packages/cli/bootstrap.mjs COMMAND\n'],
  [['start', '--port'], 'start does not take "--port"\n\nnpm start\n'],
  [['test', '--ful'], 'test does not take "--ful"\n\nnpm test [-- --full'],
])('bootstrap.mjs %j says what is wrong', (argv, text) => {
  const { status, stdout, stderr } = bootstrap(...argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(text);
  expect(stderr).not.toContain('    at ');
});

test('what a command answers goes through: its exit code, and nothing but its own lines', () => {
  const unknown = runOnOldNode('vitryna', 'nonsense');
  expect(unknown.stdout).toBe('');
  expect(unknown.status).toBe(2);
});
