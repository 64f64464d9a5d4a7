import { createHash } from 'node:crypto';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type { StatsCompilation, StatsModule } from '@rspack/core';
import { sharedPackages } from './shared.ts';

/** Names by shared module. */
export type ExportsByModule = Record<string, string[]>;

/** Finds the exports of shared modules that a server bundle takes; without the limits that are made for people who read it. */
export const moduleStats = {
  all: false,
  modules: true,
  nestedModules: true,
  usedExports: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  cachedModules: true,
  dependentModules: true,
  orphanModules: true,
  groupModulesByType: false,
  groupModulesByPath: false,
  groupModulesByAttributes: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByCacheStatus: false,
} as const;

/**
 * What the server bundle of a remote takes of each shared module, as the bundler knows it: `['*']` where the code takes the whole of a
 * module, so that nobody can say what it needs. The browser's bundle is built of the same sources.
 */
export function takenExports({ modules = [] }: StatsCompilation): ExportsByModule {
  const taken = new Map<string, Set<string>>();
  const visit = ({ name = '', usedExports, modules: inner = [] }: StatsModule) => {
    const [, shared] = /^external "(.+)"$/.exec(name) ?? [];
    if (shared !== undefined && isShared(shared)) {
      const names = Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : ['*'];
      taken.set(shared, new Set([...(taken.get(shared) ?? []), ...names]));
    }
    inner.forEach(visit);
  };
  modules.forEach(visit);
  return sorted(taken);
}

/** The exports of each shared module in the shell's server bundle: read off the bundle itself, as the gateway does. */
export function givenExports(bundle: string): ExportsByModule {
  const script = new Script(`(function (module, exports, require) {${readFileSync(bundle, 'utf8')}\n})`);
  const module: { exports: { shared?: Record<string, object> } } = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(bundle));
  const given = Object.entries(module.exports.shared ?? {});
  return sorted(new Map(given.map(([name, shared]) => [name, new Set(Object.keys(shared))])));
}

/** Names the API of a workspace package: what its shared modules export, and the sources that declare it. */
export function apiHash(packageFile: string, exports: ExportsByModule): string {
  const folder = dirname(realpathSync(packageFile));
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((path) => !/\.test\.|\/testing/.test(path));
  const hash = createHash('sha256').update(JSON.stringify(exports));
  for (const path of sources.sort())
    hash.update(`\n${path.replaceAll('\\', '/')}\n`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 8);
}

const isShared = (name: string) => (sharedPackages as readonly string[]).includes(name);

function sorted(byModule: Map<string, Set<string>>): ExportsByModule {
  const names = [...byModule.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, [...(byModule.get(name) ?? [])].sort()]));
}
