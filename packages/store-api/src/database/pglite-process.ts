import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite-protocol.ts';
import type { RunBatch } from './pglite-stream.ts';

/** A running embedded database: `run` exchanges wire protocol bytes, `close` ends it cleanly. */
export type PgliteProcess = {
  run: RunBatch;
  /** Writes all that it holds into a new file, which another one can start from. */
  writeDump(path: string): Promise<void>;
  close(): Promise<void>;
};

/** The data folder, and the file of `writeDump` that a new one begins with. */
export type PgliteStart = { dataDir: string; dump?: string };

type Waiting = { resolve(message: FromWorker): void; reject(error: Error): void };

/** Starts PGlite in a worker thread on `dataDir` (a folder, or `memory://`); rejects when the folder cannot be opened. */
export async function startPglite(dataDir: string, dump?: string): Promise<PgliteProcess> {
  const workerData: PgliteStart = { dataDir, ...(dump !== undefined && { dump }) };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
  const waiting: Waiting[] = [];
  let failure: Error | null = null;

  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (message: FromWorker) => {
    const first = waiting.shift();
    if (message.type === 'failed') first?.reject(new Error(`store-api: embedded database: ${message.reason}`));
    else first?.resolve(message);
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('store-api: the embedded database has stopped')));

  const next = (): Promise<FromWorker> =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting.push({ resolve, reject });
    });
  const ask = (message: ToWorker): Promise<FromWorker> => {
    const answer = next();
    if (!failure) worker.postMessage(message);
    return answer;
  };

  await next();
  return {
    async run(bytes) {
      const message = await ask({ type: 'query', bytes });
      if (message.type !== 'answer')
        throw new Error(`store-api: unexpected ${message.type} from the embedded database`);
      return message.bytes;
    },
    async writeDump(path) {
      await ask({ type: 'write-dump', path });
    },
    async close() {
      if (failure) return;
      await ask({ type: 'close' });
      await worker.terminate();
    },
  };
}
