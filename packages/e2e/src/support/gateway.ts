import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderReleaseStore, type ReleaseStore } from '@vitryna/release';
import { apiPort, dataFolder, gatewaySecret } from './store.ts';

const root = join(import.meta.dirname, '../../../..');

/** A gateway with a release store of its own in front of the journeys' store API. */
export type OwnGateway = {
  url: string;
  storeFolder: string;
  store: ReleaseStore;
  /** Ends it and starts it again at the same address with other variables. */
  restart: (variables: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a gateway on a copy of the journeys' releases, so that a spec can promote and break what it likes; in front of the
 * journeys' store API unless the spec has one of its own. `own` are variables that it begins with.
 */
export async function startGateway(
  prepare: (storeFolder: string) => void | Promise<void> = () => {},
  api = apiPort,
  own: Record<string, string> = {},
): Promise<OwnGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-gateway-'));
  const storeFolder = join(folder, 'releases');
  cpSync(join(dataFolder, 'releases'), storeFolder, { recursive: true });
  await prepare(storeFolder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const run = async (variables: Record<string, string> = {}): Promise<ChildProcess> => {
    const started = spawn(process.execPath, ['--enable-source-maps', join(root, 'shell/server/server.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        API_URL: `http://127.0.0.1:${api}`,
        PUBLIC_URL: url,
        RELEASE_STORE: storeFolder,
        GATEWAY_SECRET: gatewaySecret,
        PAGE_FRESH_SECONDS: '1',
        UPSTREAM_WAIT_MS: '10000',
        LOG_LEVEL: 'error',
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await waitForHealth(started, url);
    return started;
  };
  let child = await run(own);
  return {
    url,
    storeFolder,
    store: createFolderReleaseStore(storeFolder),
    async restart(variables) {
      await endServer(child);
      child = await run(variables);
    },
    async stop() {
      await endServer(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a server in order. */
export const endServer = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Waits for a server that was just started, for as long as the fixture may take; throws when it ends instead. */
export async function waitForHealth(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error(`The server for ${url} ended with ${child.exitCode ?? child.signalCode}.`);
    const isUp = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
