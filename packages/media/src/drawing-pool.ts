import { createDrawingProcess } from './drawing-process.ts';
import type { FileJob, Job } from './job.ts';

/** Draws files in two processes: one for those that a shopper waits for, one of the lowest priority for those that may be wanted. */
export type DrawingPool<OneJob extends FileJob = Job> = {
  /** Draws what a shopper waits for. Resolves when the file is written; rejects when it cannot be. */
  drawNow: (job: OneJob) => Promise<void>;
  /** Draws what may be wanted later, one file at a time, never beginning one while a shopper waits for another. */
  drawAhead: (job: OneJob) => Promise<void>;
  /** Ends the processes; what still waits is rejected. */
  close: () => Promise<void>;
};

export type DrawingPoolOptions = { timeoutMs?: number; processUrl?: URL };

/** A file of the lowest priority may wait long for the processor, in milliseconds. */
const aheadTimeoutMs = 300_000;
/** Starting a process takes a shopper's time; the other one has none to lose. */
const idleMs = { now: 600_000, ahead: 10_000 };

const closed = () => new Error('media: the drawing pool is closed');

/** Equal jobs of shoppers share one drawing. A shopper waits for no drawing of the low priority, not even of the same file. */
export function createDrawingPool<OneJob extends FileJob = Job>({
  timeoutMs = 30_000,
  processUrl,
}: DrawingPoolOptions = {}): DrawingPool<OneJob> {
  const url = processUrl && { url: processUrl };
  const shoppers = createDrawingProcess({ isLowPriority: false, timeoutMs, idleMs: idleMs.now, ...url });
  const ahead = createDrawingProcess({
    isLowPriority: true,
    timeoutMs: Math.max(timeoutMs, aheadTimeoutMs),
    idleMs: idleMs.ahead,
    ...url,
  });
  const wanted = new Map<string, Promise<void>>();
  let lastWanted: Promise<unknown> = Promise.resolve();
  let lastAhead: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const settled = (promise: Promise<unknown>) => promise.catch(() => undefined);

  return {
    drawNow: (job) => {
      if (isClosed) return Promise.reject(closed());
      const key = `${job.folder}/${job.file.size}.${job.file.format}`;
      const known = wanted.get(key);
      if (known) return known;
      const drawing = settled(lastWanted)
        .then(() => (isClosed ? Promise.reject(closed()) : shoppers.draw(job)))
        .finally(() => wanted.delete(key));
      wanted.set(key, drawing);
      lastWanted = drawing;
      return drawing;
    },
    drawAhead: (job) => {
      const draw = async (): Promise<void> => {
        await settled(lastAhead);
        while (wanted.size > 0) await settled(lastWanted);
        if (isClosed) throw closed();
        await ahead.draw(job);
      };
      const drawing = draw();
      lastAhead = drawing;
      return drawing;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([shoppers.close(), ahead.close()]);
    },
  };
}
