import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompress,
  constants,
  type ZstdOptions,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import type { RenderResult } from '@vitryna/contracts/remote';

/** How the document of a page crosses from the thread that made it. */
export type HtmlPacking = 'identity' | 'zstd' | 'br';

/** UTF-8 of a document, packed where it was made, as who waits for it takes it: a fifth of the bytes crosses, and is sent as it is. */
export type PackedHtml = {
  packing: HtmlPacking;
  bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of the document. */
  length: number;
  /** Of the document, however it is packed: the first 22 characters of its sha256, base64url. */
  hash: string;
};

/** A rendered page as a composition in use gives it. */
export type PackedPage = Omit<RenderResult, 'html'> & { html: PackedHtml };

/** Compressed pages come in one piece: each further one is a turn of the loop, and with Node's own 16 KB they had three. */
const chunkSize = 64 * 1024;

/** For a text of so many bytes. Level 2 costs a sixth of brotli 4 and packs nearly as well; knowing how much there is, it packs better. */
export const zstdOptions = (length: number): ZstdOptions => ({
  chunkSize,
  params: { [constants.ZSTD_c_compressionLevel]: 2 },
  pledgedSrcSize: length,
});

/** For a text of so many bytes; `quality` 0 to 11: 4 costs less than gzip and packs better. */
export const brotliOptions = (length: number, quality = 4): BrotliOptions => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const packers: Record<HtmlPacking, (html: Uint8Array) => Uint8Array> = {
  identity: (html) => html,
  zstd: (html) => zstdCompressSync(html, zstdOptions(html.length)),
  br: (html) => brotliCompressSync(html, brotliOptions(html.length)),
};
const unpackers = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress) };

/** Bytes in memory of their own, which can be handed over instead of copied. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isOwn = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isOwn ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
}

/** Packs in the thread that asks. */
export function packHtml(html: Uint8Array, packing: HtmlPacking): PackedHtml {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { packing, bytes: ownBytes(packers[packing](html)), length: html.length, hash };
}

/** The input for unpacking a document. */
type PackedBytes = { packing: HtmlPacking; bytes: Uint8Array; length: number };

/** The document. Rejects when it is not as long as it is said to be: threads run the code of remotes, and may say anything. */
export async function unpackHtml({ packing, bytes, length }: PackedBytes): Promise<Buffer> {
  const html =
    packing === 'identity'
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      : await unpackers[packing](bytes, { maxOutputLength: Math.max(length, 1) });
  if (html.length !== length) throw new Error(`render-pool: a page has ${html.length} bytes, not ${length}`);
  return html;
}
