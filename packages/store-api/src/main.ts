/** Process entry: the only file that touches `process`. */
import { readEnv } from './env.ts';
import { describeError } from './http/failure-answer.ts';
import { startStoreApi } from './start-store-api.ts';

const log = (record: Record<string, unknown>) =>
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...record })}\n`);
const report = (line: string) => process.stdout.write(`${line}\n`);

/** How often it is looked whether the parent lives, in milliseconds. */
const parentPollMs = 1000;

try {
  const env = readEnv(process.env);
  const begun = performance.now();
  const parent = process.ppid;
  const hadChannel = process.connected;
  const api = await startStoreApi(env, { report, log });
  report(`ready: ${api.url} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    api.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log({ level: 'error', message: 'could not stop cleanly', error: describeError(error) });
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  if (hadChannel && !process.connected) stop();
  if (env.stopsWithParent) {
    setInterval(() => {
      if (process.ppid !== parent) stop();
    }, parentPollMs).unref();
  }
} catch (error) {
  log({ level: 'error', message: 'the store API could not start', error: describeError(error) });
  process.exit(1);
}
