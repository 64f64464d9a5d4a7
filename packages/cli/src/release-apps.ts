import { join } from 'node:path';
import { createFolderReleaseStore, createSmoke, promote, publish } from '@vitryna/release';
import { say } from './progress.ts';
import { apps, root } from './project.ts';

/** Publishes what was built and makes it live; the same versions as before change nothing. */
export async function releaseApps(storeFolder: string): Promise<void> {
  const store = createFolderReleaseStore(storeFolder);
  const changes: Record<string, string> = {};
  for (const app of apps) {
    const { version, outcome } = await publish(store, join(root, app, 'dist'));
    if (outcome === 'published') say('publish', `${app} ${version}`);
    changes[app] = version;
  }
  const { outcome, composition, gate } = await promote({
    store,
    candidate: { changes },
    smoke: createSmoke({ fetch: null }),
  });
  if (outcome === 'refused') {
    const reasons = gate.flatMap(({ outcome: step, name, problems }) =>
      step === 'refused' ? [`${name}: ${problems.join('; ')}`] : [],
    );
    throw new Error(`The gate refused the composition.\n${reasons.join('\n')}`);
  }
  say('promote', `composition ${composition.id} is live`);
}
