import { setTimeout as wait } from 'node:timers/promises';

/** Time that passes: tests let it pass by hand. */
export type Clock = {
  /** Milliseconds; never goes back. */
  now: () => number;
  /** Resolves so many milliseconds later. Rejects when the signal is aborted; keeps no process alive. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** The machine's own. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { ref: false, ...(signal && { signal }) }),
};
