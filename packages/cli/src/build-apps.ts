import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './progress.ts';
import { apps, root } from './project.ts';
import { run } from './run.ts';

const source = /\.(?:ts|tsx|css|json|js|mjs|svg|woff2|png|ico|webmanifest|txt)$/;

/** A hash over everything that goes into the bundles: equal sources need no second build. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of [...apps, 'packages']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(?:^|[\\/])(?:node_modules|dist|server)[\\/]/.test(name) || !source.test(name) || /\.test\.tsx?$/.test(name))
        continue;
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Builds shell and remotes when their sources have changed since the last build; says how long each took. */
export async function buildApps(): Promise<void> {
  const stamp = join(root, '.data/build.stamp');
  const now = fingerprint();
  const isBuilt = apps.every((app) => existsSync(join(root, app, 'dist/release.json')));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    say('build      ', 'unchanged since the last time');
    return;
  }
  for (const app of apps) {
    const began = Date.now();
    await run('rspack', ['build'], { cwd: join(root, app), env: { NODE_ENV: 'production' }, isQuiet: true });
    say('build', `${app} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, now);
}
