/** The messages between the main thread and the PGlite worker; `bytes` are whole messages of PostgreSQL's wire protocol. */
export type ToWorker = { type: 'query'; bytes: Uint8Array } | { type: 'write-dump'; path: string } | { type: 'close' };
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'dump-written' }
  | { type: 'failed'; reason: string }
  | { type: 'closed' };

/** Frontend messages after which the server answers: Query, Sync, Flush. */
const answered = new Set(['Q', 'S', 'H'].map((letter) => letter.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

/**
 * Cuts the byte stream of a `pg` client into batches that PGlite can run: everything up to a message that asks for an
 * answer. The first message (start-up, which has no type byte) is swallowed; `isClosed` is set by Terminate.
 */
export function createBatcher(): { push(chunk: Buffer): { batches: Buffer[]; isStart: boolean; isClosed: boolean } } {
  let pending: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  return {
    push(chunk) {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      const result = { batches: [] as Buffer[], isStart: false, isClosed: false };
      if (!hasStarted) {
        if (pending.length < 4 || pending.length < pending.readInt32BE(0)) return result;
        pending = pending.subarray(pending.readInt32BE(0));
        hasStarted = true;
        result.isStart = true;
      }
      let position = 0;
      let taken = 0;
      while (position + 5 <= pending.length) {
        const type = pending[position] ?? 0;
        const next = position + 1 + pending.readInt32BE(position + 1);
        if (next > pending.length) break;
        position = next;
        if (type === terminate) {
          result.isClosed = true;
          taken = position;
        } else if (answered.has(type)) {
          result.batches.push(pending.subarray(taken, position));
          taken = position;
        }
      }
      pending = pending.subarray(taken);
      return result;
    },
  };
}

/** AuthenticationOk and ReadyForQuery (idle): what a `pg` client waits for after its start-up message. */
export const startAnswer = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A simple query that ends whatever transaction a client left open. */
export const rollbackQuery = Buffer.from([0x51, 0, 0, 0, 13, ...Buffer.from('rollback\0')]);
