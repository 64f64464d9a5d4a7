// A process of its own: drawing takes up to a second of processor time, may run at another priority than the store, and a renderer
// that crashes takes nothing else along. It ends by itself, with its file finished, when the line to the store is closed.
import sharp from 'sharp';
import type { Job, JobAnswer } from './job.ts';
import { renderFile } from './render.ts';

// One picture, one processor.
sharp.concurrency(1);
sharp.cache(false);

// A terminal sends Ctrl-C to this process as well; the store says when it is time.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.on('message', async (job: Job) => {
  const error = await renderFile(job).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  if (process.connected) process.send?.({ error } satisfies JobAnswer);
});
