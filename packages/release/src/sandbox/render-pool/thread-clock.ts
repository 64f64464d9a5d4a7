import type { Worker } from 'node:worker_threads';
import { soon } from './soon.ts';

/** Milliseconds that all threads of this process but this one have computed. */
function othersMs(): number {
  const all = process.cpuUsage();
  const own = process.threadCpuUsage();
  return (all.user + all.system - own.user - own.system) / 1000;
}

/** Tells how long one thread has computed, which is not how long it took: a busy machine gives it no processor. */
export function createThreadClock(worker: Worker, now: () => number) {
  let heard = { at: now(), othersMs: othersMs() };
  return {
    /** Milliseconds that it has computed; null when it does not say: it waits for a processor, or is in a call of the engine's. */
    usedMs: (): Promise<number | null> =>
      soon(
        worker.cpuUsage().then(({ user, system }) => {
          heard = { at: now(), othersMs: othersMs() };
          return (user + system) / 1000;
        }),
      ),
    /**
     * Whether it has said nothing for so long while somebody here computed for half of that. A thread that waits for a processor gets one
     * for a moment, and answers; one that is in a call of the engine's does not, however long that takes.
     */
    isUnresponsive: (ms: number): boolean => now() - heard.at > ms && othersMs() - heard.othersMs > ms / 2,
  };
}
