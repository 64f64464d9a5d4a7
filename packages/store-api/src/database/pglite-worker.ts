/** Worker thread that owns the PGlite instance: a slow statement here does not hold up requests on the main thread. */
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pLimit from 'p-limit';
import type { PgliteStart } from './pglite-process.ts';
import type { FromWorker, ToWorker } from './pglite-protocol.ts';

if (!parentPort) throw new Error('store-api: pglite-worker.ts must be started as a worker thread');
const port: MessagePort = parentPort;

const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const { dataDir, dump }: PgliteStart = workerData;
const lite = await PGlite.create({
  dataDir,
  extensions: { pg_trgm },
  ...(dump !== undefined && { loadDataDir: await openAsBlob(dump) }),
});

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'close') {
    await lite.close();
    send({ type: 'closed' });
    port.close();
    return;
  }
  if (message.type === 'write-dump') {
    await writeFile(message.path, (await lite.dumpDataDir('none')).stream());
    send({ type: 'dump-written' });
    return;
  }
  // A copy, because PGlite's answer may be a view into memory that the next statement reuses.
  const bytes = Uint8Array.from(await lite.execProtocolRaw(message.bytes));
  send({ type: 'answer', bytes }, [bytes.buffer]);
}

const inTurn = pLimit(1);
port.on('message', (message: ToWorker) => {
  inTurn(answer, message).catch((error: unknown) => send({ type: 'failed', reason: String(error) }));
});
send({ type: 'ready' });
