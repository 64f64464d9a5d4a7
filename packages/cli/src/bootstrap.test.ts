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

test('help is standard output and no failure; what is wrong is standard error alone', () => {
  const help = bootstrap('--help');
  expect({ status: help.status, stderr: help.stderr }).toEqual({ status: 0, stderr: '' });
  expect(help.stdout).toMatch(/^node packages\/cli\/bootstrap\.mjs COMMAND\n/);
  const wrong = bootstrap('start', '--port');
  expect({ status: wrong.status, stdout: wrong.stdout }).toEqual({ status: 2, stdout: '' });
  expect(wrong.stderr).toContain('start does not take "--port"\n\nnpm start\n');
  expect(wrong.stderr).not.toContain('    at ');
});

test('what a command answers goes through: its exit code, and nothing but its own lines', () => {
  const unknown = runOnOldNode('vitryna', 'nonsense');
  expect(unknown.stdout).toBe('');
  expect(unknown.status).toBe(2);
});
