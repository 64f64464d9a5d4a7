import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Builds shell and remotes when their sources have changed since the last build; says how long each took. */
export async function buildApps(): Promise<void> {
  const stamp = join(root, '.data/build.stamp');
  const now = fingerprint();
  const isBuilt = apps.every((app) => existsSync(join(root, app, 'dist/release.json')));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    printStep('build', 'unchanged since the last time');
    return;
  }
  for (const app of apps) {
    const began = Date.now();
    const [command, args]: [string, string[]] = hasOwnBuild(app)
      ? [process.execPath, ['build.ts']]
      : [bundler(app), ['build']];
    await run(command, args, { cwd: join(root, app), env: { NODE_ENV: 'production' }, isQuiet: true });
    printStep('build', `${app} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, now);
}
