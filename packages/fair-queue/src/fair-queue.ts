/** The client and the deadline; without a signal it waits to the end. `shares` names what is asked for, from the narrowest kind to the widest. */
export type Asker = { client: string; signal?: AbortSignal; shares?: readonly string[] };

/**
 * How many jobs may run and how many may wait: in all, and for each client. The last quarter of what may run is for clients that have none.
 * `shares` bounds the slots of one kind of jobs, for all clients together: one bound for each name of a client's `shares`.
 */
export type FairQueueLimits = {
  atOnce: number;
  atOnceEach: number;
  waiting: number;
  waitingEach: number;
  shares?: readonly { atOnce: number; waiting: number }[];
};

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

/** The payload of jobs of one kind. */
type Share = { name: string; bounds: { atOnce: number; waiting: number }; running: number; waiting: number };

type Job<Result> = PromiseWithResolvers<Result> & {
  key: string;
  run: () => Promise<Result>;
  /** Those in whose lines it stands; the first is whose turn it takes when it runs. */
  clients: Set<string>;
  shares: readonly Share[];
  askers: number;
  hasBegun: boolean;
};

/** Makes a queue; it knows nothing of how its jobs run. */
export function createFairQueue<Result>(limits: FairQueueLimits): FairQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  /** The queue, by client; whose turn comes next stands first. */
  const lines = new Map<string, Set<Job<Result>>>();
  const running = new Map<string, number>();
  /** Slots for any client; those above are reserved for clients without one, however many others take all that they can. */
  const common = limits.atOnce - Math.floor(limits.atOnce / 4);
  const kinds = new Map<string, Share>();
  let total = 0;
  let closedBy: Error | null = null;

  const count = (client: string, change: 1 | -1) => {
    total += change;
    const left = (running.get(client) ?? 0) + change;
    if (left > 0) running.set(client, left);
    else running.delete(client);
  };
  const sharesOf = (names: readonly string[]): Share[] =>
    (limits.shares ?? []).flatMap((bounds, level) => {
      const name = `${level} ${names[level]}`;
      return names[level] === undefined ? [] : [kinds.get(name) ?? { name, bounds, running: 0, waiting: 0 }];
    });
  const change = (shares: readonly Share[], what: 'running' | 'waiting', by: 1 | -1) => {
    for (const share of shares) {
      share[what] += by;
      if (share.running + share.waiting > 0) kinds.set(share.name, share);
      else kinds.delete(share.name);
    }
  };
  const mayBegin = (client: string, shares: readonly Share[]): boolean => {
    const own = running.get(client) ?? 0;
    const hasPlace = total < (own === 0 ? limits.atOnce : common) && own < limits.atOnceEach;
    return hasPlace && shares.every((share) => share.running < share.bounds.atOnce);
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
    change(job.shares, 'waiting', -1);
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
    change(job.shares, 'running', 1);
    change(job.shares, 'waiting', -1);
    count(client, 1);
    try {
      job.resolve(await job.run());
    } catch (error) {
      job.reject(error);
    } finally {
      jobs.delete(job.key);
      change(job.shares, 'running', -1);
      count(client, -1);
      next();
    }
  };
  const next = () => {
    while (total < limits.atOnce) {
      const due = findDue();
      if (!due) return;
      void begin(due.job, due.client);
    }
  };
  /** The first job that may begin, of the first client that has one. */
  const findDue = () => {
    for (const [client, line] of lines) {
      for (const job of line) if (mayBegin(client, job.shares)) return { client, job };
    }
    return null;
  };
  const create = (key: string, run: () => Promise<Result>, asker: Asker): Job<Result> => {
    const { client } = asker;
    const shares = sharesOf(asker.shares ?? []);
    const ofClient = lines.get(client)?.size ?? 0;
    const waiting = jobs.size - total;
    // A job that begins at once waits for nothing, however many others wait for their share.
    const waits = !mayBegin(client, shares);
    if (waits && ofClient >= limits.waitingEach) {
      throw new TooManyWaiting(`fair-queue: ${client} waits for ${ofClient} jobs`);
    }
    if (waits && waiting >= limits.waiting) throw new TooManyWaiting(`fair-queue: ${waiting} jobs are waited for`);
    const full = waits && shares.find((share) => share.waiting >= share.bounds.waiting);
    if (full) throw new TooManyWaiting(`fair-queue: ${full.waiting} jobs of ${full.name} are waited for`);
    const job = {
      ...Promise.withResolvers<Result>(),
      key,
      run,
      clients: new Set<string>(),
      shares,
      askers: 0,
      hasBegun: false,
    };
    // Waiters get the error; a job that fails after all have gone fails nobody.
    job.promise.catch(() => undefined);
    jobs.set(key, job);
    change(shares, 'waiting', 1);
    return job;
  };

  return {
    get size() {
      return jobs.size;
    },
    ask: async (key, run, asker) => {
      const { client, signal } = asker;
      if (closedBy) throw closedBy;
      signal?.throwIfAborted();
      const job = jobs.get(key) ?? create(key, run, asker);
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
