import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const source = /\.(?:ts|tsx|css|json|js|mjs|svg|woff2|png|ico|webmanifest|txt)$/;
const ofTests = /\.(?:test|spec)\.tsx?$/;
const left = new Set(['node_modules', 'dist', '.build', 'server', 'testing']);

/** Source files below a folder, in a fixed order. */
function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesOf(path);
    return source.test(entry.name) && !ofTests.test(entry.name) ? [path] : [];
  });
}

/**
 * What the bundles are made of, file → contents: the apps without the gateway, the build, and every package that the code of
 * one of these names, and so on.
 */
export function readBuildSources(root: string, apps: readonly string[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const packages = new Set(['build']);
  const read = (path: string): void => {
    const contents = readFileSync(path);
    files.set(relative(root, path), contents);
    // A manifest also names what only tests and the gateway need.
    if (path.endsWith('/package.json')) return;
    for (const [, name] of contents.toString().matchAll(/@vitryna\/([\w-]+)/g))
      if (name !== undefined) packages.add(name);
  };
  for (const app of apps) {
    // A gallery of an app is a page beside it.
    const gallery = join(root, app, 'gallery/');
    for (const path of sourcesOf(join(root, app))) if (!path.startsWith(gallery)) read(path);
  }
  // Grows while it is gone through.
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    if (existsSync(folder)) [join(folder, 'package.json'), ...sourcesOf(join(folder, 'src'))].forEach(read);
  }
  return files;
}
