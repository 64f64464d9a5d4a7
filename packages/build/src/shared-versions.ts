import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { apiHash, type ExportsByModule } from './shared-exports.ts';

type PackageJson = { name: string; version: string; dependencies?: Record<string, string> };

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

/**
 * What a release says of shared packages, derived from the modules that its bundle takes or hands out: the shell the versions that it
 * brings, those of the workspace with the hash of their API; a remote the ranges that it was built against (same major for all alike).
 */
export function sharedVersions(folder: string, kind: 'consumed' | 'provided', exports: ExportsByModule) {
  const own = readPackage(join(folder, 'package.json'));
  const shared = [...new Set(Object.keys(exports).map(packageOf))].sort().map((name) => {
    const file = findPackage(folder, name);
    const { version } = readPackage(file);
    if (kind === 'consumed') return [name, `^${version}`];
    const ofPackage = Object.entries(exports).filter(([module]) => packageOf(module) === name);
    return [name, isOfWorkspace(file) ? `${version}+${apiHash(file, Object.fromEntries(ofPackage))}` : version];
  });
  return { version: own.version, shared: Object.fromEntries(shared) as Record<string, string> };
}

/** Packages of the workspace have no version of their own: a change of one does not raise it. */
const isOfWorkspace = (file: string) => !realpathSync(file).includes('node_modules');

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function findPackage(folder: string, name: string): string {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    const file = join(path, name, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {}
  }
  throw new Error(`[build] ${name} is shared but not installed for ${dirname(folder)}: add it to dependencies.`);
}
