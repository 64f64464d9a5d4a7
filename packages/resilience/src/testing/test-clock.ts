import type { Clock } from '../clock.ts';

/** A clock that stands until a test lets time pass, in milliseconds. */
export type TestClock = Clock & {
  pass: (ms: number) => Promise<void>;
  /** How many wait for it. */
  readonly waiting: number;
};

/** Enough turns for whatever a moment sets going to come to rest again. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Makes a clock that shows 0. */
export function createTestClock(): TestClock {
  let time = 0;
  const waiting = new Set<{ until: number; resolve: () => void }>();
  return {
    now: () => time,
    get waiting() {
      return waiting.size;
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const entry = { until: time + ms, resolve };
        waiting.add(entry);
        signal?.addEventListener('abort', () => {
          waiting.delete(entry);
          reject(signal.reason);
        });
      }),
    pass: async (ms) => {
      const end = time + ms;
      for (;;) {
        await flush();
        const [next] = [...waiting].filter(({ until }) => until <= end).sort((a, b) => a.until - b.until);
        if (!next) break;
        time = Math.max(time, next.until);
        waiting.delete(next);
        next.resolve();
      }
      time = end;
    },
  };
}
