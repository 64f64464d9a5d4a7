import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { systemClock } from '@vitryna/resilience';
import type { RenderFault } from './blame.ts';
import { fromThreadSchema } from './from-thread-schema.ts';
import { createThreadJudge } from './judge-thread.ts';
import { engineHeapMegabytes, type RenderLimits } from './limits.ts';
import { onMemoryRise } from './memory-rise.ts';
import { type FromThread, noPart, type ThreadData, type ToThread } from './messages.ts';
import { errorOf, plainError } from './plain-error.ts';
import { stackOfThread } from './stack-of-thread.ts';
import { createThreadClock } from './thread-clock.ts';
import { createScales } from './weigh-thread.ts';

/** Why a thread is no more; `part` was being evaluated then, or `noPart`. */
export type ThreadEnd = { kind: Exclude<RenderFault['kind'], 'slow'>; error: Error; part: number };

/** A thread as the gateway sees it. */
export type RenderThread = {
  post: (message: ToThread) => void;
  /** Whether it has something to do, and is watched. */
  setBusy: (isBusy: boolean) => void;
  /** Ends it; `onEnd` is not called. */
  stop: () => void;
};

export type StartThreadInput = {
  data: ThreadData;
  limits: RenderLimits;
  onMessage: (message: FromThread) => void;
  /** Called once, when it ended by itself or by its watchdog. */
  onEnd: (end: ThreadEnd) => void;
  /** Called when it begins or ceases to hold more than it may, because then the engine may end the process; `part` as in `ThreadEnd`. */
  onDanger: (isInDanger: boolean, part: number) => void;
};

const megabyte = 1024 * 1024;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
/** A thread that loops and holds so much of what it may hold loops because of that: each collection of garbage takes longer. */
const nearlyFull = 0.75;

/** Starts a thread that evaluates a composition, and watches over it. */
export function startThread({ data, limits, onMessage, onEnd, onDanger }: StartThreadInput): RenderThread {
  const evaluating = new Int32Array(data.evaluating);
  const { NODE_ENV } = process.env;
  // Loops around an unrolled one are compiled without a place where they can be ended (V8 13.6).
  setFlagsFromString('--no-turboshaft-loop-unrolling');
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: data,
    env: { ...(NODE_ENV !== undefined && { NODE_ENV }) },
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: engineHeapMegabytes(limits.heapMegabytes) },
  });
  let hasEnded = false;
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  const { now } = systemClock;
  const judge = createThreadJudge({
    limits,
    now,
    clock: createThreadClock(worker, now),
    part: () => evaluating[0] ?? noPart,
    ask: () => worker.postMessage({ kind: 'look' } satisfies ToThread),
  });
  const scales = createScales(worker, limits);
  let isWeighing = false;
  let isInDanger = false;
  /** The process's memory when the thread was last known to be well. */
  let bytesWhenWell = process.memoryUsage.rss();

  const setBusy = (isBusy: boolean): void => {
    if (isBusy && timer === null && !hasEnded) timer = setInterval(() => void look(), limits.lookEveryMs);
    if (isBusy || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  const leave = (): boolean => {
    if (hasEnded) return false;
    hasEnded = true;
    setBusy(false);
    void worker.terminate();
    return true;
  };
  const end = (kind: ThreadEnd['kind'], error: Error): void => {
    const part = evaluating[0] ?? noPart;
    if (leave()) onEnd({ kind, error, part });
  };
  /** Ends it with the place where it computes. */
  const endThere = async (kind: ThreadEnd['kind'], what: string): Promise<void> => {
    const stack = await stackOfThread(worker);
    const error = new Error(`render-pool: ${what}`);
    error.stack = `${error.message}\n${stack}`;
    end(kind, error);
  };
  const endLoop = async (what: string): Promise<void> => {
    const weight = await scales.weighFrom(nearlyFull);
    const isFull = isInDanger || (weight !== null && weight > nearlyFull);
    await endThere(isFull ? 'memory' : 'loop', what);
  };
  const setDanger = (is: boolean): void => {
    if (is === isInDanger) return;
    isInDanger = is;
    onDanger(is, evaluating[0] ?? noPart);
  };
  /** Looks whether it holds too much. While it does not say, it is in danger as soon as the process has grown by as much. */
  const judgeMemory = async (): Promise<void> => {
    const bytes = process.memoryUsage.rss();
    if (bytes - bytesWhenWell > limits.heapMegabytes * megabyte) setDanger(true);
    if (isWeighing) return;
    isWeighing = true;
    const weight = await scales.weigh();
    if (weight !== null) setDanger(weight > 1);
    if (weight !== null && weight <= 1) bytesWhenWell = process.memoryUsage.rss();
    if (weight !== null && weight > 1 && !hasEnded && ((await scales.weighFrom(1)) ?? weight) > 1) {
      await endThere('memory', 'a thread takes too much memory');
    }
    isWeighing = false;
  };
  const forgetRise = onMemoryRise(() => void judgeMemory());

  /** Looks whether it takes too much memory, or computes without end. */
  const look = async (): Promise<void> => {
    if (isLooking || hasEnded) return;
    isLooking = true;
    if (judge.isAsked) await judgeMemory();
    const fault = await judge.judge();
    if (fault !== null) await endLoop(fault);
    isLooking = false;
  };

  worker.on('message', (message: unknown) => {
    if (hasEnded) return;
    const { data: told } = fromThreadSchema.safeParse(message);
    if (!told) return end('crash', new Error('render-pool: a thread says what no thread says'));
    if (told.kind === 'ready') {
      judge.ready();
      setBusy(false);
      worker.unref();
    }
    if (told.kind !== 'looked') return onMessage(told);
    judge.answered(told.cpuMs);
    const isHeavy = told.heapBytes > limits.heapMegabytes * megabyte;
    if (isHeavy || told.bufferBytes > limits.bufferMegabytes * megabyte) void judgeMemory();
  });
  worker.on('error', (error: Error & { code?: string }) => {
    end(error.code === outOfMemory ? 'memory' : 'crash', errorOf(plainError(error)));
  });
  worker.on('exit', (code) => {
    end('crash', new Error(`render-pool: a thread ended with ${code}`));
    forgetRise();
    setDanger(false);
  });
  setBusy(true);

  return { post: (message) => worker.postMessage(message), setBusy, stop: () => void leave() };
}
