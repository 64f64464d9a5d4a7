import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startChild, stopChild, waitUntilHealthy } from './child-process.ts';
import { say } from './progress.ts';
import { dataFolder, root } from './project.ts';
import { writeTranslations } from './translations-file.ts';

export type StoreOptions = {
  port: number;
  apiPort: number;
  publicUrl: string;
  /** Processes that share the store's port; more than one needs Linux. */
  gateways?: number;
  /** Extra environment of both processes. */
  env?: Record<string, string>;
};

/** The two processes of a running store: the store API and the gateway. */
export type StoreProcesses = { stop: () => Promise<void>; ended: Promise<string> };

/** Starts the store API, then the gateway, each when the one before it answers. */
export async function startStore(
  { port, apiPort, publicUrl, gateways = 1, env = {} }: StoreOptions,
  beforeGateway: () => Promise<void>,
): Promise<StoreProcesses> {
  const shared = {
    GATEWAY_SECRET: process.env.GATEWAY_SECRET ?? randomBytes(24).toString('hex'),
    PUBLIC_URL: publicUrl,
    ...env,
  };
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const children: { name: string; child: ChildProcess }[] = [];
  const stop = async () => {
    for (const { child } of children.toReversed()) await stopChild(child);
  };
  const start = async (name: string, module: string, own: Record<string, string>, health: string) => {
    const child = startChild({
      name,
      module: join(root, module),
      env: { ...shared, ...own },
      ...(name === 'store API' ? { onLine: (line: string) => say('api', line) } : {}),
    });
    children.push({ name, child });
    await waitUntilHealthy(child, name, health);
  };
  try {
    await start(
      'store API',
      'packages/store-api/src/main.ts',
      {
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        DATA_FOLDER: join(dataFolder, 'store'),
        TRANSLATIONS_FILE: writeTranslations(),
        STOP_WITH_PARENT: 'on',
      },
      `${apiUrl}/health`,
    );
    await beforeGateway();
    for (let number = 1; number <= gateways; number += 1) {
      await start(
        'gateway',
        'shell/server/server.ts',
        {
          PORT: String(port),
          API_URL: apiUrl,
          RELEASE_STORE: join(dataFolder, 'releases'),
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
          SHARE_PORT: gateways > 1 ? 'on' : 'off',
          STOP_WITH_PARENT: 'on',
        },
        `http://127.0.0.1:${port}/health`,
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(
    children.map(
      ({ name, child }) =>
        new Promise<string>((resolve) => child.once('exit', (code) => resolve(`${name} ended (${code})`))),
    ),
  );
  return { stop, ended };
}
