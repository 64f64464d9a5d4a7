import { createMediaCache, type MediaCache } from '../upstream/media-cache.ts';
import { proxiedRoutes } from '../upstream/proxied-routes.ts';
import { createProxy } from '../upstream/proxy.ts';
import type { Compositions } from './compositions.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = { setup: Setup; upstreams: Upstreams; compositions: Pick<Compositions, 'pick'> };

/** The proxied calls, and the cached pictures. */
export type Proxied = { proxy: ReturnType<typeof createProxy>; media: MediaCache };

/** Makes them: calls of browsers, contents, pictures. */
export function createProxied({ setup, upstreams, compositions }: Input): Proxied {
  const { env, tracing, log, callLimits } = setup;
  const { backends, cleaner, contentRevision, onUnavailable } = upstreams;
  const media = createMediaCache(env.cacheBytes / 8);
  const proxy = createProxy({
    routes: setup.routes ?? proxiedRoutes,
    upstreams: {
      user: { backends: backends.api, places: callLimits() },
      media: { backends: backends.media, places: callLimits(4) },
      api: { backends: backends.content, places: callLimits() },
    },
    secret: env.gatewaySecret,
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    media,
    cleaner,
    tracing,
    compositionOf: (req) => compositions.pick(req)?.slot.id ?? null,
    onUnavailable,
    onWebhook: contentRevision.refresh,
    log,
  });
  return { proxy, media };
}
