import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeTemporaryFolder } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import { ask } from './start-gateway.ts';

const module = fileURLToPath(new URL('../server.ts', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processor time that a process has taken, in milliseconds. */
function cpuOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resolves when another process has computed for so long: in that time one that never rests would have, too. */
const otherComputes = (ms: number) =>
  once(spawn(process.execPath, ['--eval', `while (process.cpuUsage().user < ${ms * 1000});`]), 'exit');

const answerOf = async (url: string, path: string): Promise<number> =>
  ask(url, path).then(
    ({ status }) => status,
    () => 0,
  );

test.each([
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a file that is only read', () => openSync(module, 'r')],
  ['a pipe that is closed', () => 'pipe' as const],
])('a gateway whose log is %s goes on, at rest, until it is stopped', async (_, openLog) => {
  if (!existsSync('/dev/full')) return;
  const folder = await makeTemporaryFolder();
  const port = await freePort();
  const log = openLog();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [module], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'debug',
      API_URL: 'http://127.0.0.1:9',
      RELEASE_STORE: join(folder.path, 'store'),
    },
    stdio: ['ignore', log, log],
  });
  child.stdout?.destroy();
  child.stderr?.destroy();
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  try {
    await until(async () => (await answerOf(url, '/health')) !== 0 || child.exitCode !== null);
    for (let turn = 0; turn < 30; turn += 1) expect(await answerOf(url, '/user/anything')).toBe(503);
    const before = cpuOf(child);
    await otherComputes(600);
    expect(cpuOf(child) - before).toBeLessThan(300);
    expect(await answerOf(url, '/health')).toBe(503);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await folder.remove();
  }
});
