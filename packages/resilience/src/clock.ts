import { setTimeout as wait } from 'node:timers/promises';

/** Time that passes: tests let it pass by hand. */
export type Clock = {
  /** Milliseconds; never goes back. */
  now: () => number;
  /** Resolves so many milliseconds later. Rejects when the signal is aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** The machine's own. A wait keeps no process running: it is for what goes on beside a server. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { ref: false, ...(signal && { signal }) }),
};

/** The machine's own, for programs that have nothing else to do: a wait keeps the process running. */
export const holdingClock: Clock = {
  now: systemClock.now,
  wait: (ms, signal) => wait(ms, undefined, signal && { signal }),
};
