import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { demoBrandFolder } from '@vitryna/brand';
import type { NavigationMode } from '@vitryna/contracts/remote';
import { z } from 'zod';

const base = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Whether an address to listen on is out of reach of other machines. */
const isOnMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
const megabyte = 1024 * 1024;

/** As many threads as there are cores, up to four, and one for each gigabyte of the machine. */
const defaultThreads = (): number =>
  Math.max(1, Math.min(availableParallelism(), 4, Math.floor(totalmem() / (1024 * megabyte))));

/** The gateway's settings; every name has a default that fits one machine. */
const variablesSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** A folder, `s3://bucket/prefix?endpoint=…`, or the address of a folder on a web server. */
  RELEASE_STORE: z.string().default(fileURLToPath(new URL('../../../.data/releases', import.meta.url))),
  /** The local mirror of a remote store, for its outages. */
  RELEASE_CACHE: z.string().default(fileURLToPath(new URL('../../../.data/release-cache', import.meta.url))),
  RELEASE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(16 * megabyte)
    .default(1024 * megabyte),
  /** The crash notes of a gateway. */
  CRASH_NOTES: z.string().default(fileURLToPath(new URL('../../../.data/crash-notes', import.meta.url))),
  /** One address or several, with commas between them. */
  API_URL: z
    .string()
    .default('http://127.0.0.1:4001')
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(base).min(1)),
  CONTENT_URL: base.optional(),
  /** `strapi`: the store API reads what is at that address, and answers for it; else it answers by the contract itself. */
  CONTENT_KIND: z.enum(['own', 'strapi']).default('own'),
  /** Signs links to drafts; the store API's is the same. */
  CONTENT_SECRET: z.string().min(16).optional(),
  /** The media service, when it is not the API. */
  MEDIA_URL: base.optional(),
  /** The public address of the store. */
  PUBLIC_URL: base.optional(),
  /** Further names that the store answers to, `name` or `name:port`, with commas between them. */
  ALLOWED_HOSTS: z
    .string()
    .toLowerCase()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .pipe(z.array(z.string().regex(/^(?:[0-9a-z._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/))),
  /** Shared with the store API, which then trusts the gateway's word about who asks. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  /** Signs links to versions before they are live; left out, the gateway's secret does. */
  PREVIEW_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Bytes for cached pages, files, media and API answers together. */
  CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(megabyte)
    .default(256 * megabyte),
  /** Seconds for which a cached page is fresh; after that it is served while it is rendered again. 0: rendered each time. */
  PAGE_FRESH_SECONDS: z.coerce.number().min(0).default(30),
  /** Milliseconds that all calls of one render may take together; what is missing then is left out, or the page is 503. */
  UPSTREAM_WAIT_MS: z.coerce.number().int().min(10).default(1500),
  /** Threads that render, for each composition that runs. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(defaultThreads),
  /** Megabytes that each of them may hold in its heap, and as many in buffers outside of it. */
  RENDER_MEGABYTES: z.coerce.number().int().min(16).max(4096).default(256),
  /** Seconds for which a thread that was told to end may go on before the gateway ends, so that it is started again. */
  HUNG_SECONDS: z.coerce.number().min(1).max(86_400).default(60),
  /** Milliseconds between two looks at the live pointer. */
  COMPOSITION_POLL_MS: z.coerce.number().int().min(50).default(1000),
  /** Port of `/metrics` and what else is for operators only; left out, there is none. */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  /** The pages of that port. */
  OPS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/)
    .optional(),
  /** Seconds for which `/ready` says no before the socket closes, so that a balancer hears of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Let several gateways of one machine listen on one port; the kernel deals connections out (Linux). */
  SHARE_PORT: z.enum(['on', 'off']).default('off'),
  /** Calls of one visitor that are proxied at a time; of pictures four times as many. */
  CALLS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(64),
  /** Of how many page views one tells of itself, 0 to 1; while a canary runs, each does. */
  VIEW_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** For how many views of a version one network counts within ten minutes. */
  VIEWS_PER_NETWORK: z.coerce.number().int().min(1).max(100_000).default(5),
  /** Whether browsers are told the modules of a page while it is rendered (`103 Early Hints`): what stands between has to pass it on. */
  EARLY_HINTS: z.enum(['on', 'off']).default('off'),
  /** Balancers in front of the gateway that append to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  /** Whether search engines may read the store: `off` for a store that is only tried out. */
  INDEXABLE: z.enum(['on', 'off']).default('on'),
  /** The contact for security reports, `mailto:` or `https:`; left out, the mail address of the store's configuration. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)[!-~]+$/)
    .optional(),
  /** Days for which `security.txt` says that it is valid. */
  SECURITY_DAYS: z.coerce.number().int().min(1).max(364).default(180),
  /** `off` takes the service worker away from every visitor, also from those who have it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** `on` gives browsers the source maps of releases, for development. */
  SOURCE_MAPS: z.enum(['on', 'off']).default('off'),
  /** `on` shows everybody with `?overlay` the parts of a page, for development; else visitors with an open preview. */
  OVERLAY: z.enum(['on', 'off']).default('off'),
  /** `off` keeps what is live from teams that put their own remote into it (`pnpm dev … --shell`): server bundles and manifests. */
  SHARE_BUILDS: z.enum(['on', 'off']).default('on'),
  /** How tabs go from page to page: `plain` is React Router's own navigation, without prefetched, cached and prerendered pages. */
  NAVIGATION: z.enum(['instant', 'plain']).default('instant'),
  /** Folder with the brand's `brand.json` and pictures, the store API's is the same (packages/brand/README.md). */
  BRAND_FOLDER: z.string().default(demoBrandFolder),
});

const envSchema = variablesSchema.refine(
  ({ OPS_PORT, OPS_HOST, OPS_TOKEN }) => OPS_PORT === undefined || OPS_TOKEN !== undefined || isOnMachine(OPS_HOST),
  { path: ['OPS_TOKEN'], message: 'a port for operators that other machines reach needs one' },
);

/** Settings of a gateway; sizes in bytes, times in milliseconds. */
export type GatewayEnv = {
  port: number;
  host: string;
  releaseStore: string;
  releaseCache: { folder: string; maxBytes: number };
  crashNotes: string;
  apiUrls: string[];
  /** null: the store API is the content service, too. */
  contentUrl: string | null;
  /** null: nobody sees drafts. */
  contentSecret: string | null;
  /** null: the store API makes the pictures, too. */
  mediaUrl: string | null;
  publicUrl: string;
  /** Further names that the store answers to, in small letters. */
  allowedHosts: string[];
  gatewaySecret: string | null;
  /** null: there are no previews. */
  previewSecret: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  cacheBytes: number;
  pageFreshMs: number;
  upstreamWaitMs: number;
  renderThreads: number;
  renderMegabytes: number;
  hungMs: number;
  compositionPollMs: number;
  /** null: nothing listens for operators. */
  ops: { port: number; host: string } | null;
  opsToken: string | null;
  drainMs: number;
  callsPerAddress: number;
  viewShare: number;
  viewsPerNetwork: number;
  sendsEarlyHints: boolean;
  trustedProxies: number;
  isIndexable: boolean;
  security: { contact: string | null; days: number };
  sharesPort: boolean;
  hasServiceWorker: boolean;
  hasSourceMaps: boolean;
  sharesBuilds: boolean;
  hasOverlay: boolean;
  navigation: NavigationMode;
  brandFolder: string;
};

/** Reads the settings once; throws an error that names every variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): GatewayEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`gateway: these environment variables are wrong\n${problems.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    releaseStore: data.RELEASE_STORE,
    releaseCache: { folder: data.RELEASE_CACHE, maxBytes: data.RELEASE_CACHE_BYTES },
    crashNotes: data.CRASH_NOTES,
    apiUrls: data.API_URL,
    contentUrl: data.CONTENT_KIND === 'strapi' ? null : (data.CONTENT_URL ?? null),
    contentSecret: data.CONTENT_SECRET ?? null,
    mediaUrl: data.MEDIA_URL ?? null,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    allowedHosts: data.ALLOWED_HOSTS,
    gatewaySecret: data.GATEWAY_SECRET ?? null,
    previewSecret: data.PREVIEW_SECRET ?? data.GATEWAY_SECRET ?? null,
    logLevel: data.LOG_LEVEL,
    cacheBytes: data.CACHE_BYTES,
    pageFreshMs: data.PAGE_FRESH_SECONDS * 1000,
    upstreamWaitMs: data.UPSTREAM_WAIT_MS,
    renderThreads: data.RENDER_THREADS,
    renderMegabytes: data.RENDER_MEGABYTES,
    hungMs: data.HUNG_SECONDS * 1000,
    compositionPollMs: data.COMPOSITION_POLL_MS,
    ops: data.OPS_PORT === undefined ? null : { port: data.OPS_PORT, host: data.OPS_HOST },
    opsToken: data.OPS_TOKEN ?? null,
    drainMs: data.DRAIN_SECONDS * 1000,
    callsPerAddress: data.CALLS_PER_ADDRESS,
    viewShare: data.VIEW_SHARE,
    viewsPerNetwork: data.VIEWS_PER_NETWORK,
    sendsEarlyHints: data.EARLY_HINTS === 'on',
    trustedProxies: data.TRUSTED_PROXIES,
    isIndexable: data.INDEXABLE === 'on',
    security: { contact: data.SECURITY_CONTACT ?? null, days: data.SECURITY_DAYS },
    sharesPort: data.SHARE_PORT === 'on',
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    hasSourceMaps: data.SOURCE_MAPS === 'on',
    hasOverlay: data.OVERLAY === 'on',
    sharesBuilds: data.SHARE_BUILDS === 'on',
    navigation: data.NAVIGATION,
    brandFolder: data.BRAND_FOLDER,
  };
}
