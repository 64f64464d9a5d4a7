import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const quotedPath = /['"]((?:\.{1,2}\/|#)[^'"\n]+)['"]/g;
const namedChunk = /webpackChunkName:\s*"([^"]+)"\s*\*\/\s*'([^']+)'/g;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A path that a file names, as its own workspace resolves it: relative, or by `imports` of package.json (`#*` is `src/*`). */
function resolvePath(folder: string, file: string, named: string): string {
  return named.startsWith('#') ? join(folder, 'src', named.slice(1)) : join(dirname(file), named);
}

/** All files of a workspace that a file names, and those name, whether they are loaded at once or later. */
function closureOf(folder: string, first: string): Set<string> {
  const files = new Set([first]);
  // Grows while it is gone through.
  for (const file of files) {
    if (!/\.(?:tsx?|css)$/.test(file)) continue;
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(quotedPath)) {
      const path = resolvePath(folder, file, named);
      if (isFile(path)) files.add(path);
    }
  }
  return files;
}

/**
 * The parts of a remote (`page-category`, `modal-cart`: what `src/expose` names) that hold a file of it; null where a file is in none, and so
 * may be in all.
 */
export function partsOf(root: string, remote: string, files: readonly string[]): Set<string> | null {
  const folder = join(root, remote);
  const parts = globSync('src/expose/*.ts', { cwd: folder }).flatMap((name) => {
    const path = join(folder, name);
    return [...readFileSync(path, 'utf8').matchAll(namedChunk)].map(([, part = '', named = '']) => ({
      part,
      files: closureOf(folder, resolvePath(folder, path, named)),
    }));
  });
  const reached = new Set<string>();
  for (const file of files) {
    const holding = parts.filter((part) => [...part.files].some((path) => relative(root, path) === file));
    if (holding.length === 0) return null;
    for (const { part } of holding) reached.add(part);
  }
  return reached;
}
