import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@vitryna/contracts/release';
import {
  type CompositionChanges,
  createFolderReleaseStore,
  isReleaseError,
  promote,
  publish,
  type ReleaseStore,
  readSigner,
} from '@vitryna/release';
import { printStep } from './progress.ts';
import { apps as ownApps, root } from './project.ts';

type Options = {
  storeFolder: string;
  /** `first`: only where nothing is live yet. Only operators change the live composition. */
  promotes: 'first' | 'always';
  /** The folder of the built apps; those of the project when left out. */
  builds?: { app: string; folder: string }[];
};

const startedBy = { who: 'npm start', why: 'the start of a store: all parts are of one checkout' };

async function isPublished(store: ReleaseStore, app: string, version: string): Promise<boolean> {
  try {
    await store.readRelease(app, version);
    return true;
  } catch (error) {
    if (isReleaseError(error) && error.code === 'not-found') return false;
    throw error;
  }
}

/** Publishes what is not there yet. A version that is there stays as it was published: nobody has published it now. */
async function publishBuilds(
  store: ReleaseStore,
  builds: { app: string; folder: string }[],
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const { app, folder } of builds) {
    const { version } = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    versions[app] = version;
    if (await isPublished(store, app, version)) continue;
    await publish(store, folder, new Date(), startedBy, readSigner(process.env));
    printStep('publish', `${app} ${version}`);
  }
  return versions;
}

async function promoteBuilds(store: ReleaseStore, changes: CompositionChanges): Promise<void> {
  const { outcome, composition, gate } = await promote({
    store,
    candidate: { changes },
    // A store that opens must not wait for a tour of all its pages.
    smoke: null,
    by: startedBy,
    signer: readSigner(process.env),
  });
  if (outcome === 'refused') {
    const reasons = gate.flatMap(({ outcome: step, name, problems }) =>
      step === 'refused' ? [`${name}: ${problems.join('; ')}`] : [],
    );
    throw new Error(`The gate refused the composition.\n${reasons.join('\n')}`);
  }
  printStep('promote', `composition ${composition.id} is live`);
}

/**
 * Publishes what was built, and makes it live where it may. Otherwise what is live stays, be it older, newer or rolled back to: returns
 * one line for each app that was built and is not live, and the command that changes it.
 */
export async function releaseApps({ storeFolder, promotes, builds }: Options): Promise<string[]> {
  const store = createFolderReleaseStore(storeFolder);
  const own = ownApps.map((app) => ({ app, folder: join(root, app, 'dist') }));
  const built = await publishBuilds(store, builds ?? own);
  const pointer = await store.readLive();
  if (!pointer || promotes === 'always') {
    await promoteBuilds(store, built);
    return [];
  }
  const { parts } = await store.readComposition(pointer.live);
  const waiting = Object.entries(built).filter(([app, version]) => parts[app]?.version !== version);
  if (waiting.length === 0) {
    printStep('live', `composition ${pointer.live}, which is what was built`);
    return [];
  }
  printStep('live', `composition ${pointer.live}; what was built is published and not live`);
  const names = waiting.map(([app, version]) => `${app}@${version}`);
  return [
    ...waiting.map(([app, version]) => `${app}: live ${parts[app]?.version ?? 'not at all'}, built ${version}`),
    `make it live: pnpm vitryna release promote ${names.join(' ')} --store ${storeFolder}`,
  ];
}
