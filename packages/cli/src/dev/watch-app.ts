import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { printStep } from '../progress.ts';
import { bundler, childEnv, hasOwnBuild, root } from '../project.ts';

/** Changes that come this close to each other are one, in milliseconds: an editor writes a file more than once. */
const pauseMs = 30;

/** Calls back once for changes that come together. */
function settled(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, pauseMs);
  };
}

/** A watch that goes on until it is stopped. */
export type AppWatch = { child: () => ChildProcess | null; close: () => void };

/** Builds an app whose bundler has no watch mode of ours: anew on each change, one build at a time. */
function rebuild(app: string, env: NodeJS.ProcessEnv): AppWatch {
  let child: ChildProcess | null = null;
  let isDue = false;
  const build = () => {
    if (child) {
      isDue = true;
      return;
    }
    child = spawn(process.execPath, ['build.ts'], {
      cwd: join(root, app),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', () => {
      child = null;
      if (isDue) build();
      isDue = false;
    });
  };
  const watcher = watch(join(root, app, 'src'), { recursive: true }, settled(build));
  build();
  return { child: () => child, close: () => watcher.close() };
}

/** Watches one app: `onBuilt` is called after each finished build with the folder of its release, and may throw. */
export function watchApp(app: string, builds: string, onBuilt: (folder: string) => Promise<void>): AppWatch {
  const folder = join(builds, app);
  const env = childEnv({ NODE_ENV: 'development', BUILD_FOLDER: builds });
  const release = async () => {
    try {
      await onBuilt(folder);
    } catch (error) {
      // A build in the middle of writing is not whole; the next event brings the rest.
      if (existsSync(join(folder, 'release.json')))
        printStep('waiting', `${app}: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  mkdirSync(folder, { recursive: true });
  const onChange = settled(() => void release());
  const watcher = watch(folder, (_, name) => {
    if (name === 'release.json') onChange();
  });
  if (hasOwnBuild(app)) {
    const own = rebuild(app, env);
    return {
      child: own.child,
      close() {
        own.close();
        watcher.close();
      },
    };
  }
  const child = spawn(bundler(app), ['build', '--watch'], {
    cwd: join(root, app),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child: () => child, close: () => watcher.close() };
}
