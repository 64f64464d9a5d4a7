import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitForHealth } from './gateway.ts';
import { gatewaySecret } from './store.ts';

const root = join(import.meta.dirname, '../../../..');

/** A store API with a database of its own, for what would disturb everybody else. */
export type OwnStoreApi = {
  port: number;
  /** One of the controls of contract §13. */
  order: (name: string, body: object) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a store API in a temporary folder, with the demo catalogue unless `fill` puts another one into it. */
export async function startStoreApi(
  variables: Record<string, string> = {},
  fill: (folder: string) => void = () => {},
): Promise<OwnStoreApi> {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-api-'));
  fill(folder);
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'packages/store-api/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      GATEWAY_SECRET: gatewaySecret,
      MEDIA_WARMUP: 'off',
      DEV_CONTROLS: 'on',
      RATE_LIMIT_READS: 'off',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForHealth(child, url);
  return {
    port,
    order: async (name, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/__dev/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`The store API does not obey "${name}": ${answer.status}`);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
