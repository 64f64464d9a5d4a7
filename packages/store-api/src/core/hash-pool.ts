import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HashJob } from './derive-key.ts';
import { Failure } from './failure.ts';

/** Derives keys away from the main thread and from the threads that read files. */
export type HashPool = {
  /** Throws 503 `busy` with `Retry-After` when too many wait. */
  derive: (job: HashJob) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

type Waiting = { job: HashJob; resolve: (key: Uint8Array) => void; reject: (error: unknown) => void };

/** A job takes a tenth of a second or so; who would have to wait longer than some seconds is told so at once. */
const defaults = { threads: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 20 };

const busy = () =>
  new Failure('maintenance', {
    code: 'busy',
    message: '@Number of requests exceeded',
    headers: { 'retry-after': '3' },
  });

/** Makes a pool of at most two threads, one where the machine has two processors; they start with the first job. */
export function createHashPool({ threads, waiting } = defaults): HashPool {
  /** The threads, with the job that each has. */
  const threadsOf = new Map<Worker, Waiting | null>();
  const queue: Waiting[] = [];

  /** Gives the thread another job, or lets the process end without it. */
  const run = (worker: Worker, waiting: Waiting | null): void => {
    threadsOf.set(worker, waiting);
    if (waiting === null) worker.unref();
    else {
      worker.ref();
      worker.postMessage(waiting.job);
    }
  };
  const start = (): Worker => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    worker.on('message', (key: Uint8Array) => {
      threadsOf.get(worker)?.resolve(key);
      run(worker, queue.shift() ?? null);
    });
    const fail = (error: unknown) => {
      const failed = threadsOf.get(worker);
      if (!threadsOf.delete(worker)) return;
      failed?.reject(error);
      const next = queue.shift();
      if (next) run(start(), next);
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('store-api: a thread that hashes passwords has stopped')));
    return worker;
  };
  const findIdle = (): Worker | undefined => [...threadsOf].find(([, job]) => job === null)?.[0];

  return {
    derive: (job) =>
      new Promise((resolve, reject) => {
        const worker = findIdle() ?? (threadsOf.size < threads ? start() : null);
        if (worker) run(worker, { job, resolve, reject });
        else if (queue.length < waiting) queue.push({ job, resolve, reject });
        else reject(busy());
      }),
    close: async () => {
      for (const { reject } of queue.splice(0)) reject(busy());
      await Promise.all([...threadsOf.keys()].map((worker) => worker.terminate()));
    },
  };
}
