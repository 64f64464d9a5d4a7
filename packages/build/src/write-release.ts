import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventSchemas as contractSchemas } from '@vitryna/contracts/event-schemas';
import type { AssetList, Release } from '@vitryna/contracts/release';
import { releaseSchema } from '@vitryna/contracts/release';
import { checkImports } from './check-imports.ts';
import { compressTwins } from './compress-twins.ts';
import { type EventSchemas, jsonSchemas } from './event-schemas.ts';
import type { RemoteFederation } from './federation.ts';
import { moduleSizes } from './module-sizes.ts';
import { outputFolder } from './output-folder.ts';
import { hashOf, releaseFiles } from './release-files.ts';
import { usesOfScripts } from './release-uses.ts';
import type { ExportsByModule } from './shared-exports.ts';
import { sharedVersions } from './shared-versions.ts';
import { collectTexts } from './texts.ts';

/** A release's facts that no bundler knows. */
export type ReleaseFacts = Omit<RemoteFederation, 'exposes'> & {
  folder: string;
  shared: 'consumed' | 'provided';
  /** Schemas of the events' payloads; those of the contract unless a test has others. */
  eventSchemas?: EventSchemas;
};

/** The bundler's facts: which files it made of what; paths inside the release (`client/…`). */
export type BuiltAssets = {
  entry: string;
  exposes: Record<string, AssetList>;
  pages: Record<string, AssetList>;
  modals: Record<string, AssetList>;
  /** Imports of shared modules, or exports of them. */
  sharedExports: ExportsByModule;
};

/** Contract generations that this source tree speaks; raised together with an incompatible change of `contracts`. */
const contractVersions = { api: 1, content: 1, events: 1, remote: 1, store: 1 };

/**
 * Makes a release of what any bundler wrote into `client` and `server/server.cjs` of an app's output: compressed twins, `release.json`,
 * `modules.json` (sizes for budgets). Refuses a remote whose files fetch each other around the verified import.
 */
export async function writeRelease(facts: ReleaseFacts, assets: BuiltAssets): Promise<void> {
  const folder = outputFolder(facts.folder);
  const client = join(folder, 'client');
  const isShell = facts.shared === 'provided';
  if (!isShell) await checkImports(client);
  await compressTwins(client);
  const { sharedExports, ...built } = assets;
  const { version, shared } = sharedVersions(facts.folder, facts.shared, sharedExports);
  const { eventSchemas = contractSchemas } = facts;
  const { sends, hears, needs } = usesOfScripts(facts.name, client, eventSchemas);
  const content: Omit<Release, 'version' | 'builtAt'> = {
    schema: 1,
    name: facts.name,
    ...(facts.owner !== undefined && { owner: facts.owner }),
    ...(process.env.NODE_ENV === 'development' && { isDevelopment: true }),
    server: 'server/server.cjs',
    // Written out: a release that says nothing is one from before routes had a query of their own.
    routes: facts.routes.map((route) => ({ query: [], ...route })),
    ...built,
    shared,
    sharedExports,
    contracts: contractVersions,
    passesTrust: true,
    events: { sends, hears },
    // The bus is the shell's: it delivers payloads that its own schemas accept, to any listener.
    eventSchemas: jsonSchemas(eventSchemas, isShell ? Object.keys(eventSchemas) : [...sends, ...hears]),
    needs,
    texts: collectTexts(facts.folder),
    files: releaseFiles(folder),
  };
  const release: Release = {
    ...content,
    // The content decides the version, all of it: building the same source twice is the same release.
    version: process.env.RELEASE_VERSION || `${version}-${hashOf(JSON.stringify(content))}`,
    builtAt: new Date().toISOString(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(releaseSchema.parse(release), null, 1)}\n`);
  writeFileSync(join(folder, 'modules.json'), JSON.stringify(moduleSizes(client)));
}
