import sharp from 'sharp';
import type { FileJob, JobAnswer } from './job.ts';

/**
 * Makes this process one that makes files: it takes up to a second of processor time for each, may run at another priority than the
 * store, and when it crashes takes nothing else along. It ends by itself, with its file finished, when the line to the store is closed.
 */
export function answerJobs<OneJob extends FileJob>(makeFile: (job: OneJob) => Promise<unknown>): void {
  // One picture, one processor.
  sharp.concurrency(1);
  sharp.cache(false);
  // A terminal sends Ctrl-C to this process as well; the store says when it is time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', async (job: OneJob) => {
    const error = await makeFile(job).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    if (process.connected) process.send?.({ error } satisfies JobAnswer);
  });
}
