import { setTimeout as waitFor } from 'node:timers/promises';

/** Does work whose result is given out at a beat. */
export type Beat = <Result>(work: () => Promise<Result>) => Promise<Result>;

type BeatOptions = { beatMs?: number; monotonic: () => number; wait?: (ms: number) => Promise<unknown> };

/**
 * Results, and refusals, come after a whole number of beats (`beatMs`, in milliseconds, far more than the work takes): how long it took
 * does not tell what there was to do, as whether somebody has an account (contract §6).
 */
export function createBeat({ beatMs = 250, monotonic, wait = waitFor }: BeatOptions): Beat {
  return async (work) => {
    const begun = monotonic();
    try {
      return await work();
    } finally {
      await wait(beatMs - ((monotonic() - begun) % beatMs));
    }
  };
}
