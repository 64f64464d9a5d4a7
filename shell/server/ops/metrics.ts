import { Counter, collectDefaultMetrics, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import { noSniff, type RequestContext, send } from '../http/request-context.ts';
import type { OpsRoute } from './ops-server.ts';
import { addStateGauges, type GatewayState } from './state-gauges.ts';

/** A request that was answered. `route` is one of few names, never an address. */
export type RequestFacts = { route: string; status: number; cache: string; seconds: number };
/** A call of an upstream, or a render: how it ended is a class of statuses, or `failed` where there was none. */
export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | 'failed';

/** The gateway's own metrics. */
export type Metrics = {
  request: (facts: RequestFacts) => void;
  render: (route: string, outcome: Outcome, seconds: number) => void;
  call: (upstream: string, outcome: Outcome, seconds: number) => void;
  /** `/metrics`. */
  route: OpsRoute;
};

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The class of a status. */
export const outcomeOf = (status: number): Outcome =>
  `${Math.min(Math.max(Math.floor(status / 100), 2), 5)}xx` as Outcome;

/** Counters of a gateway in OpenMetrics. `state` is read when somebody asks, so that what is only shown costs nothing else. */
export function createMetrics(state: GatewayState): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const requests = new Counter({
    name: 'vitryna_requests_total',
    help: 'Requests that were answered, without those from memory.',
    labelNames: ['route', 'status', 'cache'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'vitryna_request_seconds',
    help: 'How long they took.',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  });
  const renders = new Counter({
    name: 'vitryna_renders_total',
    help: 'Pages that were rendered, for visitors, again and ahead.',
    labelNames: ['route', 'outcome'],
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'vitryna_render_seconds',
    help: 'How long a render took, with its calls.',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  });
  const calls = new Counter({
    name: 'vitryna_upstream_calls_total',
    help: 'Calls of renders and of the gateway itself.',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'vitryna_upstream_seconds',
    help: 'How long an upstream took to answer whole.',
    labelNames: ['upstream'],
    buckets: seconds,
    registers,
  });
  addStateGauges(registry, state);

  let hasDefaults = false;
  const serve = async (context: RequestContext): Promise<void> => {
    // Observers of the event loop and of the heap begin when somebody looks for the first time.
    if (!hasDefaults) collectDefaultMetrics({ register: registry });
    hasDefaults = true;
    const body = await registry.metrics();
    send(context, 200, ['Content-Type', registry.contentType, 'Cache-Control', 'no-store', ...noSniff], body);
  };

  return {
    request: (facts) => {
      const { route, status, cache } = facts;
      requests.inc({ route, status, cache });
      requestSeconds.observe({ route }, facts.seconds);
    },
    render: (route, outcome, took) => {
      renders.inc({ route, outcome });
      renderSeconds.observe({ route }, took);
    },
    call: (upstream, outcome, took) => {
      calls.inc({ upstream, outcome });
      callSeconds.observe({ upstream }, took);
    },
    route: { method: 'GET', path: '/metrics', access: 'reader', serve },
  };
}
