/** Process entry: the only file that touches `process`. */
import { openLineOutput } from '@vitryna/line-output';
import { noTracing, openTracing } from '@vitryna/tracing';
import { readEnv } from './env.ts';
import { describeError } from './http/failure-answer.ts';
import { type StoreApi, startStoreApi } from './start-store-api.ts';

const toLine = (record: Record<string, unknown>) => `${JSON.stringify({ at: new Date().toISOString(), ...record })}\n`;
const writeLog = openLineOutput(process.stderr, (lines) =>
  toLine({ level: 'warn', message: 'lines of the log are lost', lines }),
);
const writeReport = openLineOutput(process.stdout, () => '');
const log = (record: Record<string, unknown>) => writeLog(toLine(record));
const report = (line: string) => writeReport(`${line}\n`);

/** Requests under way, the pictures and the database get so long to end, in milliseconds, after others have taken over. */
const stopMs = 10_000;

let drainMs = 0;
let api: StoreApi | null = null;
let tracing = noTracing;
let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  // A starting process answers nobody, and the database is as it was after a crash.
  if (api === null) process.exit(0);
  setTimeout(() => {
    log({ level: 'error', message: `could not stop within ${drainMs + stopMs} ms` });
    process.exit(1);
  }, drainMs + stopMs).unref();
  api
    .close()
    .then(() => tracing.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        log({ level: 'error', message: 'could not stop cleanly', error: describeError(error) });
        process.exit(1);
      },
    );
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// A supervisor that ends closes the channel, however it ends.
process.on('disconnect', stop);
process.channel?.unref();
if (process.send && !process.connected) stop();

try {
  const env = readEnv(process.env);
  drainMs = env.drainMs;
  const begun = performance.now();
  tracing = await openTracing('vitryna-api', process.env);
  api = await startStoreApi(env, { report, log, tracing });
  report(`ready: ${api.url} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  process.send?.('ready');
} catch (error) {
  log({ level: 'error', message: 'the store API could not start', error: describeError(error) });
  process.exit(1);
}
