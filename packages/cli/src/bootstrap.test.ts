import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './project.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Runs a script of the project with a Node that reads no TypeScript, as those before 22.18 do. */
function runOnOldNode(script: string, ...args: string[]) {
  const [program, ...words] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  const env = { ...process.env, NODE_OPTIONS: '' };
  return spawnSync(process.execPath, ['--no-experimental-strip-types', ...words, ...args], {
    ...{ cwd: root, env, encoding: 'utf8' },
  });
}

test.each(['vitryna', 'dev'])('npm run %s runs on a Node that reads no TypeScript', (script) => {
  const { status, stdout } = runOnOldNode(script, '--help');
  expect(stdout).toMatch(/^(?:vitryna COMMAND|pnpm dev \[APP…\])\n/m);
  expect(status).toBe(0);
});

test('what a command answers goes through: its exit code, and nothing but its own lines', () => {
  const unknown = runOnOldNode('vitryna', 'nonsense');
  expect(unknown.stdout).toBe('');
  expect(unknown.status).toBe(2);
});
