import { Worker } from 'node:worker_threads';
import type { Job, JobAnswer, JobMessage } from './job.ts';

/** Who waits: shoppers go first, warming takes what is left. */
export type Priority = 'shopper' | 'warming';

/** Draws files in worker threads. */
export type DrawingPool = {
  /** Resolves when the file is written. Rejects when drawing fails, its worker dies or it takes too long. */
  run: (job: Job, priority: Priority) => Promise<void>;
  /** Ends the workers; what still waits is rejected. */
  close: () => Promise<void>;
};

export type DrawingPoolOptions = { workers?: number; timeoutMs?: number; workerUrl?: URL };

type Task = {
  key: string;
  job: Job;
  priority: Priority;
  done: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
};

type Seat = { worker: Worker | null; task: Task | null; timer: NodeJS.Timeout | null };

/**
 * A pool whose workers start when needed and again after a crash: a crash costs only the picture being drawn. Equal jobs share one
 * task; a shopper who waits for a task of the warming queue moves it forward.
 */
export function createDrawingPool(options: DrawingPoolOptions = {}): DrawingPool {
  const { workers = 1, timeoutMs = 30_000 } = options;
  const workerUrl = options.workerUrl ?? new URL('./picture-worker.ts', import.meta.url);
  const seats: Seat[] = Array.from({ length: workers }, () => ({ worker: null, task: null, timer: null }));
  const queues: Record<Priority, Task[]> = { shopper: [], warming: [] };
  const tasks = new Map<string, Task>();
  let nextId = 0;
  let isClosed = false;

  function settle(seat: Seat, error: string | null): void {
    const { task } = seat;
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = null;
    seat.task = null;
    seat.worker?.unref();
    if (!task) return;
    tasks.delete(task.key);
    if (error === null) task.resolve();
    else task.reject(new Error(`media: ${task.key} was not drawn: ${error}`));
  }

  function hire(seat: Seat): Worker {
    const worker = new Worker(workerUrl);
    const leave = (reason: string) => {
      if (seat.worker !== worker) return;
      seat.worker = null;
      settle(seat, reason);
      next();
    };
    worker.on('message', ({ error }: JobAnswer) => {
      if (seat.worker !== worker) return;
      settle(seat, error);
      next();
    });
    worker.on('error', (error) => leave(String(error)));
    worker.on('exit', (code) => leave(`the worker ended with code ${code}`));
    seat.worker = worker;
    return worker;
  }

  function next(): void {
    if (isClosed) return;
    for (const seat of seats) {
      if (seat.task) continue;
      const task = queues.shopper.shift() ?? queues.warming.shift();
      if (!task) return;
      seat.task = task;
      const worker = seat.worker ?? hire(seat);
      // A worker with nothing to do keeps no process alive.
      worker.ref();
      seat.timer = setTimeout(() => {
        seat.worker = null;
        void worker.terminate();
        settle(seat, `longer than ${timeoutMs} ms`);
        next();
      }, timeoutMs);
      worker.postMessage({ id: nextId++, job: task.job } satisfies JobMessage);
    }
  }

  return {
    run: (job, priority) => {
      if (isClosed) return Promise.reject(new Error('media: the drawing pool is closed'));
      const key = `${job.folder}/${job.file.size}.${job.file.format}`;
      const known = tasks.get(key);
      if (known) {
        if (priority === 'shopper' && known.priority === 'warming') {
          const index = queues.warming.indexOf(known);
          if (index >= 0) queues.shopper.push(...queues.warming.splice(index, 1));
          known.priority = 'shopper';
        }
        return known.done;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const task: Task = { key, job, priority, done: promise, resolve, reject };
      tasks.set(key, task);
      queues[priority].push(task);
      next();
      return promise;
    },
    close: async () => {
      isClosed = true;
      for (const task of [...queues.shopper.splice(0), ...queues.warming.splice(0)]) {
        tasks.delete(task.key);
        task.reject(new Error('media: the drawing pool is closed'));
      }
      const ending = seats.map(async (seat) => {
        const { worker } = seat;
        seat.worker = null;
        settle(seat, 'the drawing pool is closed');
        await worker?.terminate();
      });
      await Promise.all(ending);
    },
  };
}
