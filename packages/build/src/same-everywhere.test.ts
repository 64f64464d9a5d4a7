import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type Release, releaseSchema } from '@vitryna/contracts/release';
import { importPath } from './same-everywhere.ts';

const root = join(import.meta.dirname, '../../..');
// Beside the installed packages, because hard links do not leave their file system.
const trials = join(root, '.data/test-same-everywhere');
afterAll(() => rmSync(trials, { recursive: true, force: true }));

/** Copies a tree in an instant: links stay links, files are the same files. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

/** A second checkout with its own installed packages, reduced to one remote. */
function checkOut(folder: string): void {
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  const isSource = (path: string) => !['dist', '.build', 'coverage'].includes(basename(path));
  for (const part of ['packages', 'mf-content', 'package.json', 'pnpm-workspace.yaml']) {
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true, filter: isSource });
  }
}

function build(folder: string): Release {
  const app = join(folder, 'mf-content');
  execFileSync(join(app, 'node_modules/.bin/rspack'), ['build'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: '' },
    stdio: 'pipe',
  });
  return releaseSchema.parse(JSON.parse(readFileSync(join(app, 'dist/release.json'), 'utf8')));
}

const bytesOf = ({ version, files }: Release) =>
  new Map([['version', version], ...Object.entries(files).map(([path, { integrity }]) => [path, integrity] as const)]);

/** Scripts that ask V8 to compile all of their functions while they arrive. */
const compiledAtOnce = (folder: string, { files }: Release) =>
  Object.keys(files).filter(
    (path) => path.endsWith('.js') && readFileSync(join(folder, 'mf-content/dist', path), 'utf8').startsWith(comment),
  );

const comment = '//# allFunctionsCalledOnLoad\n';

test('gives the same source the same version and the same bytes in every folder', () => {
  const [one, two] = [join(trials, 'one'), join(trials, 'deeper/than/two')];
  rmSync(trials, { recursive: true, force: true });
  checkOut(one);
  checkOut(two);
  const release = build(one);
  expect(bytesOf(build(two))).toEqual(bytesOf(release));
  // Nearly all of a page's first scripts is called at once, and of what loads later most may never be: those do not ask for it.
  const pages = [release.exposes['./pages'], ...Object.values(release.pages)].flatMap((assets) => assets?.js ?? []);
  const first = [release.entry, ...pages];
  expect(first.length).toBeGreaterThan(2);
  expect(compiledAtOnce(one, release).sort()).toEqual([...new Set(first)].sort());
});

test('names a module from the folder that imports it', () => {
  expect(importPath('/shop/mf-content', '/shop/mf-content/src/pages.ts')).toBe('./src/pages.ts');
  expect(importPath('/shop/mf-content', '/shop/node_modules/a/index.js')).toBe('../node_modules/a/index.js');
});
