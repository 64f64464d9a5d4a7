import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLineOutput, type StandardStream } from './line-output.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitryna-lines-'));
});
afterEach(() => rm(folder, { recursive: true }));

const reportLost = (lines: number) => `lost ${lines}\n`;
const streamOf = (fd: number): StandardStream => Object.assign(new PassThrough(), { fd });

test('writes lines in their order', async () => {
  const file = await open(join(folder, 'log'), 'w');
  const write = openLineOutput(streamOf(file.fd), reportLost);
  write('a\n');
  write('ї\n');
  await file.close();
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('a\nї\n');
});

test('goes on after a file could not be written, and tells how much is missing', async () => {
  await writeFile(join(folder, 'read-only'), '');
  const readOnly = await open(join(folder, 'read-only'), 'r');
  const stream = streamOf(readOnly.fd);
  let now = 0;
  const write = openLineOutput(stream, reportLost, () => now);
  write('a\n');
  write('b\n');
  await readOnly.close();
  const writable = await open(join(folder, 'log'), 'w');
  stream.fd = writable.fd;
  now = 999;
  write('c\n');
  now = 1000;
  write('d\n');
  await writable.close();
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('lost 3\nd\n');
});

test('keeps a bounded number of bytes for a pipe that nobody reads', async () => {
  const stream = Object.assign(new PassThrough({ highWaterMark: 1 }), { fd: -1 });
  const write = openLineOutput(stream, reportLost);
  for (let line = 0; line < 10_000; line += 1) write(`${'x'.repeat(99)}\n`);
  expect(stream.writableLength).toBeLessThan(300 * 1024);
});

const script = `
  import { openLineOutput } from ${JSON.stringify(new URL('./line-output.ts', import.meta.url).href)};
  const write = openLineOutput(process.stdout, (lines) => lines + ' lost');
  for (let line = 0; line < 1000; line += 1) write('line\\n');
  process.stdout.write('by somebody else\\n');
  process.stdin.resume().on('end', () => { write('last\\n'); process.exitCode = 7; });
`;

const isLinux = existsSync('/dev/full');

test.each([
  ['a full device', '/dev/full'],
  ['a pipe that is closed', 'pipe'],
])('a process goes on with %s', async (_, kind) => {
  if (!isLinux) return;
  const full = kind === 'pipe' ? null : await open(kind, 'w');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', full ? full.fd : 'pipe', 'inherit'],
  });
  child.stdout?.destroy();
  child.stdin?.end();
  const code = await new Promise((resolve) => child.on('exit', resolve));
  await full?.close();
  expect(code).toBe(7);
});
