import type { PartCounts } from '@vitryna/contracts/part-counts';
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

/** A version of an app that runs, and for whom. */
export type RunningPart = { app: string; version: string; group: string };

/** The metrics of a gateway. */
export type GatewayState = {
  /** Requests answered from memory since the start. */
  hits: () => number;
  /** Bytes of each cache. */
  caches: () => Record<string, number>;
  /** Upstreams, and whether each is not waited for. */
  circuits: () => Record<string, boolean>;
  /** Group of visitors → composition. */
  compositions: () => Record<string, string>;
  parts: () => RunningPart[];
  /** Compositions that are held in memory, and their threads. */
  opened: () => { compositions: number; threads: number };
  /** Threads that were told to end and go on. */
  hung: () => number;
  /** The counts in the watched window. */
  counts: () => PartCounts[];
};

const shown = {
  views: 'Page views that told of themselves.',
  errors: 'Views with an error of it.',
  losses: 'Views that it was lost to.',
  mismatches: 'Views in which it did not hydrate as it was rendered.',
  poor: 'Views of its pages with a poor web vital.',
  served: 'Documents with its pages that browsers were given.',
  alive: 'Documents with its pages that told of themselves.',
} as const;

/** Adds what is shown as it is at the time. */
export function addStateGauges(registry: Registry<OpenMetricsContentType>, state: GatewayState): void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[], read: () => [Record<string, string>, number][]) =>
    new Gauge({
      name: `vitryna_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.set(labels, value);
      },
    });
  new Counter({
    name: 'vitryna_hits_total',
    help: 'Requests that were answered from memory with one lookup.',
    registers,
    collect() {
      this.reset();
      this.inc(state.hits());
    },
  });
  gauge('cache_bytes', 'Bytes that are kept.', ['cache'], () =>
    Object.entries(state.caches()).map(([cache, bytes]) => [{ cache }, bytes]),
  );
  gauge('circuit_open', '1 while nobody waits for this upstream.', ['upstream'], () =>
    Object.entries(state.circuits()).map(([upstream, isOpen]) => [{ upstream }, Number(isOpen)]),
  );
  gauge('composition_info', 'The composition of each group of visitors.', ['group', 'composition'], () =>
    Object.entries(state.compositions()).map(([group, composition]) => [{ group, composition }, 1]),
  );
  gauge(
    'open_compositions',
    'Compositions in memory: live, canaries, the one before, and those that still answer.',
    [],
    () => [[{}, state.opened().compositions]],
  );
  gauge('render_threads', 'Threads that render, of all of them.', [], () => [[{}, state.opened().threads]]);
  gauge('hung_workers', 'Threads that were told to end and go on.', [], () => [[{}, state.hung()]]);
  gauge('app_info', 'The version of each app in it.', ['group', 'app', 'version'], () =>
    state.parts().map((part) => [part, 1]),
  );
  for (const [key, help] of Object.entries(shown) as [keyof typeof shown, string][]) {
    gauge(`part_${key}`, help, ['app', 'version'], () =>
      state.counts().map(({ app, version, [key]: value }) => [{ app, version }, value ?? 0]),
    );
  }
}
