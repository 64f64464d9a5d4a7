import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readBuildSources } from './build-sources.ts';
import { printStep } from './progress.ts';
import { apps, bundler, hasOwnBuild, root } from './project.ts';
import { run } from './run.ts';

/** A hash over everything that goes into the bundles: equal sources need no second build. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const [file, contents] of readBuildSources(root, apps)) hash.update(file).update(contents);
  return hash.digest('hex');
}

async function buildApp(app: string): Promise<void> {
  const began = Date.now();
  const [command, args]: [string, string[]] = hasOwnBuild(app)
    ? [process.execPath, ['build.ts']]
    : [bundler(app), ['build']];
  await run(command, args, { cwd: join(root, app), env: { NODE_ENV: 'production' }, isQuiet: true });
  printStep('build', `${app} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds shell and remotes when their sources have changed since the last build; says how long each took. */
export async function buildApps(): Promise<void> {
  const stamp = join(root, '.data/build.stamp');
  const now = fingerprint();
  const isBuilt = apps.every((app) => existsSync(join(root, app, 'dist/release.json')));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    printStep('build', 'unchanged since the last time');
    return;
  }
  // A build that is ended halfway leaves nothing that a later one could take for its own.
  rmSync(stamp, { force: true });
  const [shell, ...remotes] = apps;
  if (shell) await buildApp(shell);
  const buildNext = async (): Promise<void> => {
    for (let app = remotes.shift(); app !== undefined; app = remotes.shift()) await buildApp(app);
  };
  // A bundler reads and links on one core for half of its time.
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, buildNext));
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, now);
}
