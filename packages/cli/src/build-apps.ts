import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { say } from './progress.ts';
import { apps, bundler, root } from './project.ts';
import { run } from './run.ts';

const source = /\.(?:ts|tsx|css|json|js|mjs|svg|woff2|png|ico|webmanifest|txt)$/;
const left = new Set(['node_modules', 'dist', '.build', 'server']);

/** Source files below a folder, in a fixed order. */
function sourcesOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesOf(path);
    return source.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A hash over everything that goes into the bundles: equal sources need no second build. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const path of [...apps, 'packages'].flatMap((folder) => sourcesOf(join(root, folder)))) {
    hash.update(relative(root, path)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds shell and remotes when their sources have changed since the last build; says how long each took. */
export async function buildApps(): Promise<void> {
  const stamp = join(root, '.data/build.stamp');
  const now = fingerprint();
  const isBuilt = apps.every((app) => existsSync(join(root, app, 'dist/release.json')));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    say('build', 'unchanged since the last time');
    return;
  }
  for (const app of apps) {
    const began = Date.now();
    await run(bundler(app), ['build'], { cwd: join(root, app), env: { NODE_ENV: 'production' }, isQuiet: true });
    say('build', `${app} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, now);
}
