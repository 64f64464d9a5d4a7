/** Who asks, and until when; without a signal it waits to the end. */
export type Asker = { client: string; signal?: AbortSignal };

/** How many jobs may run and how many may wait: in all, and for each client. The last quarter of what may run is for clients that have none. */
export type FairQueueLimits = { atOnce: number; atOnceEach: number; waiting: number; waitingEach: number };

/** Runs jobs in turn among those who ask for them. */
export type FairQueue<Result> = {
  /** Runs a job when it is its turn, or joins the one of the same key. Rejects at once when too many wait, and when the signal is aborted. */
  ask: (key: string, run: () => Promise<Result>, asker: Asker) => Promise<Result>;
  /** Jobs that wait or run. */
  readonly size: number;
  /** Resolves when no job waits or runs. */
  whenIdle: () => Promise<void>;
  /** Rejects what waits and what comes with this error; what runs goes on. */
  close: (error: Error) => void;
};

class TooManyWaiting extends Error {
  readonly isTooManyWaiting = true;
}

/** Whether a queue was full, in all or for this client: later there may be a place. */
export const isTooManyWaiting = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isTooManyWaiting' in error;

type Job<Result> = PromiseWithResolvers<Result> & {
  key: string;
  run: () => Promise<Result>;
  /** Those in whose lines it stands; the first is whose turn it takes when it runs. */
  clients: Set<string>;
  askers: number;
  hasBegun: boolean;
};

/** Makes a queue; it knows nothing of how its jobs run. */
export function createFairQueue<Result>(limits: FairQueueLimits): FairQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  /** What waits, by client; whose turn comes next stands first. */
  const lines = new Map<string, Set<Job<Result>>>();
  const running = new Map<string, number>();
  /** Places that anybody may have; those above are kept for whoever has none, however many others take all that they can. */
  const common = limits.atOnce - Math.floor(limits.atOnce / 4);
  let total = 0;
  let closedBy: Error | null = null;

  const count = (client: string, change: 1 | -1) => {
    total += change;
    const left = (running.get(client) ?? 0) + change;
    if (left > 0) running.set(client, left);
    else running.delete(client);
  };
  const mayBegin = (client: string): boolean => {
    const own = running.get(client) ?? 0;
    return total < (own === 0 ? limits.atOnce : common) && own < limits.atOnceEach;
  };
  const join = (job: Job<Result>, client: string) => {
    const line = lines.get(client) ?? new Set();
    lines.set(client, line.add(job));
    job.clients.add(client);
  };
  const leaveLines = (job: Job<Result>) => {
    for (const client of job.clients) {
      const line = lines.get(client);
      line?.delete(job);
      if (line?.size === 0) lines.delete(client);
    }
  };
  const drop = (job: Job<Result>, error: unknown) => {
    leaveLines(job);
    jobs.delete(job.key);
    job.reject(error);
  };
  const begin = async (job: Job<Result>, client: string): Promise<void> => {
    leaveLines(job);
    const line = lines.get(client);
    if (line) {
      lines.delete(client);
      lines.set(client, line);
    }
    job.hasBegun = true;
    count(client, 1);
    try {
      job.resolve(await job.run());
    } catch (error) {
      job.reject(error);
    } finally {
      jobs.delete(job.key);
      count(client, -1);
      next();
    }
  };
  const next = () => {
    while (total < limits.atOnce) {
      const due = lines.entries().find(([client]) => mayBegin(client));
      const [job] = due?.[1] ?? [];
      if (!due || !job) return;
      void begin(job, due[0]);
    }
  };
  const create = (key: string, run: () => Promise<Result>, client: string): Job<Result> => {
    const ofClient = lines.get(client)?.size ?? 0;
    const waiting = jobs.size - total;
    // What begins at once waits for nothing, however many others do who have their share.
    const waits = !mayBegin(client);
    if (waits && ofClient >= limits.waitingEach) {
      throw new TooManyWaiting(`fair-queue: ${client} waits for ${ofClient} jobs`);
    }
    if (waits && waiting >= limits.waiting) throw new TooManyWaiting(`fair-queue: ${waiting} jobs are waited for`);
    const job = {
      ...Promise.withResolvers<Result>(),
      key,
      run,
      clients: new Set<string>(),
      askers: 0,
      hasBegun: false,
    };
    // Whoever waits is told; a job that fails after all have gone fails nobody.
    job.promise.catch(() => undefined);
    jobs.set(key, job);
    return job;
  };

  return {
    get size() {
      return jobs.size;
    },
    ask: async (key, run, { client, signal }) => {
      if (closedBy) throw closedBy;
      signal?.throwIfAborted();
      const job = jobs.get(key) ?? create(key, run, client);
      job.askers += 1;
      if (!job.hasBegun) join(job, client);
      next();
      if (!signal) return job.promise;
      const { promise: gone, reject } = Promise.withResolvers<never>();
      const leave = () => {
        job.askers -= 1;
        if (job.askers === 0 && !job.hasBegun) drop(job, signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      return Promise.race([job.promise, gone]).finally(() => signal.removeEventListener('abort', leave));
    },
    whenIdle: async () => {
      while (jobs.size > 0) await Promise.allSettled([...jobs.values()].map(({ promise }) => promise));
    },
    close: (error) => {
      closedBy = error;
      for (const job of jobs.values()) if (!job.hasBegun) drop(job, error);
    },
  };
}
