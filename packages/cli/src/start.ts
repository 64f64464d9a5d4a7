import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildApps } from './build-apps.ts';
import { checkPortIsFree } from './ports.ts';
import { elapsed, print, printError } from './progress.ts';
import { dataFolder } from './project.ts';
import { releaseApps } from './release-apps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStore } from './store-processes.ts';

const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  API_PORT: z.coerce.number().int().min(1).max(65_535).default(4001),
  PUBLIC_URL: z.url().optional(),
  /** `on` makes what was built live whatever is live now: for journeys and trials, where nobody else runs the store. */
  PROMOTE: z.enum(['on', 'off']).default('off'),
  /** Gateway processes: rendering is one thread each. */
  GATEWAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(process.platform === 'linux' ? Math.min(2, availableParallelism()) : 1),
});

/** `npm start`: builds, publishes, seeds and serves the whole store until Ctrl-C. */
async function start(): Promise<void> {
  const {
    PORT: port,
    API_PORT: apiPort,
    PUBLIC_URL: publicUrl = `http://localhost:${port}`,
    GATEWAYS: gateways,
    PROMOTE: promoteSetting,
  } = envSchema.parse(process.env);
  const store = createStore({ port, apiPort, publicUrl, gateways });
  const line = (name: string, url: string) => `         ${name.padEnd(12)}${url}\n`;
  const open = async () => {
    await checkPortIsFree(port, 'PORT');
    await checkPortIsFree(apiPort, 'API_PORT');
    await buildApps();
    let notLive: string[] = [];
    await store.open(async () => {
      notLive = await releaseApps({
        storeFolder: join(dataFolder, 'releases'),
        promotes: promoteSetting === 'on' ? 'always' : 'first',
      });
    });
    print(
      `\n         Vitryna is open after ${elapsed()} s. Ctrl-C closes it.\n\n` +
        line('store', publicUrl) +
        line('in Russian', `${publicUrl}/ru`) +
        line('API', `${publicUrl}/user/openapi.json`) +
        line('releases', 'pnpm vitryna release status') +
        '\n' +
        (notLive.length > 0 ? `         What was built is not what is live.\n` : '') +
        notLive.map((text) => `         ${text}\n`).join(''),
    );
  };
  await runUntilStopped({ open, lost: store.lost, stop: store.stop });
}

await start().catch((error: unknown) => {
  printError(`\n[cli] the store could not be opened.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
