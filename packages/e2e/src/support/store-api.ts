import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, freePort, waitForHealth } from './gateway.ts';
import { dataFolder, gatewaySecret } from './store.ts';

const root = join(import.meta.dirname, '../../../..');

/** A store API with a database of its own, for what would disturb everybody else. */
export type OwnStoreApi = {
  port: number;
  /** One of the controls of contract §13. */
  order: (name: string, body: object) => Promise<void>;
  stop: () => Promise<void>;
};

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

async function startOver(folder: string, port: number, variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'packages/store-api/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      ASSORTMENT_FOLDER: join(root, 'examples/demo-shop'),
      GATEWAY_SECRET: gatewaySecret,
      MEDIA_WARMUP: 'off',
      DEV_CONTROLS: 'on',
      RATE_LIMIT_READS: 'off',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForHealth(child, urlOf(port));
  return child;
}

/** The database of a store that has just been seeded, which takes three times as long as starting over a copy of it. */
const seeded = join(dataFolder, 'seeded');

/** Makes what later stores begin with, unless it is there: nobody else may be starting one. */
export async function seedOnce(): Promise<void> {
  if (existsSync(seeded)) return;
  const folder = `${seeded}.draft`;
  rmSync(folder, { recursive: true, force: true });
  await endServer(await startOver(folder, await freePort(), {}));
  renameSync(folder, seeded);
}

/** The demo catalogue, and its pictures as far as the journeys' store has drawn them: one takes a quarter of a second. */
function copyDemo(folder: string): void {
  const pictures = join(dataFolder, 'store/media');
  if (existsSync(seeded)) cpSync(seeded, folder, { recursive: true });
  if (!existsSync(pictures)) return;
  // One that is being written has another name in a moment.
  const isWhole = (path: string) => !path.endsWith('.tmp');
  cpSync(pictures, join(folder, 'media'), { recursive: true, filter: isWhole });
}

/** Starts a store API in a temporary folder, with the demo catalogue unless `fill` puts another one into it. */
export async function startStoreApi(
  variables: Record<string, string> = {},
  fill: (folder: string) => void = copyDemo,
): Promise<OwnStoreApi> {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-api-'));
  fill(folder);
  const port = await freePort();
  const child = await startOver(folder, port, variables);
  return {
    port,
    order: async (name, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${urlOf(port)}/__dev/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The store API does not obey "${name}": ${answer.status}`);
    },
    async stop() {
      await endServer(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
