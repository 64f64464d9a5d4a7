import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { AssetList } from '@vitryna/contracts/release';
import { outputFolder } from './output-folder.ts';
import { type ExportsByModule, givenExports, moduleStats, takenExports } from './shared-exports.ts';
import { type BuiltAssets, type ReleaseFacts, writeRelease } from './write-release.ts';

type ChunkGroup = { assets?: { name: string }[] };
type BuildStats = {
  errors?: unknown[];
  entrypoints?: Record<string, ChunkGroup>;
  namedChunkGroups?: Record<string, ChunkGroup>;
};
type Stats = { hasErrors: () => boolean; toJson: (options: Record<string, boolean | number>) => BuildStats };

/** The common part of Rspack's and webpack's compilers, as far as a release needs it. */
type AnyCompiler = {
  hooks: {
    afterCompile: {
      tap: (
        name: string,
        then: (compilation: { contextDependencies: { add: (path: string) => unknown } }) => void,
      ) => void;
    };
    done: {
      tap: (name: string, then: (stats: Stats) => void) => void;
      tapPromise: (name: string, then: (stats: Stats) => Promise<void>) => void;
    };
  };
};
type AnyPlugin = { apply: (compiler: AnyCompiler) => void };

/**
 * Turns what both compilers wrote, of Rspack or of webpack, into a release. The server compiler waits for the client compiler, so the
 * last hook sees both.
 */
export function releasePlugins(options: ReleaseFacts & { exposes: Record<string, string> }): {
  client: AnyPlugin;
  server: AnyPlugin;
} {
  let clientStats: BuildStats | null = null;
  const { exposes, ...facts } = options;
  return {
    client: {
      apply(compiler) {
        compiler.hooks.done.tap('ReleasePlugin', (stats) => {
          clientStats = stats.toJson({ all: false, errors: true, assets: true, entrypoints: true, chunkGroups: true });
        });
      },
    },
    server: {
      apply(compiler) {
        // No module imports the texts: who watches would not see them change.
        compiler.hooks.afterCompile.tap('ReleasePlugin', ({ contextDependencies }) => {
          contextDependencies.add(join(facts.folder, 'src/locales'));
        });
        compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
          if (stats.hasErrors()) return;
          const { name, folder, shared } = facts;
          if (!clientStats) throw new Error(`[build] the server of ${name} was built before its client.`);
          if (clientStats.errors?.length) return;
          const exports =
            shared === 'provided'
              ? givenExports(join(outputFolder(folder), 'server/server.cjs'))
              : takenExports(stats.toJson(moduleStats) as StatsCompilation);
          await writeRelease(facts, builtAssets(shared, Object.keys(exposes), clientStats, exports));
        });
      },
    },
  };
}

const none: AssetList = { js: [], css: [] };

function builtAssets(
  shared: ReleaseFacts['shared'],
  exposes: string[],
  stats: BuildStats,
  sharedExports: ExportsByModule,
): BuiltAssets {
  const assets = assetLists(stats);
  const isShell = shared === 'provided';
  return {
    entry: isShell ? `client/${entryOf(stats)}` : 'client/remoteEntry.js',
    exposes: isShell
      ? { '.': assets.get('main') ?? none, './starter': assets.get('starter') ?? none }
      : Object.fromEntries(exposes.map((key) => [key, assets.get(`expose-${key.slice(2)}`) ?? none])),
    pages: withPrefix(assets, 'page-'),
    modals: withPrefix(assets, 'modal-'),
    sharedExports,
  };
}

function entryOf(stats: BuildStats): string {
  const main = stats.entrypoints?.main?.assets?.map((asset) => asset.name).find((name) => name.endsWith('.js'));
  if (!main) throw new Error('[build] the shell has no entry "main": name its client module in defineShell().');
  return main;
}

function assetLists(stats: BuildStats): Map<string, AssetList> {
  const lists = new Map<string, AssetList>();
  const groups = { ...stats.namedChunkGroups, ...stats.entrypoints };
  for (const [name, group] of Object.entries(groups)) {
    const names = (group.assets ?? []).map((asset) => `client/${asset.name}`);
    lists.set(name, {
      js: names.filter((file) => file.endsWith('.js')),
      css: names.filter((file) => file.endsWith('.css')),
    });
  }
  return lists;
}

function withPrefix(lists: Map<string, AssetList>, prefix: string): Record<string, AssetList> {
  const entries = [...lists].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(entries.map(([name, list]) => [name.slice(prefix.length), list]));
}
