import { contentRevisionHeader, contentTimeoutMs } from '@vitryna/contracts/constants';
import { createTextCache, type TextCache } from '../files/texts.ts';
import { measuredClient } from '../ops/measured.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Readiness } from '../ops/readiness.ts';
import { tracedClient } from '../ops/traced.ts';
import { outdatePages } from '../pages/cache/page-cache.ts';
import { type Answers, createAnswers } from '../upstream/answers.ts';
import { type Backends, createBackends } from '../upstream/backends.ts';
import { type ContentCleaner, createContentCleaner } from '../upstream/clean-content.ts';
import { type ContentRevision, createContentRevision } from '../upstream/content-revision.ts';
import { createJsonClient, type JsonClient } from '../upstream/json-client.ts';
import { createMaintenanceWatch, type MaintenanceWatch, maintenancePath } from '../upstream/maintenance.ts';
import { createRedirectTable, type RedirectTable } from '../upstream/redirects.ts';
import { createSiteConfig, type SiteConfig } from '../upstream/site-config.ts';
import { createTranslationsExport } from '../upstream/translations.ts';
import type { Running } from './running.ts';
import type { Setup } from './setup.ts';

type Input = { setup: Setup; running: Running; metrics: Pick<Metrics, 'call'>; readiness: Pick<Readiness, 'record'> };

/** Whom the gateway asks, and what it keeps of their answers. */
export type Upstreams = {
  backends: Record<'api' | 'content' | 'media', Backends>;
  clients: Record<'api' | 'content', JsonClient>;
  cleaner: ContentCleaner;
  answers: Answers;
  maintenance: MaintenanceWatch;
  config: SiteConfig;
  redirects: RedirectTable;
  contentRevision: ContentRevision;
  textCache: TextCache;
  /** Called when an upstream said that it is not available. */
  onUnavailable: () => void;
  /** Reads translations, redirects, configuration and maintenance now. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
  close: () => void;
};

/** Makes the clients of the store API and of the content service, and what follows them. */
export function createUpstreams({ setup, running, metrics, readiness }: Input): Upstreams {
  const { env, log, now, brand, tracing } = setup;
  const isCaching = env.pageFreshMs > 0;
  const api = createBackends(env.apiUrls, log);
  const own = (url: string | null) => (url === null ? api : createBackends([url], log));
  const backends = { api, content: own(env.contentUrl), media: own(env.mediaUrl) };
  const cleaner = createContentCleaner(log);
  const knownContent = (): Record<string, string> => {
    const revision = contentRevision.current();
    return revision === null ? {} : { [contentRevisionHeader]: revision };
  };
  const createClient = (name: 'api' | 'content', path: '/api' | '/user') => {
    const { traceparent } = tracing;
    const headers = () => (name === 'content' ? knownContent() : {});
    const secret = env.gatewaySecret;
    const client = createJsonClient({ backends: backends[name], path, secret, traceparent, headers });
    return measuredClient(tracedClient(cleaner.over(client, path), name, tracing), (outcome, seconds) => {
      metrics.call(name, outcome, seconds);
      readiness.record(outcome);
    });
  };
  const clients = { api: createClient('api', '/user'), content: createClient('content', '/api') };
  const maintenance = createMaintenanceWatch(clients.api, log);
  const onUnavailable = () => void maintenance.refresh();
  const translations = createTranslationsExport(clients.api, log);
  const config = createSiteConfig(clients.api, log);
  const redirects = createRedirectTable({
    client: clients.api,
    log,
    publicUrl: env.publicUrl,
    onChange: () => running.live()?.pages.clear(),
  });
  const textCache = createTextCache({
    readExport: () => translations.current,
    currentTexts: () => running.live()?.texts ?? null,
    brand,
  });
  const answers = createAnswers({
    clients,
    waitMs: { api: env.upstreamWaitMs, content: Math.min(contentTimeoutMs, env.upstreamWaitMs) },
    giveUpMs: { api: 5000, content: contentTimeoutMs },
    probePaths: { api: maintenancePath, content: null },
    maxBytes: env.cacheBytes / 8,
    ages: { freshMs: isCaching ? 5000 : 0, staleMs: isCaching ? 60_000 : 0, lastResortMs: 6 * 3_600_000 },
    now,
    onUnavailable,
    log,
  });
  const { traceparent } = tracing;
  const quietClient = createJsonClient({
    backends: backends.content,
    path: '/api',
    secret: env.gatewaySecret,
    traceparent,
  });
  const onContent = () => {
    answers.outdate('content');
    for (const { slot } of running.groups()) outdatePages(slot, now(), env.pageFreshMs);
  };
  const contentRevision = createContentRevision(quietClient, onContent, log);
  const followed = [api, maintenance, translations, config, redirects, contentRevision];
  const kept = { config, redirects, contentRevision, textCache };
  return {
    ...{ backends, clients, cleaner, answers, maintenance, ...kept, onUnavailable },
    refresh: async () => void (await Promise.all(followed.map((one) => one.refresh()))),
    start() {
      for (const one of followed) one.start();
    },
    stop() {
      for (const one of followed) one.stop();
    },
    close() {
      for (const one of [answers, clients.api, clients.content, quietClient]) one.close();
    },
  };
}
