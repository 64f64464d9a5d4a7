import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gatewaySecretFile } from '@vitryna/release';
import { startChild } from './child-process.ts';
import { printStep } from './progress.ts';
import { assortmentFolder, dataFolder, root } from './project.ts';
import { sandboxBank } from './sandbox-bank.ts';
import { type RestartPolicy, restartPolicy, type Supervised, supervise } from './supervise.ts';
import { writeTranslations } from './translations-file.ts';

export type StoreOptions = {
  port: number;
  apiPort: number;
  publicUrl: string;
  /** Processes that share the store's port; more than one needs Linux. */
  gateways?: number;
  /** The folder of carts, orders and releases; the project's when left out. */
  data?: string;
  /** Extra environment of all processes. */
  env?: Record<string, string>;
  policy?: RestartPolicy;
  /** Files that the processes run, in the project's folder, and the file of texts that the API begins with. */
  parts?: { api: string; gateway: string; texts: () => string };
};

/** The processes of a store: the store API, and gateways that share a port, each started again when it ends. */
export type Store = {
  /** Starts the store API, then each gateway when the one before it serves. Rejects when one of them is given up meanwhile. */
  open: (beforeGateways: () => Promise<void>) => Promise<void>;
  /** Rejects when one of them is given up. */
  lost: Promise<never>;
  /** Stops what runs, at any time: the gateways with their requests first, then the API that these need. */
  stop: () => Promise<void>;
};

/** The programs of a store, and what makes its texts. */
export const ownParts = {
  api: 'packages/store-api/src/main.ts',
  gateway: 'shell/server/server.ts',
  texts: writeTranslations,
};

/** A secret for one start, kept for its owner alone: with it the gate of a promote is not taken for a shopper in a hurry. */
function newSecret(): string {
  const secret = randomBytes(24).toString('hex');
  const file = gatewaySecretFile(join(dataFolder, 'releases'));
  mkdirSync(dirname(file), { recursive: true });
  // The rights are given to a new file only.
  rmSync(file, { force: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

const apiAdvice = (port: number) =>
  `Mend what they name (port ${port} taken: set API_PORT; a database that does not answer: DATABASE_URL; a full disk) and start the ` +
  `store again: carts and orders are kept.`;
const gatewayAdvice = (port: number, data: string) =>
  `Mend what they name (port ${port} taken: set PORT; releases that cannot be read in ${data}) and start the store again.`;

/** Makes the store; nothing runs before it is opened. */
export function createStore(options: StoreOptions): Store {
  const { port, apiPort, publicUrl, gateways = 1, data = dataFolder, env } = options;
  const { policy = restartPolicy, parts = ownParts } = options;
  const shared = {
    GATEWAY_SECRET: process.env.GATEWAY_SECRET ?? newSecret(),
    PUBLIC_URL: publicUrl,
    ...env,
  };
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  let api: Supervised | null = null;
  const running: Supervised[] = [];
  let isStopping = false;

  const keep = (name: string, advice: string, module: string, own: Record<string, string>): Supervised => {
    const onLine = name === 'store API' ? { onLine: (line: string) => printStep('api', line) } : {};
    const kept = supervise({
      name,
      start: () => startChild({ name, module: join(root, module), env: { ...shared, ...own }, ...onLine }),
      advice,
      policy,
      report: (line) => printStep('restart', line),
    });
    kept.ended.catch(lost.reject);
    return kept;
  };

  return {
    lost: lost.promise,
    async open(beforeGateways) {
      api = keep('store API', apiAdvice(apiPort), parts.api, {
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        DATA_FOLDER: join(data, 'store'),
        ASSORTMENT_FOLDER: assortmentFolder,
        TRANSLATIONS_FILE: parts.texts(),
        ...sandboxBank(process.env, { apiPort, publicUrl }),
        // The only API of this store: nobody takes over, so waiting for that would only make its end longer.
        DRAIN_MS: '0',
      });
      await api.ready;
      await beforeGateways();
      for (let number = 1; number <= gateways && !isStopping; number += 1) {
        const gateway = keep(`gateway ${number}`, gatewayAdvice(port, data), parts.gateway, {
          PORT: String(port),
          API_URL: `http://127.0.0.1:${apiPort}`,
          RELEASE_STORE: join(data, 'releases'),
          CRASH_NOTES: join(data, 'crash-notes'),
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
          SHARE_PORT: gateways > 1 ? 'on' : 'off',
        });
        running.push(gateway);
        await Promise.race([gateway.ready, lost.promise]);
      }
    },
    async stop() {
      isStopping = true;
      await Promise.all(running.map((gateway) => gateway.stop()));
      await api?.stop();
    },
  };
}
