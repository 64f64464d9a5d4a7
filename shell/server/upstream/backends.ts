import type { Log } from '../base/log.ts';
import { createPoller } from '../base/poller.ts';

const pollMs = 2000;
const timeoutMs = 1000;

/** Processes that answer the same calls: a dead one is left out until its `/health` answers again. */
export type Backends = {
  /** Base addresses in the order in which a request tries them: healthy ones in turn, behind them those that are left out. */
  order: () => string[];
  /** Says that there was no answer: nobody else is sent there until it is healthy. */
  leaveOut: (base: string) => void;
  /** Asks each for its health now. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

async function isHealthy(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}/health`, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Shares requests between addresses; a single one is always tried and never asked for its health. */
export function createBackends(bases: readonly string[], log: Log): Backends {
  const leftOut = new Set<string>();
  let turn = 0;

  const mark = (base: string, isUp: boolean): void => {
    if (bases.length === 1 || isUp !== leftOut.has(base)) return;
    if (isUp) leftOut.delete(base);
    else leftOut.add(base);
    log.warn(isUp ? 'an upstream is back' : 'an upstream is left out', { upstream: base });
  };
  const poller = createPoller(
    () => pollMs,
    async () => {
      if (bases.length > 1) await Promise.all(bases.map(async (base) => mark(base, await isHealthy(base))));
    },
  );

  return {
    order() {
      turn = (turn + 1) % bases.length;
      const inTurn = [...bases.slice(turn), ...bases.slice(0, turn)];
      return inTurn.toSorted((a, b) => Number(leftOut.has(a)) - Number(leftOut.has(b)));
    },
    leaveOut: (base) => mark(base, false),
    refresh: poller.run,
    start: poller.start,
    stop: poller.stop,
  };
}
