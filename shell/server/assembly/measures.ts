import { hungWorkers } from '@vitryna/release';
import type { OpenCounts } from '../compositions/open-slots.ts';
import { createMetrics, type Metrics } from '../ops/metrics.ts';
import { createReadiness, type Readiness } from '../ops/readiness.ts';
import type { GatewayState } from '../ops/state-gauges.ts';
import { createWatch, type Watch } from '../watch/watch.ts';
import type { Running } from './running.ts';
import type { Setup } from './setup.ts';

type Input = { setup: Setup; running: Running; opened: () => OpenCounts } & Pick<
  GatewayState,
  'hits' | 'caches' | 'circuits'
>;

/** The metrics of the gateway, and of the versions of apps that it runs. */
export type Measures = { metrics: Metrics; readiness: Readiness; watch: Watch };

/** Over how long versions of apps are watched, in milliseconds. */
const watchWindowMs = 10 * 60_000;

/** Makes them first: all other parts tell them something. */
export function createMeasures({ setup, running, ...state }: Input): Measures {
  const { env, now, log } = setup;
  const { parts, groups } = running;
  const readiness = createReadiness(() => running.live()?.id ?? null, hungWorkers);
  const watch = createWatch({
    running: parts,
    windowMs: watchWindowMs,
    viewsPerNetwork: env.viewsPerNetwork,
    now,
    log,
  });
  const metrics = createMetrics({
    ...state,
    parts,
    compositions: () => Object.fromEntries(groups().map(({ group, slot }) => [group, slot.id])),
    counts: watch.counts,
    hung: hungWorkers,
  });
  return { metrics, readiness, watch };
}
