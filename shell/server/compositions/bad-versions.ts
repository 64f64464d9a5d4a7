import type { RenderFault } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';

/**
 * So many faults of one kind within `withinMs` milliseconds make a version bad. What cannot even be evaluated, or ended a process, is
 * bad at once.
 */
export const badAfter: Record<RenderFault['kind'], number> & { withinMs: number } = {
  loop: 2,
  crash: 2,
  memory: 2,
  slow: 6,
  withinMs: 10 * 60_000,
};

/** Versions that ended threads of renders: they are not run again by this process, whichever composition names them. */
export type BadVersions = {
  add: (fault: RenderFault) => void;
  isBad: (app: string, version: string) => boolean;
  /** Versions that this process would not run again, or has seen loop lately, for the process that is started after it. */
  guilty: () => { app: string; version: string }[];
};

type Options = {
  log: Log;
  now: () => number;
  /** Called for every fault, bad or not. */
  onFault: (fault: RenderFault) => void;
  /** Called when a version has become bad. */
  onBad: () => void;
};

/** Remembers which versions did what. */
export function createBadVersions({ log, now, onFault, onBad }: Options): BadVersions {
  const faults = new Map<string, number[]>();
  const bad = new Map<string, { app: string; version: string }>();
  const looped = new Map<string, { app: string; version: string; at: number }>();

  return {
    add(fault) {
      const { app, version, kind, isEvaluation, endedProcess = false, error } = fault;
      const name = `${app} ${version}`;
      log.error(endedProcess ? 'a render ended a process' : 'a render ended its thread', {
        app,
        version,
        kind,
        isEvaluation,
        ...errorFields(error),
      });
      onFault(fault);
      if (kind === 'loop') looped.set(name, { app, version, at: now() });
      if (bad.has(name)) return;
      const key = `${name} ${kind}`;
      const lately = [...(faults.get(key) ?? []), now()].filter((at) => now() - at < badAfter.withinMs);
      faults.set(key, lately);
      if (!isEvaluation && !endedProcess && lately.length < badAfter[kind]) return;
      bad.set(name, { app, version });
      log.error('a version is not run any more', { app, version, kind, faults: lately.length });
      onBad();
    },
    isBad: (app, version) => bad.has(`${app} ${version}`),
    guilty() {
      const lately = [...looped].filter(([, { at }]) => now() - at < badAfter.withinMs);
      return [...new Map([...lately, ...bad]).values()].map(({ app, version }) => ({ app, version }));
    },
  };
}
