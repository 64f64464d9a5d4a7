import type { Worker } from 'node:worker_threads';
import { inspectThread } from './inspect-thread.ts';

/** Has the garbage of a thread collected, also in the middle of what it does; false where it does not answer. */
export async function collectGarbage(worker: Worker): Promise<boolean> {
  const commands = ['HeapProfiler.collectGarbage'];
  const isDone = await inspectThread({
    worker,
    commands,
    listener: (message) => ('id' in message && message.id === commands.length ? true : undefined),
  });
  return isDone ?? false;
}
