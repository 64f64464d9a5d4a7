import { setTimeout as wait } from 'node:timers/promises';
import { createPoller } from '@vitryna/resilience';
import type { Log } from '../base/log.ts';

const pollMs = 2000;
/** Between two questions to one that is silent, in milliseconds. */
const doubtMs = 500;
/** Longer than an API takes to say that its database does not answer (1 s). */
const timeoutMs = 1500;

/** Processes that answer the same calls: a dead one is left out until its `/health` answers again. */
export type Backends = {
  /**
   * Base addresses in the order in which a request tries them: healthy ones in turn, behind them those that are left out. Without
   * silent ones: a request to them would only wait.
   */
  order: () => string[];
  /** Says that there was no answer: nobody else is sent there until it is healthy. */
  leaveOut: (base: string) => void;
  /** Says that one took a request and was silent: it is asked for its health now, and nobody else waits for it until it says a word. */
  doubt: (base: string) => void;
  /** Asks each for its health now. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Any answer, and a closed port, count as not silent. */
async function healthOf(base: string): Promise<'well' | 'unwell' | 'silent'> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base}/health`, { signal });
    await response.arrayBuffer();
    return response.ok ? 'well' : 'unwell';
  } catch {
    return signal.aborted ? 'silent' : 'unwell';
  }
}

/** Shares requests between addresses; a single one is tried, and not asked for its health, unless it was silent. */
export function createBackends(bases: readonly string[], log: Log): Backends {
  const unreachable = new Set<string>();
  const doubted = new Set<string>();
  const silent = new Set<string>();
  let turn = 0;
  let isStopped = false;

  const mark = (base: string, isUp: boolean): void => {
    if (bases.length === 1 || isUp !== unreachable.has(base)) return;
    if (isUp) unreachable.delete(base);
    else unreachable.add(base);
    log.warn(isUp ? 'an upstream is back' : 'an upstream is left out', { upstream: base });
  };
  const poller = createPoller(
    () => pollMs,
    async () => {
      if (bases.length > 1) await Promise.all(bases.map(async (base) => mark(base, (await healthOf(base)) === 'well')));
    },
  );
  const watch = async (base: string): Promise<void> => {
    while (!isStopped && (await healthOf(base)) === 'silent') {
      if (!silent.has(base)) log.warn('an upstream is silent', { upstream: base });
      silent.add(base);
      await wait(doubtMs, undefined, { ref: false });
    }
    if (silent.delete(base)) log.warn('an upstream is no longer silent', { upstream: base });
    doubted.delete(base);
  };

  return {
    order() {
      turn = (turn + 1) % bases.length;
      const inTurn = [...bases.slice(turn), ...bases.slice(0, turn)];
      const asked = inTurn.filter((base) => !silent.has(base));
      return asked.toSorted((a, b) => Number(unreachable.has(a)) - Number(unreachable.has(b)));
    },
    leaveOut: (base) => mark(base, false),
    doubt(base) {
      if (doubted.has(base)) return;
      doubted.add(base);
      void watch(base);
    },
    refresh: poller.run,
    start: poller.start,
    stop() {
      isStopped = true;
      poller.stop();
    },
  };
}
