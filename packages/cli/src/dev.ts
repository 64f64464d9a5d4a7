import { join } from 'node:path';
import { createFolderReleaseStore, promote, publish } from '@vitryna/release';
import { buildApps } from './build-apps.ts';
import { stopChild } from './child-process.ts';
import { readDevArguments } from './dev/dev-arguments.ts';
import { devInShell } from './dev/dev-in-shell.ts';
import { type AppWatch, watchApp } from './dev/watch-app.ts';
import { nextFreePort } from './ports.ts';
import { elapsed, printStep } from './progress.ts';
import { apps, dataFolder } from './project.ts';
import { releaseApps } from './release-apps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStore } from './store-processes.ts';

const help = `pnpm dev [APP…]
pnpm dev REMOTE --shell ADDRESS

Serves the store and builds the named apps (all when none is named) again on each change: the page reloads by itself, a
change of CSS alone replaces the styles. Apps that are not named come from their last production build. It has builds, releases and data of
its own (.data/dev) and other ports than npm start (8090 and 4091, or the next free ones; PORT, API_PORT): both can run.

With --shell it builds that remote alone and shows it in the store at ADDRESS as it is live now, on this machine: shell, other remotes and
data are that store's. A composition that would not pass its gate is not shown, and reported.
`;

/** Other ports than `npm start`, so that the store can stay open. */
const ports = { store: 8090, api: 4091 };
/** Development builds are kept apart from production builds: no start can publish it. */
const data = join(dataFolder, 'dev');
const builds = join(data, 'builds');
const storeFolder = join(data, 'releases');

/** Each finished build of the store's own apps becomes a release and goes live. */
function releaseBuilds(app: string): (folder: string) => Promise<void> {
  const store = createFolderReleaseStore(storeFolder);
  let version = '';
  return async (folder) => {
    const published = await publish(store, folder);
    if (published.version === version) return;
    version = published.version;
    await promote({ store, candidate: { changes: { [app]: version } }, smoke: null });
    printStep('live', `${app} ${version}`);
  };
}

const storePort = async () => (process.env.PORT ? Number(process.env.PORT) : nextFreePort(ports.store));

async function dev(named: string[]): Promise<void> {
  const port = await storePort();
  const apiPort = process.env.API_PORT ? Number(process.env.API_PORT) : await nextFreePort(ports.api);
  const watched = named.length > 0 ? named : apps;
  const watches: AppWatch[] = [];
  const store = createStore({
    port,
    apiPort,
    data,
    publicUrl: `http://localhost:${port}`,
    env: { PAGE_FRESH_SECONDS: '0', SERVICE_WORKER: 'off', SOURCE_MAPS: 'on', DEV_CONTROLS: 'on', OVERLAY: 'on' },
  });
  const open = async () => {
    await buildApps();
    await store.open(() => releaseApps({ storeFolder, promotes: 'always' }).then(() => undefined));
    for (const app of watched) watches.push(watchApp(app, builds, releaseBuilds(app)));
    printStep('ready', `http://localhost:${port} after ${elapsed()} s, watching ${watched.join(', ')}`);
  };
  const stop = async () => {
    for (const { child, close } of watches) {
      close();
      const running = child();
      if (running) await stopChild(running, 2000);
    }
    await store.stop();
  };
  await runUntilStopped({ open, lost: store.lost, stop });
}

async function main(argv: string[]): Promise<void> {
  let asked: ReturnType<typeof readDevArguments>;
  try {
    asked = readDevArguments(argv, apps);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
  if (asked.isHelp) process.stdout.write(help);
  else if (asked.shell) await devInShell(asked.apps[0] ?? '', asked.shell, await storePort());
  else await dev(asked.apps);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n[cli] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
