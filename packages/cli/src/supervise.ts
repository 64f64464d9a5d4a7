import { type Clock, holdingClock } from '@vitryna/resilience';
import { type Child, whenReady } from './child-process.ts';

/** When a process that ended is started again, and when no more; times in milliseconds. */
export type RestartPolicy = {
  /** Before the first restart; each failure in a row doubles it. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** One that served for so long ran well: its failures are counted anew. */
  calmMs: number;
  /** Failures in a row after which one that has served is given up. */
  maxFailures: number;
  /** And one that has never served: what is wrong with it is rarely over by itself. */
  maxFailedStarts: number;
  /** Longest start. */
  startMs: number;
  /** How long it may take to stop before it is killed. */
  stopMs: number;
};

/** Half a minute of attempts for what has served, two seconds for what never did. */
export const restartPolicy: RestartPolicy = {
  firstDelayMs: 250,
  maxDelayMs: 10_000,
  calmMs: 30_000,
  maxFailures: 8,
  maxFailedStarts: 3,
  startMs: 300_000,
  stopMs: 12_000,
};

type SuperviseOptions = {
  name: string;
  start: () => Omit<Child, 'process'>;
  /** Advice to print when a process was given up. */
  advice: string;
  policy: RestartPolicy;
  /** Is told of each end that is followed by a restart. */
  report: (line: string) => void;
  clock?: Clock;
};

/** A process that is kept running. */
export type Supervised = {
  /** Resolves when it serves for the first time. */
  ready: Promise<void>;
  /** Rejects when it is given up, with what its owner has to know; resolves when it was stopped. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const seconds = (ms: number) => `${ms / 1000} s`;

/** Starts a process, and starts it again each time it ends, later and later; gives up after so many failures in a row. */
export function supervise({ name, start, advice, policy, report, clock = holdingClock }: SuperviseOptions): Supervised {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let child: Omit<Child, 'process'> | null = null;

  /** One life of the process: how it ended, and for how long it had served. */
  const live = async (): Promise<{ how: string; servedMs: number | null; lines: string[] }> => {
    const started = start();
    child = started;
    let readyAt: number | null = null;
    try {
      await whenReady(started, name, policy.startMs, clock);
      readyAt = clock.now();
      first.resolve();
    } catch {
      // It has ended already, or it hangs.
      await started.stop(0);
    }
    const how = await started.ended;
    return { how, servedMs: readyAt === null ? null : clock.now() - readyAt, lines: started.lastLines() };
  };

  const keepRunning = async (): Promise<void> => {
    let failures = 0;
    let hasServed = false;
    while (!stopping.signal.aborted) {
      const { how, servedMs, lines } = await live();
      if (stopping.signal.aborted) return;
      hasServed ||= servedMs !== null;
      failures = servedMs !== null && servedMs >= policy.calmMs ? 1 : failures + 1;
      const most = hasServed ? policy.maxFailures : policy.maxFailedStarts;
      const ended = servedMs === null ? `did not start (${how})` : `ended (${how})`;
      if (failures >= most) throw new Error(describeEnd({ name, ended, failures, advice, lines }));
      const delayMs = Math.min(policy.firstDelayMs * 2 ** (failures - 1), policy.maxDelayMs);
      report(`${name} ${ended}; it is started again in ${seconds(delayMs)} (failure ${failures} of ${most})`);
      await clock.wait(delayMs, stopping.signal).catch(() => undefined);
    }
  };

  const ended = keepRunning();
  return {
    ready: Promise.race([first.promise, ended.then(() => Promise.reject(new Error(`${name} was stopped`)))]),
    ended,
    async stop() {
      stopping.abort();
      await child?.stop(policy.stopMs);
      await ended.catch(() => undefined);
    },
  };
}

type End = { name: string; ended: string; failures: number; advice: string; lines: string[] };

/** The message when a process is given up: which, how it ended, its last words, what to do. */
function describeEnd({ name, ended, failures, advice, lines }: End): string {
  const message = lines.length > 0 ? lines.map((line) => `    ${line}`).join('\n') : '    (none)';
  return `${name} ${ended}, ${failures} times in a row, and is not started again.\n  Its last lines:\n${message}\n  ${advice}`;
}
