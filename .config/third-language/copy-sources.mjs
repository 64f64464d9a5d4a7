import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.data', '.git']);

/** Links the packages of one folder: those of the project lead to the copy, all others to where they are. */
function linkPackages(from, to, root, copy) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith('@')) {
      linkPackages(source, target, root, copy);
      continue;
    }
    const own = relative(root, realpathSync(source));
    const isOurs = !own.startsWith('..') && !own.split(sep).includes('node_modules');
    symlinkSync(isOurs ? join(copy, own) : realpathSync(source), target);
  }
}

/** Copies the sources of a checkout; what is installed is linked, with the project's own packages from the copy. */
export function copySources(root, copy) {
  const installed = [];
  const filter = (path) => {
    if (basename(path) === 'node_modules') installed.push(relative(root, path));
    return !leftOut.has(basename(path));
  };
  cpSync(root, copy, { recursive: true, filter, verbatimSymlinks: true });
  for (const folder of installed) linkPackages(join(root, folder), join(copy, folder), root, copy);
}
