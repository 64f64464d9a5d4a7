import { Duplex } from 'node:stream';
import pLimit from 'p-limit';
import { createBatcher, rollbackQuery, startAnswer } from './pglite-protocol.ts';

/** Runs one batch of wire protocol messages and gives the server's bytes. */
export type RunBatch = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * The "socket" a `pg` client of the embedded database talks to, so that parameters, types and errors are `pg`'s own on
 * both engines. One client at a time: PGlite has one session.
 */
export class PgliteStream extends Duplex {
  readonly #run: RunBatch;
  readonly #batcher = createBatcher();
  readonly #inTurn = pLimit(1);

  constructor(run: RunBatch) {
    super();
    this.#run = run;
  }

  /** Called by `pg` in place of a TCP connect. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const { batches, isStart, isClosed } = this.#batcher.push(chunk);
    if (isStart) this.push(startAnswer);
    for (const batch of batches) void this.#inTurn(() => this.#exchange(batch));
    if (isClosed) void this.#inTurn(() => this.#leave());
    done();
  }

  async #exchange(batch: Buffer): Promise<void> {
    try {
      const answer = await this.#run(batch);
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
    } catch (error) {
      // Nobody knows how far it came. The transaction's changes would be committed with the next client's.
      void this.#run(rollbackQuery).catch(() => undefined);
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #leave(): Promise<void> {
    // A client thrown out of the pool may have left a transaction open in the one session that all clients share.
    await this.#run(rollbackQuery).catch(() => undefined);
    this.push(null);
    this.destroy();
  }
}
