import { createBuilds } from '../compositions/builds.ts';
import { createPreviousVersions } from '../compositions/previous-version.ts';
import { createPublicReleases } from '../compositions/public-releases.ts';
import { createSharedBuilds } from '../compositions/shared-builds.ts';
import { type AssetReader, createAssetReader } from '../files/asset-reader.ts';
import { type Assets, createAssets } from '../files/assets.ts';
import { createServiceWorkerFile } from '../files/service-worker.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Compositions } from './compositions.ts';
import type { Measures } from './measures.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = {
  setup: Setup;
  compositions: Pick<Compositions, 'keeper' | 'previews' | 'pick'>;
  upstreams: Pick<Upstreams, 'config'>;
  measures: Pick<Measures, 'watch'>;
};

/** The middleware of release files. */
export type ReleaseFiles = { reader: AssetReader; assets: Assets; builds: Middleware[]; serviceWorker: Middleware };

/** Makes them over the release store. */
export function createReleaseFiles({ setup, compositions, upstreams, measures }: Input): ReleaseFiles {
  const { env, store, now, log, everywhere } = setup;
  const { keeper, previews, pick } = compositions;
  const { config } = upstreams;
  const reader = createAssetReader(store, env.cacheBytes / 4, keeper.release, everywhere);
  const isInUse = createPublicReleases({ store, keeper, now });
  const isPublic: typeof isInUse = async (name, version) => previews.holds(name, version) || isInUse(name, version);
  const previousVersion = createPreviousVersions({ store, keeper, onGiven: measures.watch.noteVersion, log });
  return {
    reader,
    assets: createAssets({ reader, isPublic, hasSourceMaps: env.hasSourceMaps, log }),
    builds: [
      ...(env.sharesBuilds ? [createSharedBuilds({ store, reader, keeper })] : []),
      createBuilds({ store, keeper, pick: ({ req }) => pick(req)?.slot ?? null, previousVersion }),
    ],
    serviceWorker: createServiceWorkerFile({
      reader,
      liveShell: () => keeper.live()?.loaded.shell ?? null,
      // Operators of the gateway and of the store API can switch it off: there without a restart.
      isOn: () => env.hasServiceWorker && config.current?.features.serviceWorker !== false,
      log,
    }),
  };
}
