import { Worker } from 'node:worker_threads';
import type { RenderFault } from './blame.ts';
import { fromThreadSchema } from './from-thread-schema.ts';
import type { RenderLimits } from './limits.ts';
import { type FromThread, noPart, type ThreadData, type ToThread } from './messages.ts';
import { errorOf, plainError } from './plain-error.ts';
import { stackOfThread } from './stack-of-thread.ts';

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
};

const megabyte = 1024 * 1024;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** How long a thread may take to say what it uses, in milliseconds. */
const soonMs = 250;

/** An answer of a thread that may not be able to give one. */
const soon = <Value>(answer: Promise<Value>): Promise<Value | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, soonMs, null))]);

/** Starts a thread that evaluates a composition, and watches over it. */
export function startThread({ data, limits, onMessage, onEnd }: StartThreadInput): RenderThread {
  const evaluating = new Int32Array(data.evaluating);
  const { NODE_ENV } = process.env;
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: data,
    env: { ...(NODE_ENV !== undefined && { NODE_ENV }) },
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  let hasEnded = false;
  let isReady = false;
  let timer: NodeJS.Timeout | null = null;
  /** When it was asked for a sign of life that has not come yet. */
  let askedAt: number | null = null;
  let isLooking = false;
  let cpuMs = 0;
  let phase = { part: noPart, since: performance.now() };

  const setBusy = (isBusy: boolean): void => {
    if (isBusy && timer === null) timer = setInterval(() => void look(), limits.lookEveryMs);
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
  const endLoop = async (what: string): Promise<void> => {
    const stack = await stackOfThread(worker);
    const error = new Error(`render-pool: ${what}`);
    error.stack = `${error.message}\n${stack}`;
    end('loop', error);
  };

  /** Looks whether it computes without end, or takes too much memory for its buffers. */
  const judge = async (): Promise<void> => {
    const now = performance.now();
    if (askedAt !== null) {
      const heap = await soon(worker.getHeapStatistics());
      if (heap && heap.external_memory > limits.bufferMegabytes * megabyte) {
        return end('memory', new Error('render-pool: the buffers of a thread take too much memory'));
      }
    }
    if (!isReady) {
      const part = evaluating[0] ?? noPart;
      if (part !== phase.part) phase = { part, since: now };
      if (now - phase.since > limits.evaluateMs) await endLoop('evaluating a bundle came to no end');
      return;
    }
    if (askedAt === null) {
      askedAt = now;
      worker.postMessage({ kind: 'look' } satisfies ToThread);
      return;
    }
    const silentMs = now - askedAt;
    if (silentMs < limits.loopMs) return;
    // A thread that nobody gave a processor is not at fault.
    const usage = await soon(worker.cpuUsage());
    const usedMs = usage ? (usage.user + usage.system) / 1000 - cpuMs : 0;
    if (usedMs > limits.loopMs / 2 || silentMs > limits.silentMs) await endLoop('a thread came to no end');
  };
  const look = async (): Promise<void> => {
    if (isLooking || hasEnded) return;
    isLooking = true;
    await judge();
    isLooking = false;
  };

  worker.on('message', (message: unknown) => {
    if (hasEnded) return;
    const { data: told } = fromThreadSchema.safeParse(message);
    if (!told) return end('crash', new Error('render-pool: a thread says what no thread says'));
    if (told.kind === 'ready') {
      isReady = true;
      setBusy(false);
      worker.unref();
    }
    if (told.kind !== 'looked') return onMessage(told);
    askedAt = null;
    cpuMs = told.cpuMs;
    if (told.bufferBytes > limits.bufferMegabytes * megabyte) {
      end('memory', new Error('render-pool: the buffers of a thread take too much memory'));
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    end(error.code === outOfMemory ? 'memory' : 'crash', errorOf(plainError(error)));
  });
  worker.on('exit', (code) => end('crash', new Error(`render-pool: a thread ended with ${code}`)));
  setBusy(true);

  return { post: (message) => worker.postMessage(message), setBusy, stop: () => void leave() };
}
