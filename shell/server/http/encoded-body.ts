import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type PackedHtml, unpackHtml } from '@vitryna/release';
import { compress, type Packing } from './encodings.ts';
import { ownBytes } from './own-bytes.ts';

const unzip = promisify(gunzip);

/**
 * One text in the encodings that were asked for, each made once. The plain text is dropped when a compressed form is
 * there and nobody asked for it plain.
 */
export class EncodedBody {
  readonly ready: Partial<Record<Packing, Buffer>> = {};
  #source: Buffer | null = null;
  /** Bytes of the plain text. */
  readonly #length: number;
  #running = new Map<Packing, Promise<Buffer>>();

  /** A page that came packed is unpacked when somebody asks for another form. */
  constructor(text: string | Buffer | PackedHtml) {
    if (typeof text === 'string' || Buffer.isBuffer(text)) {
      this.#source = typeof text === 'string' ? Buffer.from(text) : text;
      this.#length = this.#source.length;
    } else {
      const { packing, bytes, length } = text;
      const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      this.#length = length;
      // Empty bodies are sent as they are.
      if (length === 0) this.#source = Buffer.alloc(0);
      else if (packing === 'identity') this.#source = held;
      else this.ready[packing] = held;
    }
  }

  /** Bytes that this body occupies now. */
  get bytes(): number {
    const { br, zstd, gzip, identity } = this.ready;
    const packed = (br?.length ?? 0) + (zstd?.length ?? 0) + (gzip?.length ?? 0);
    return packed + (identity ?? this.#source ?? []).length;
  }

  /** The body in an encoding, made at the first call. */
  get(encoding: Packing): Promise<Buffer> {
    const ready = this.ready[encoding];
    if (ready) return Promise.resolve(ready);
    let promise = this.#running.get(encoding);
    if (!promise) {
      promise = this.#make(encoding).finally(() => this.#running.delete(encoding));
      this.#running.set(encoding, promise);
    }
    return promise;
  }

  /** Compresses again with the highest brotli quality: worth its milliseconds for what is asked for often. */
  async improve(quality: number): Promise<void> {
    const better = ownBytes(await compress(await this.plain(), 'br', quality));
    if (better.length < (this.ready.br?.length ?? Number.POSITIVE_INFINITY)) this.ready.br = better;
  }

  async #make(encoding: Packing): Promise<Buffer> {
    const bytes = ownBytes(await compress(await this.plain(), encoding));
    this.ready[encoding] = bytes;
    this.#source = null;
    // zstd is for the answer that waits while the page is made; from then on everybody takes another form.
    if (encoding !== 'zstd') delete this.ready.zstd;
    return bytes;
  }

  /** The text itself: unpacked again when only compressed forms are kept. */
  async plain(): Promise<Buffer> {
    const { identity, br, zstd, gzip } = this.ready;
    const plain = this.#source ?? identity;
    if (plain) return plain;
    if (zstd) return unpackHtml({ packing: 'zstd', bytes: zstd, length: this.#length });
    return br ? unpackHtml({ packing: 'br', bytes: br, length: this.#length }) : unzip(gzip as Buffer);
  }
}
