import { accessSync, constants } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openLineOutput } from '@vitryna/line-output';
import {
  createTrustingReader,
  hungWorkers,
  openReleaseReader,
  openReleaseStore,
  readTrustFile,
  withTrust,
} from '@vitryna/release';
import { openTracing } from '@vitryna/tracing';
import { createApp } from './app.ts';
import { readEnv } from './base/env.ts';
import { createLog, errorFields, logLine } from './base/log.ts';
import { closeServer } from './http/close-server.ts';
import { openServer } from './http/open-server.ts';
import { longestBodyMs } from './upstream/proxied-routes.ts';

/** Requests that are being answered get so long to end before the process does, in milliseconds. */
const closeMs = 10_000;
/** Threads that are told to end have done so after some of them, in milliseconds. */
const threadsMs = 2000;

const env = readEnv(process.env);
const log = createLog(
  env.logLevel,
  openLineOutput(process.stdout, (lines) => logLine('warn', 'lines of the log are lost', { lines })),
);
// Code of remotes and libraries may write here.
process.stderr.on('error', () => undefined);
const releases = openReleaseReader(env.releaseStore, {
  ...env.releaseCache,
  report: (message, error) => log.warn(message, { store: env.releaseStore, ...(error !== null && errorFields(error)) }),
});
// Releases for visitors are checked against the teams' keys, here and nowhere else: every way to a release leads through this reader.
const store = createTrustingReader(
  withTrust(releases, () => readTrustFile(process.env)),
  {
    report: (message) => log.warn(message, { store: env.releaseStore }),
  },
);
const writableStore = mayWrite(env.releaseStore) ? openReleaseStore(env.releaseStore) : null;
const tracing = await openTracing('vitryna-gateway', process.env);
const app = createApp({ env, store, writableStore, log, tracing, onUnended: () => close('a thread cannot be ended') });
let isClosing = false;
const server = openServer(
  (req, res) => {
    // A balancer's connection ends with this answer, and not under the next request that it sends on it.
    if (isClosing) res.shouldKeepAlive = false;
    app.handle(req, res);
  },
  { longestBodyMs },
);
const opsServer = openServer(app.handleOps, { longestBodyMs });

/** Whether this process may change the release store: a folder that it may write to, or an object storage, whose credentials say. */
function mayWrite(location: string): boolean {
  if (location.startsWith('s3://')) return true;
  try {
    accessSync(location, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function close(signal: string) {
  if (isClosing) return;
  isClosing = true;
  log.info('closing', { signal });
  app.drain();
  // Nobody is being answered before it listens.
  if (!server.listening) process.exit();
  setTimeout(() => void closeSockets(), env.drainMs);
  setTimeout(endNow, env.drainMs + closeMs + 2 * threadsMs).unref();
}
/** Whatever goes on then, it is not waited for: who asked for the end may be about to start another one. */
function endNow(): void {
  log.error('the process did not end in order', { threads: hungWorkers() });
  process.kill(process.pid, 'SIGKILL');
}
async function closeSockets(): Promise<void> {
  await closeServer(server, closeMs, () => log.warn('requests were cut off', {}));
  void app.stop().then(endThreads);
  void tracing.stop();
  // Operators may look until the end.
  opsServer.close();
  opsServer.closeAllConnections();
}
/** Node waits for its threads before it exits, and some cannot be ended: then the process is ended from outside. */
async function endThreads(): Promise<void> {
  for (let leftMs = threadsMs; hungWorkers() > 0; leftMs -= 50) {
    if (leftMs <= 0) process.kill(process.pid, 'SIGKILL');
    await wait(50);
  }
}
// A supervisor that ends closes the channel, however it ends.
process.on('disconnect', () => close('the supervisor ended'));
process.channel?.unref();
if (process.send && !process.connected) process.exit();
process.on('SIGTERM', close);
process.on('SIGINT', close);
process.on('unhandledRejection', (error) => log.error('an unhandled rejection', errorFields(error)));
process.on('uncaughtException', (error) => {
  log.error('an uncaught exception', errorFields(error));
  process.exitCode = 1;
  close('uncaughtException');
});

await app.start();
if (env.ops) {
  opsServer.listen(env.ops, () => log.info('listening for operators', { ...env.ops }));
  opsServer.on('error', (error) => log.error('operators cannot be listened to', errorFields(error)));
}
server.listen({ port: env.port, host: env.host, reusePort: env.sharesPort }, () => {
  const { port } = server.address() as AddressInfo;
  log.info('listening', { host: env.host, port, publicUrl: env.publicUrl, store: env.releaseStore });
  process.send?.('ready');
});
