import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createFolderReleaseStore, promote, publish } from '@vitryna/release';
import { buildApps } from './build-apps.ts';
import { stopChild } from './child-process.ts';
import { nextFreePort } from './ports.ts';
import { elapsed, say } from './progress.ts';
import { apps, bundler, childEnv, dataFolder, root } from './project.ts';
import { releaseApps } from './release-apps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStore } from './store-processes.ts';

const help = `pnpm dev [APP…]

Serves the store and builds the named apps (all when none is named) again on each change: the page reloads by itself, a
change of CSS alone replaces the styles. Apps that are not named come from their last production build. It has builds, releases and data of
its own (.data/dev) and other ports than npm start (8090 and 4091, or the next free ones; PORT, API_PORT): both can run.
`;

/** Away from those of `npm start`: whoever looks at a change needs not close the store. */
const ports = { store: 8090, api: 4091 };
/** What is built to be looked at is kept away from what is built to be sold with: no start can publish it. */
const data = join(dataFolder, 'dev');
const builds = join(data, 'builds');
const storeFolder = join(data, 'releases');

/** Watches one app: each finished build becomes a release and goes live. */
function watchApp(app: string): ChildProcess {
  const folder = join(builds, app);
  const store = createFolderReleaseStore(storeFolder);
  const child = spawn(bundler(app), ['build', '--watch'], {
    cwd: join(root, app),
    env: childEnv({ NODE_ENV: 'development', BUILD_FOLDER: builds }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let version = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = async () => {
    try {
      const published = await publish(store, folder);
      if (published.version === version) return;
      version = published.version;
      await promote({ store, candidate: { changes: { [app]: version } }, smoke: null });
      say('live', `${app} ${version}`);
    } catch (error) {
      // A build in the middle of writing is not whole; the next event brings the rest.
      if (existsSync(join(folder, 'release.json')))
        say('waiting', `${app}: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  mkdirSync(folder, { recursive: true });
  watch(folder, (_, name) => {
    if (name !== 'release.json') return;
    clearTimeout(timer);
    timer = setTimeout(release, 30);
  });
  return child;
}

async function dev(named: string[]): Promise<void> {
  const unknown = named.filter((name) => !apps.includes(name));
  if (named.includes('--help') || named.includes('-h') || unknown.length > 0) {
    process.stdout.write(
      unknown.length > 0 && !named.some((name) => name.startsWith('-'))
        ? `no app is called ${unknown.join(', ')}\n\n${help}`
        : help,
    );
    process.exit(named.some((name) => name === '--help' || name === '-h') ? 0 : 2);
  }
  const port = process.env.PORT ? Number(process.env.PORT) : await nextFreePort(ports.store);
  const apiPort = process.env.API_PORT ? Number(process.env.API_PORT) : await nextFreePort(ports.api);
  const watched = named.length > 0 ? named : apps;
  const children: ChildProcess[] = [];
  const store = createStore({
    port,
    apiPort,
    data,
    publicUrl: `http://localhost:${port}`,
    env: { PAGE_FRESH_SECONDS: '0', SERVICE_WORKER: 'off', SOURCE_MAPS: 'on', DEV_CONTROLS: 'on' },
  });
  const open = async () => {
    await buildApps();
    await store.open(() => releaseApps({ storeFolder, promotes: 'always' }).then(() => undefined));
    for (const app of watched) children.push(watchApp(app));
    say('ready', `http://localhost:${port} after ${elapsed()} s, watching ${watched.join(', ')}`);
  };
  const stop = async () => {
    for (const child of children) await stopChild(child, 2000);
    await store.stop();
  };
  await runUntilStopped({ open, lost: store.lost, stop });
}

await dev(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n[cli] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
