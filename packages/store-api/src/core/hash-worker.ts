/** Worker thread that derives keys: the pool that reads files is not taken up by it. */
import { parentPort } from 'node:worker_threads';
import { deriveKey, type HashJob } from './derive-key.ts';

if (!parentPort) throw new Error('store-api: hash-worker.ts must be started as a worker thread');
const port = parentPort;

port.on('message', (job: HashJob) => port.postMessage(deriveKey(job)));
