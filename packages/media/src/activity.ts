import { type Clock, systemClock } from '@vitryna/resilience';

/** The priority of the served request. */
export type Activity = {
  /** Says that a request has come; the function that it returns says that it is answered. */
  begin: () => () => void;
  /** Resolves when no request waits and none was answered a moment ago. Rejects when the signal is aborted. */
  whenQuiet: (signal?: AbortSignal) => Promise<void>;
};

/** A page asks in bursts: the pause between two answers of one is not quiet yet, in milliseconds. */
const quietMs = 1500;

/** Counts the requests of one process. */
export function createActivity(clock: Clock = systemClock): Activity {
  let waiting = 0;
  let quietAt = Number.NEGATIVE_INFINITY;
  return {
    begin: () => {
      let isAnswered = false;
      waiting += 1;
      return () => {
        if (isAnswered) return;
        isAnswered = true;
        waiting -= 1;
        quietAt = clock.now() + quietMs;
      };
    },
    whenQuiet: async (signal) => {
      for (;;) {
        signal?.throwIfAborted();
        const left = waiting > 0 ? quietMs : quietAt - clock.now();
        if (left <= 0) return;
        await clock.wait(left, signal);
      }
    },
  };
}
