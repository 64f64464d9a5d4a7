import { type Brand, readBrand } from '@vitryna/brand';
import type { PartCounts } from '@vitryna/contracts/part-counts';
import type { FairQueueLimits } from '@vitryna/fair-queue';
import type { ReleaseReader, ReleaseStore, RenderFault, RenderLimits } from '@vitryna/release';
import { noTracing, type Tracing } from '@vitryna/tracing';
import type { GatewayEnv } from '../base/env.ts';
import type { Log } from '../base/log.ts';
import type { FlatHeaders } from '../http/request-context.ts';
import { strictTransport } from '../http/security-headers.ts';
import type { ProxiedRoute } from '../upstream/proxied-routes.ts';

/** The gateway's dependencies. */
export type AppOptions = {
  env: GatewayEnv;
  store: ReleaseReader;
  /** The same where this gateway may change it: for the operators' page. */
  writableStore?: ReleaseStore | null;
  log: Log;
  /** Left out, nothing is traced. */
  tracing?: Tracing;
  now?: () => number;
  renderTimeoutMs?: number;
  /** A thread's limits. */
  renderLimits?: Partial<RenderLimits>;
  /** Called when a version of an app was found to have ended a thread, or to have rendered for too long. */
  onRenderFault?: (fault: RenderFault) => void;
  /** Called when a thread goes on for too long after it was told to end: the process is to end in order, and to be started again. */
  onUnended?: () => void;
  /** Renders that visitors wait for: how many run and wait, in all and for each address. */
  renders?: FairQueueLimits;
  routes?: readonly ProxiedRoute[];
  /** The counts of each running version. */
  counts?: () => PartCounts[];
};

/** The same with what every part needs of it. */
export type Setup = AppOptions & {
  tracing: Tracing;
  now: () => number;
  brand: Brand;
  isHttps: boolean;
  /** Headers of every answer, whatever it is. */
  everywhere: FlatHeaders;
  /** Requests of each kind that are proxied at a time; `times` as many for each visitor. */
  callLimits: (times?: number) => { perAddress: number; total: number };
};

/** Requests of each kind that are proxied at a time: with bodies of 64 KB, 64 MB at most. */
const maxCalls = 1024;

/** Completes what the gateway is made from. */
export function createSetup(options: AppOptions): Setup {
  const { env } = options;
  const isHttps = env.publicUrl.startsWith('https:');
  return {
    ...options,
    tracing: options.tracing ?? noTracing,
    now: options.now ?? Date.now,
    brand: readBrand(env.brandFolder),
    isHttps,
    everywhere: isHttps ? [...strictTransport] : [],
    callLimits: (times = 1) => ({ perAddress: env.callsPerAddress * times, total: maxCalls }),
  };
}
