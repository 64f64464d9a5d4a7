import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { openTestFolder } from './database/open-test-database.ts';
import { addAssortment } from './testing/assortment.ts';

const module = fileURLToPath(new URL('./main.ts', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const statusOf = async (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

test('a store API whose output is full and whose log is closed starts, serves and stops', async () => {
  if (!existsSync('/dev/full')) return;
  const folder = await mkdtemp(join(tmpdir(), 'vitryna-log-'));
  const database = await openTestFolder(folder);
  await addAssortment(database, [{ code: 'lamp' }]);
  await database.close();
  const port = await freePort();
  const child = spawn(process.execPath, [module], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, MEDIA_WARMUP: 'off', DATABASE_URL: '' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  child.stderr?.destroy();
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  try {
    const health = `http://127.0.0.1:${port}/health`;
    await until(async () => (await statusOf(health)) !== 0 || child.exitCode !== null);
    expect(await statusOf(health)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/user/catalog/category/list`)).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
