import { printStep } from '../progress.ts';
import { endRunning } from '../run.ts';

/**
 * Ends what runs when a signal comes or the process that started this one is gone, also by `kill -9`; the run then comes to its end and says
 * what had been checked. A second signal ends it at once.
 */
export function stopOnSignals(): { isStopped: () => boolean } {
  let isStopped = false;
  const stop = () => {
    if (isStopped) process.exit(130);
    isStopped = true;
    printStep('stop', 'ending what runs');
    endRunning();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', () => {
    if (!isStopped) stop();
  });
  process.channel?.unref();
  return { isStopped: () => isStopped };
}
