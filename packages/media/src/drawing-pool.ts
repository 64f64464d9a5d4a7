import { type Asker, createFairQueue } from '@vitryna/fair-queue';
import pLimit from 'p-limit';
import { createDrawingProcess } from './drawing-process.ts';
import type { FileJob, Job } from './job.ts';

/** Draws files in two processes: one for those that a shopper waits for, one of the lowest priority for those that may be wanted. */
export type DrawingPool<OneJob extends FileJob = Job> = {
  /**
   * Draws what a shopper waits for, in turn among those who ask. Resolves when the file is written; rejects when it cannot be, and at once
   * when too many wait (`isTooManyWaiting`). Work that nobody waits for any more is not begun.
   */
  drawNow: (job: OneJob, asker?: Asker) => Promise<void>;
  /** Draws what may be wanted later, one file at a time, never beginning one while a shopper waits for another. */
  drawAhead: (job: OneJob) => Promise<void>;
  /** Ends the processes; what still waits is rejected. */
  close: () => Promise<void>;
};

export type DrawingPoolOptions = { timeoutMs?: number; processUrl?: URL; drawerUrl?: URL };

/** A file of the lowest priority may wait long for the processor, in milliseconds. */
const aheadTimeoutMs = 300_000;
/** Starting a process takes a shopper's time; the other one has none to lose. */
const idleMs = { now: 600_000, ahead: 10_000 };

/** Files that are waited for: a cold page of a list asks for some fifty, and one is drawn in a quarter of a second to two seconds. */
const waitingLimits = { waiting: 512, waitingEach: 64 };
/** A request without a name. */
const somebody: Asker = { client: '' };

const closed = () => new Error('media: the drawing pool is closed');

/** Equal jobs of shoppers share one drawing. A shopper waits for no drawing of the low priority, not even of the same file. */
export function createDrawingPool<OneJob extends FileJob = Job>({
  timeoutMs = 30_000,
  processUrl,
  drawerUrl,
}: DrawingPoolOptions = {}): DrawingPool<OneJob> {
  const modules = { ...(processUrl && { url: processUrl }), ...(drawerUrl && { drawerUrl }) };
  const shoppers = createDrawingProcess({ isLowPriority: false, timeoutMs, idleMs: idleMs.now, ...modules });
  const ahead = createDrawingProcess({
    isLowPriority: true,
    timeoutMs: Math.max(timeoutMs, aheadTimeoutMs),
    idleMs: idleMs.ahead,
    ...modules,
  });
  // One process, one file; which comes next is the queue's affair.
  const queue = createFairQueue<void>({ atOnce: 1, atOnceEach: 1, ...waitingLimits });
  const inTurn = pLimit(1);
  let isClosed = false;

  return {
    drawNow: (job, asker = somebody) =>
      queue.ask(`${job.folder}/${job.file.size}.${job.file.format}`, () => shoppers.draw(job), asker),
    drawAhead: (job) =>
      inTurn(async () => {
        await queue.whenIdle();
        if (isClosed) throw closed();
        await ahead.draw(job);
      }),
    close: async () => {
      isClosed = true;
      queue.close(closed());
      await Promise.all([shoppers.close(), ahead.close()]);
    },
  };
}
