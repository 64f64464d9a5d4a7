import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the project; `path` is relative to its root, with slashes. */
export type ProjectFile = { path: string; text: string };

/** The fault of a text, and its position. */
export type Problem = { index: number; message: string };

const withText = /\.(?:tsx?|[cm]?js|css|md|json|ya?ml|html)$|^\.ci\//;

/** Paths of all files below the root, but for what is ignored, installed or built. */
export function listPaths(root: string): string[] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const skipped = new Set(['.git', 'pnpm-lock.yaml', ...ignored.map((line) => line.replace(/\/$/, ''))]);
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !skipped.has(name))
      .flatMap((entry) => (entry.isDirectory() ? list(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]));
  return list('');
}

/** Reads those of the files that can hold references. */
export function readTexts(root: string, paths: readonly string[]): ProjectFile[] {
  return paths
    .filter((path) => withText.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
