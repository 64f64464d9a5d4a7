import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createFolderReleaseStore, promote, publish } from '@vitryna/release';
import { buildApps } from './build-apps.ts';
import { stopChild } from './child-process.ts';
import { elapsed, say } from './progress.ts';
import { apps, bundler, childEnv, dataFolder, root } from './project.ts';
import { releaseApps } from './release-apps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStore } from './store-processes.ts';

const help = `pnpm dev [APP…]

Serves the store and builds the named apps (all when none is named) again on each change: the page reloads by itself, a
change of CSS alone replaces the styles. Apps that are not named come from their last production build.
`;

/** Watches one app: each finished build becomes a release and goes live. */
function watchApp(app: string, storeFolder: string): ChildProcess {
  const folder = join(root, app, 'dist');
  const store = createFolderReleaseStore(storeFolder);
  const child = spawn(bundler(app), ['build', '--watch'], {
    cwd: join(root, app),
    env: childEnv({ NODE_ENV: 'development' }),
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
  watch(join(root, app), { recursive: true }, (_, name) => {
    if (name !== join('dist', 'release.json')) return;
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
  const port = Number(process.env.PORT ?? 8080);
  const storeFolder = join(dataFolder, 'releases');
  const watched = named.length > 0 ? named : apps;
  const children: ChildProcess[] = [];
  const store = createStore({
    port,
    apiPort: Number(process.env.API_PORT ?? 4001),
    publicUrl: `http://localhost:${port}`,
    env: { PAGE_FRESH_SECONDS: '0', SERVICE_WORKER: 'off', DEV_CONTROLS: 'on' },
  });
  const open = async () => {
    await buildApps();
    await store.open(() => releaseApps(storeFolder));
    for (const app of watched) children.push(watchApp(app, storeFolder));
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
