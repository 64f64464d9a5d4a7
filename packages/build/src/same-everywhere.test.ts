import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { releaseSchema } from '@vitryna/contracts/release';
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

function build(folder: string): Map<string, string> {
  const app = join(folder, 'mf-content');
  execFileSync(join(app, 'node_modules/.bin/rspack'), ['build'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: '' },
    stdio: 'pipe',
  });
  const release = releaseSchema.parse(JSON.parse(readFileSync(join(app, 'dist/release.json'), 'utf8')));
  const files = Object.entries(release.files).map(([path, { integrity }]) => [path, integrity] as const);
  return new Map([['version', release.version], ...files]);
}

test('gives the same source the same version and the same bytes in every folder', () => {
  const [one, two] = [join(trials, 'one'), join(trials, 'deeper/than/two')];
  rmSync(trials, { recursive: true, force: true });
  checkOut(one);
  checkOut(two);
  expect(build(two)).toEqual(build(one));
});

test('names a module from the folder that imports it', () => {
  expect(importPath('/shop/mf-content', '/shop/mf-content/src/pages.ts')).toBe('./src/pages.ts');
  expect(importPath('/shop/mf-content', '/shop/node_modules/a/index.js')).toBe('../node_modules/a/index.js');
});
