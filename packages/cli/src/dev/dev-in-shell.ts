import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sharedBuildsPath } from '@vitryna/contracts/file-addresses';
import { createFolderReleaseStore, createHttpReleaseStore, isReleaseError } from '@vitryna/release';
import { startChild, stopChild } from '../child-process.ts';
import { elapsed, printStep } from '../progress.ts';
import { dataFolder, root } from '../project.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { ownParts } from '../store-processes.ts';
import { restartPolicy, supervise } from '../supervise.ts';
import { type Bridge, startBridge } from './bridge.ts';
import { createComposer } from './compose-in-shell.ts';
import { type AppWatch, watchApp } from './watch-app.ts';

/** Between two looks at what is live in the store that lends its shell, in milliseconds. */
const lookMs = 5000;

/** Serves the store that lends its shell, with one remote built and watched here: no API, no database, no other app. */
export async function devInShell(app: string, shell: URL, port: number): Promise<void> {
  const data = join(dataFolder, 'dev/shells', shell.host.replaceAll(/[^\w.-]/g, '-'));
  const storeFolder = join(data, 'releases');
  const store = createFolderReleaseStore(storeFolder);
  const from = createHttpReleaseStore({ url: new URL(sharedBuildsPath, shell).href });
  const composer = createComposer({ app, shell, from, store, printStep });
  const stopping = new AbortController();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  let bridge: Bridge | null = null;
  let watched: AppWatch | null = null;
  let gateway: ReturnType<typeof supervise> | null = null;

  const followOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await wait(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await composer.follow().catch((error: unknown) => {
        if (!isReleaseError(error) || error.code !== 'unavailable') printStep('waiting', String(error));
      });
    }
  };
  const open = async () => {
    printStep('shell', `what is live at ${shell.origin}`);
    await composer.follow();
    bridge = await startBridge(shell);
    const env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      API_URL: bridge.url,
      // A call of this gateway goes over another one and, maybe, the network.
      UPSTREAM_WAIT_MS: '5000',
      RELEASE_STORE: storeFolder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      PAGE_FRESH_SECONDS: '0',
      RENDER_THREADS: '1',
      SERVICE_WORKER: 'off',
      SOURCE_MAPS: 'on',
      SHARE_BUILDS: 'off',
      OVERLAY: 'on',
    };
    gateway = supervise({
      name: 'gateway',
      start: () => startChild({ name: 'gateway', module: join(root, ownParts.gateway), env }),
      advice: `Mend what it names (port ${port} taken: set PORT; releases that cannot be read: delete ${data}) and start again.`,
      policy: restartPolicy,
      report: (line) => printStep('restart', line),
    });
    gateway.ended.catch(lost.reject);
    await Promise.race([gateway.ready, lost.promise]);
    watched = watchApp(app, join(data, 'builds'), composer.take);
    void followOn();
    printStep('ready', `http://localhost:${port} after ${elapsed()} s: ${shell.origin} with ${app} of this checkout`);
    printStep('', 'carts, orders and sign-ins are those of that store; ?overlay on any address shows who owns what');
  };
  const stop = async () => {
    stopping.abort();
    watched?.close();
    const child = watched?.child();
    if (child) await stopChild(child, 2000);
    await gateway?.stop();
    bridge?.close();
  };
  await runUntilStopped({ open, lost: lost.promise, stop });
}
