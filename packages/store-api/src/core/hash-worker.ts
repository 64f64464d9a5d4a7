/** Worker thread that derives keys: the pool that reads files is not taken up by it. */
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-pool.ts';

if (!parentPort) throw new Error('store-api: hash-worker.ts must be started as a worker thread');
const port = parentPort;

port.on('message', ({ password, salt, keyLength, options }: HashJob) =>
  port.postMessage(scryptSync(password, salt, keyLength, options)),
);
