import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const script = `
  import { printError, printStep } from ${JSON.stringify(new URL('./progress.ts', import.meta.url).href)};
  printStep('api', 'a line');
  printError('a complaint');
  process.stdin.resume().on('end', () => {
    printStep('api', 'another line');
    process.exitCode = 7;
  });
`;

test.each([
  ['a full disk', '/dev/full'],
  ['a pipe that is closed', null],
])('a process that writes progress to %s goes on', async (_, device) => {
  if (!existsSync('/dev/full')) return;
  const output = device === null ? 'pipe' : openSync(device, 'w');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', output, output],
  });
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.stdin?.end();
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(7);
});
