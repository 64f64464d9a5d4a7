import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import { eventSchemas as contractSchemas } from '@vitryna/contracts/event-schemas';
import type { AssetList, Release } from '@vitryna/contracts/release';
import { releaseSchema } from '@vitryna/contracts/release';
import { compressTwins } from './compress-twins.ts';
import { type EventSchemas, jsonSchemas } from './event-schemas.ts';
import type { RemoteFederation } from './federation.ts';
import { moduleSizes } from './module-sizes.ts';
import { outputFolder } from './output-folder.ts';
import { hashOf, releaseFiles } from './release-files.ts';
import { usesOfScripts } from './release-uses.ts';
import { givenExports, moduleStats, takenExports } from './shared-exports.ts';
import { sharedVersions } from './shared-versions.ts';
import { collectTexts } from './texts.ts';

type Options = Omit<RemoteFederation, 'exposes'> & {
  folder: string;
  exposes: Record<string, string>;
  shared: 'consumed' | 'provided';
  /** Schemas of the events' payloads; those of the contract unless a test has others. */
  eventSchemas?: EventSchemas;
};

/** Contract generations that this source tree speaks; raised together with an incompatible change of `contracts`. */
const contractVersions = { api: 1, content: 1, events: 1, remote: 1, store: 1 };

/**
 * Turns what both compilers wrote into a release: compressed twins, `release.json`, `modules.json` (sizes for budgets).
 * The server compiler waits for the client compiler, so the last hook sees both.
 */
export function releasePlugins(options: Options): { client: RspackPluginInstance; server: RspackPluginInstance } {
  let clientStats: StatsCompilation | null = null;
  return {
    client: {
      apply(compiler: Compiler) {
        compiler.hooks.done.tap('ReleasePlugin', (stats) => {
          clientStats = stats.toJson({
            all: false,
            errors: true,
            assets: true,
            entrypoints: true,
            chunkGroups: true,
          });
        });
      },
    },
    server: {
      apply(compiler: Compiler) {
        compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
          if (stats.hasErrors() || !clientStats || clientStats.errors?.length) return;
          const serverStats = stats.toJson(moduleStats);
          await writeRelease(options, clientStats, serverStats);
        });
      },
    },
  };
}

async function writeRelease(options: Options, stats: StatsCompilation, serverStats: StatsCompilation): Promise<void> {
  const folder = outputFolder(options.folder);
  await compressTwins(join(folder, 'client'));
  const files = releaseFiles(folder);
  const isShell = options.shared === 'provided';
  const sharedExports = isShell ? givenExports(join(folder, 'server/server.cjs')) : takenExports(serverStats);
  const { version, shared } = sharedVersions(options.folder, options.shared, sharedExports);
  const { eventSchemas = contractSchemas } = options;
  const { sends, hears, needs } = usesOfScripts(options.name, join(folder, 'client'), stats, Object.keys(eventSchemas));
  const assets = assetLists(stats);
  const content: Omit<Release, 'version' | 'builtAt'> = {
    schema: 1,
    name: options.name,
    ...(process.env.NODE_ENV === 'development' && { isDevelopment: true }),
    entry: isShell ? `client/${entryOf(stats)}` : 'client/remoteEntry.js',
    server: 'server/server.cjs',
    // Written out: a release that says nothing is one from before routes had a query of their own.
    routes: options.routes.map((route) => ({ query: [], ...route })),
    exposes: isShell
      ? { '.': assets.get('main') ?? none }
      : Object.fromEntries(
          Object.keys(options.exposes).map((key) => [key, assets.get(`expose-${key.slice(2)}`) ?? none]),
        ),
    pages: withPrefix(assets, 'page-'),
    modals: withPrefix(assets, 'modal-'),
    shared,
    sharedExports,
    contracts: contractVersions,
    passesTrust: true,
    events: { sends, hears },
    // The bus is the shell's: it lets pass what its own schemas accept, whoever hears it.
    eventSchemas: jsonSchemas(eventSchemas, isShell ? Object.keys(eventSchemas) : [...sends, ...hears]),
    needs,
    texts: collectTexts(options.folder),
    files,
  };
  const release: Release = {
    ...content,
    // The content decides the version, all of it: building the same source twice is the same release.
    version: process.env.RELEASE_VERSION || `${version}-${hashOf(JSON.stringify(content))}`,
    builtAt: new Date().toISOString(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(releaseSchema.parse(release), null, 1)}\n`);
  writeFileSync(join(folder, 'modules.json'), JSON.stringify(moduleSizes(join(folder, 'client'))));
}

const none: AssetList = { js: [], css: [] };

function entryOf(stats: StatsCompilation): string {
  const main = stats.entrypoints?.main?.assets?.map((asset) => asset.name).find((name) => name.endsWith('.js'));
  if (!main) throw new Error('[build] the shell has no entry "main": name its client module in defineShell().');
  return main;
}

function assetLists(stats: StatsCompilation): Map<string, AssetList> {
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
