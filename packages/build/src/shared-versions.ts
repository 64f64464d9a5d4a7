import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedPackages } from './shared.ts';

type PackageJson = { name: string; version: string; dependencies?: Record<string, string> };

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

/**
 * What a release says of shared packages: the shell the versions that it brings, a remote the ranges that it was built
 * against (same major for libraries and workspace packages alike).
 */
export function sharedVersions(folder: string, kind: 'consumed' | 'provided') {
  const own = readPackage(join(folder, 'package.json'));
  const names = [...new Set(sharedPackages.map(packageOf))].filter((name) => own.dependencies?.[name]);
  const shared = names.map((name) => {
    const { version } = readPackage(findPackage(folder, name));
    return [name, kind === 'provided' ? version : `^${version}`];
  });
  return { version: own.version, shared: Object.fromEntries(shared) as Record<string, string> };
}

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
