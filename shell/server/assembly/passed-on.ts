import { createMediaCache, type MediaCache } from '../upstream/media-cache.ts';
import { proxiedRoutes } from '../upstream/proxied-routes.ts';
import { createProxy } from '../upstream/proxy.ts';
import type { Compositions } from './compositions.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = { setup: Setup; upstreams: Upstreams; compositions: Pick<Compositions, 'pick'> };

/** What is passed on to upstreams as it is, and the pictures that are kept of it. */
export type PassedOn = { proxy: ReturnType<typeof createProxy>; media: MediaCache };

/** Makes them: calls of browsers, contents, pictures. */
export function createPassedOn({ setup, upstreams, compositions }: Input): PassedOn {
  const { env, tracing, log, callPlaces } = setup;
  const { backends, cleaner, onUnavailable } = upstreams;
  const media = createMediaCache(env.cacheBytes / 8);
  const proxy = createProxy({
    routes: setup.routes ?? proxiedRoutes,
    upstreams: {
      user: { backends: backends.api, places: callPlaces() },
      media: { backends: backends.media, places: callPlaces(4) },
      api: { backends: backends.content, places: callPlaces() },
    },
    secret: env.gatewaySecret,
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    media,
    cleaner,
    tracing,
    compositionOf: (req) => compositions.pick(req)?.slot.id ?? null,
    onUnavailable,
    log,
  });
  return { proxy, media };
}
