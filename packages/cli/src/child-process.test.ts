import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startChild } from './child-process.ts';

async function linesOf(env: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitryna-child-'));
  const module = join(folder, 'child.mjs');
  await writeFile(module, 'console.log(process.env.MALLOC_ARENA_MAX);');
  const lines: string[] = [];
  const child = startChild({ name: 'child', module, env, onLine: (line) => void lines.push(line) });
  await child.ended;
  await rm(folder, { recursive: true });
  return lines;
}

test('a long-running process has two arenas of memory, unless it is told otherwise', async () => {
  expect(await linesOf({})).toEqual(['2']);
  expect(await linesOf({ MALLOC_ARENA_MAX: '4' })).toEqual(['4']);
});
