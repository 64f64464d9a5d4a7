import { printError, printStep } from './progress.ts';

type Served = {
  /** Resolves when everything serves. */
  open: () => Promise<void>;
  /** Rejects when it cannot go on serving. */
  lost: Promise<never>;
  /** Ends all that was started, whatever has been by now. */
  stop: () => Promise<void>;
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Serves until a signal comes, the parent process ends, or it cannot go on; then stops and ends this process: with 1 and the
 * reason where nobody asked for it.
 */
export async function runUntilStopped({ open, lost, stop }: Served): Promise<void> {
  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    printStep('stop', 'finishing requests');
    await stop();
    process.exit(code);
  };
  const endWith = (what: string) => async (error: unknown) => {
    if (isStopping) return;
    printError(`\n[cli] ${what}\n${describe(error)}\n`);
    await end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0));
  process.channel?.unref();
  if (process.send && !process.connected) await end(0);
  await open().catch(endWith('the store could not be opened.'));
  process.send?.('ready');
  await lost.catch(endWith('the store is closed.'));
}
