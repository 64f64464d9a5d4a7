import { assign } from './assign.ts';
import { blame, type RenderFault } from './blame.ts';
import type { Dangers } from './dangers.ts';
import type { RenderLimits } from './limits.ts';
import { noPart, type Screen, type ThreadData } from './messages.ts';
import { createOpeningTables } from './opening-tables.ts';
import type { PackedPage } from './packed-html.ts';
import { errorOf } from './plain-error.ts';
import { createPoolThread, type PoolThread, type PoolThreadInput, type Ready } from './pool-thread.ts';
import { createRenderJob, type PoolRenderInput, type RenderJob, type RenderWork } from './render-job.ts';
import type { ThreadEnd } from './start-thread.ts';

/** The threads of one composition. */
export type RenderPool = {
  render: (input: PoolRenderInput) => Promise<PackedPage>;
  show: (screen: Screen) => Promise<PackedPage>;
  hasOffline: boolean;
  /** Threads that run. */
  readonly threads: number;
  readonly isResting: boolean;
  /** Starts the rest of its threads: until then it has one, because what is opened has to share the processors with what is served. */
  widen: () => void;
  /**
   * Nobody is given this composition any more: its threads end when they are done, and one is started again for who still asks. Resolves
   * when none is left.
   */
  rest: () => Promise<void>;
  /** Ends all threads now. */
  close: () => void;
};

export type RenderPoolInput = {
  data: Omit<ThreadData, 'evaluating'>;
  /** How many threads. */
  size: number;
  limits: RenderLimits;
  report: (problem: { remote: string; error: unknown; path: string }) => void;
  onFault: (fault: RenderFault) => void;
  isBad: (app: string, version: string) => boolean;
  dangers?: Dangers | undefined;
};

/** Thrown by the first thread of a pool that cannot be opened. */
export type FailedParts = { part: number; error: Error; end: ThreadEnd | null }[];

/** Pause before the next thread after so many that ended without having rendered anything, in milliseconds. */
const pauseMs = (failures: number): number => (failures === 0 ? 0 : Math.min(100 * 2 ** failures, 10_000));

/** A thread that has not come to its first part yet is nobody's fault, however long it takes. */
function createEvaluating(): SharedArrayBuffer {
  const evaluating = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  new Int32Array(evaluating)[0] = noPart;
  return evaluating;
}

const ended = (job: RenderJob, { error }: ThreadEnd) =>
  new Error(`render-pool: the thread that rendered ${job.lane} ended`, { cause: error });

/** Starts the first thread of a pool; `widen` starts the others. Parts that could not be evaluated are told; then there is no pool. */
export async function openRenderPool(input: RenderPoolInput): Promise<RenderPool | FailedParts> {
  const { data, size, limits, report, onFault } = input;
  /** All that run, also what takes no more. */
  const threads = new Set<PoolThread>();
  /** The workers of renders. */
  const usable = new Set<PoolThread>();
  let starting: PoolThread | null = null;
  const waiting: RenderJob[] = [];
  const places = new Map<RenderJob, PoolThread>();
  const tables = createOpeningTables();
  let wanted = 1;
  let failures = 0;
  let jobs = 0;
  let timer: NodeJS.Timeout | null = null;
  let isOpen = false;

  const versionOf = (app: string | null) => data.parts.find(({ release }) => release.name === app)?.release;
  const faultOf = (kind: RenderFault['kind'], error: Error, app: string | null, part = noPart): RenderFault | null => {
    const evaluated = data.parts[part]?.release;
    if (evaluated) return { app: evaluated.name, version: evaluated.version, kind, isEvaluation: true, error };
    const release = versionOf(app);
    const found = blame(error.stack ?? '') ?? (release && { app: release.name, version: release.version });
    return found ? { ...found, kind, isEvaluation: false, error } : null;
  };
  const reportFault = (fault: RenderFault | null, error: Error): void => {
    if (fault) onFault(fault);
    else report({ remote: 'unknown', error, path: '' });
  };

  const rested = Promise.withResolvers<void>();
  const forget = (thread: PoolThread): void => {
    threads.delete(thread);
    if (wanted === 0 && threads.size === 0) rested.resolve();
    usable.delete(thread);
    if (starting === thread) starting = null;
  };
  const handleEnd = (thread: PoolThread, end: ThreadEnd, left: RenderJob[]): void => {
    forget(thread);
    failures += 1;
    if (!isOpen) return;
    const [only] = left;
    reportFault(faultOf(end.kind, end.error, left.length === 1 && only ? only.app : null, end.part), end.error);
    for (const job of left) {
      places.delete(job);
      if (job.isAlone || left.length === 1) {
        job.reject(ended(job, end));
      } else {
        job.isAlone = true;
        waiting.push(job);
      }
    }
    next();
    fill();
  };
  const handleReady = (thread: PoolThread, ready: Ready): void => {
    starting = null;
    const [failure] = ready.failures;
    if (failure && isOpen) {
      // It could be evaluated before.
      forget(thread);
      thread.stop();
      failures += 1;
      const error = errorOf(failure.error);
      reportFault(faultOf('crash', error, null, failure.part), error);
    } else {
      usable.add(thread);
    }
    next();
    if (wanted === 0 && thread.jobs.size === 0) leave(thread);
    fill();
  };
  /** It takes no more, and ends when what is in it has ended. */
  const leave = (thread: PoolThread): void => {
    usable.delete(thread);
    if (thread.jobs.size > 0) return;
    forget(thread);
    thread.stop();
  };
  const handleIdle = (thread: PoolThread): void => {
    failures = 0;
    if (thread.jobs.size === 0 && (!usable.has(thread) || wanted === 0)) leave(thread);
    next();
  };
  const handleDanger: PoolThreadInput['onDanger'] = (thread, doing) => {
    const evaluated = doing && data.parts[doing.part]?.release;
    const inside = evaluated
      ? [{ release: evaluated, path: '' }]
      : (doing?.jobs ?? []).flatMap(({ app, lane }) => {
          const release = versionOf(app);
          return release ? { release, path: lane } : [];
        });
    input.dangers?.note(
      thread,
      inside.map(({ release: { name, version }, path }) => ({ app: name, version, path })),
    );
  };
  const start = (): PoolThread => {
    const thread = createPoolThread({
      data: { ...data, evaluating: createEvaluating() },
      limits,
      tables,
      report,
      onIdle: handleIdle,
      onEnd: handleEnd,
      onDanger: handleDanger,
    });
    threads.add(thread);
    starting = thread;
    thread.ready.then(
      (ready) => handleReady(thread, ready),
      () => undefined,
    );
    return thread;
  };
  /** Starts what is missing, one at a time. */
  const fill = (): void => {
    const needed = Math.max(wanted, waiting.length > 0 ? 1 : 0);
    if (!isOpen || timer || starting || usable.size >= needed) return;
    timer = setTimeout(() => {
      timer = null;
      if (isOpen) start();
    }, pauseMs(failures));
    timer.unref();
  };
  const next = (): void => {
    for (const { job, thread } of assign(waiting, usable)) {
      places.set(job, thread);
      thread.take(job);
    }
  };

  const run = async (work: RenderWork): Promise<PackedPage> => {
    jobs += 1;
    const job = createRenderJob(jobs, work);
    const signal = work.kind === 'page' ? work.input.signal : AbortSignal.timeout(limits.silentMs);
    signal.throwIfAborted();
    // Until it is replaced nothing of it is tried again.
    const release = versionOf(job.app);
    job.isAlone = release !== undefined && (input.dangers?.isSuspect(release.name, release.version) ?? false);
    if (release && work.kind === 'page' && release.name !== 'shell' && input.isBad(release.name, release.version)) {
      throw new Error(`render-pool: ${release.name} ${release.version} is not run any more`);
    }
    const giveUp = () => {
      job.reject(signal.reason);
      const thread = places.get(job);
      const at = waiting.indexOf(job);
      if (at !== -1) waiting.splice(at, 1);
      if (!thread) return;
      const error = new Error(`render-pool: ${job.lane} took too long`, { cause: signal.reason });
      reportFault(faultOf('slow', error, job.app), error);
      // It may go on for ever.
      leave(thread);
      thread.drop(job);
      fill();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(job);
    next();
    fill();
    try {
      return await job.promise;
    } finally {
      places.delete(job);
      signal.removeEventListener('abort', giveUp);
    }
  };

  let ready: Ready;
  const first = start();
  try {
    ready = await first.ready;
  } catch (error) {
    const end = (error as { end: ThreadEnd }).end;
    return [{ part: end.part, error: end.error, end }];
  }
  if (ready.failures.length > 0) {
    first.stop();
    return ready.failures.map(({ part, error }) => ({ part, error: errorOf(error), end: null }));
  }
  isOpen = true;
  failures = 0;
  return {
    render: (input) => run({ kind: 'page', input }),
    show: (screen) => run({ kind: 'screen', screen }),
    hasOffline: ready.hasOffline,
    get threads() {
      return threads.size;
    },
    get isResting() {
      return wanted === 0;
    },
    widen() {
      if (wanted > 0) wanted = size;
      fill();
    },
    rest() {
      wanted = 0;
      for (const thread of usable) if (thread.jobs.size === 0) leave(thread);
      if (threads.size === 0) rested.resolve();
      return rested.promise;
    },
    close() {
      isOpen = false;
      if (timer) clearTimeout(timer);
      for (const thread of threads) thread.stop();
      threads.clear();
      rested.resolve();
      const error = new Error('render-pool: the pool is closed');
      for (const job of [...waiting, ...places.keys()]) job.reject(error);
    },
  };
}
