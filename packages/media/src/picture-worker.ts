// Runs in a worker thread: drawing takes up to a second of processor time, and a renderer that crashes takes only this thread.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { JobAnswer, JobMessage } from './job.ts';
import { renderFile } from './render.ts';

// The worker count says how many processors pictures may take.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async ({ id, job }: JobMessage) => {
  const error = await renderFile(job).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  parentPort?.postMessage({ id, error } satisfies JobAnswer);
});
