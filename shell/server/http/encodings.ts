import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib';

/** Content encodings that the gateway negotiates. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** And all that it can make: zstd only for what is sent the moment it was rendered. */
export type Packing = Encoding | 'zstd';

const brotliAsync = promisify(brotliCompress);
const zstdAsync = promisify(zstdCompress);
const gzipAsync = promisify(gzip);
const unpackers = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) };

const known = new Map<string, Encoding>();

const knownZstd = new Map<string, boolean>();

function weightsOf(header: string): (name: string) => number {
  const accepted = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.trim().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value);
    accepted.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  return (name) => accepted.get(name) ?? accepted.get('*') ?? 0;
}

function parse(header: string): Encoding {
  const weight = weightsOf(header);
  if (weight('br') > 0) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether the client takes zstd: the encoding of what is sent the moment it was made, and not again. */
export function takesZstd(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  let isTaken = knownZstd.get(header);
  if (isTaken === undefined) {
    isTaken = weightsOf(header)('zstd') > 0 && /zstd/i.test(header);
    if (knownZstd.size < 200) knownZstd.set(header, isTaken);
  }
  return isTaken;
}

/** The smallest encoding that the client accepts; the few headers that exist are parsed once. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = parse(header);
    if (known.size < 200) known.set(header, encoding);
  }
  return encoding;
}

/** Compressed pages come in one piece: each further one is a turn of the loop, and with Node's own 16 KB they had three. */
const chunkSize = 64 * 1024;

/** Compresses text; brotli `quality` 0 to 11: 4 costs less than gzip and packs better. zstd 2 costs a sixth of that and packs nearly as well. */
export async function compress(bytes: Buffer, encoding: Packing, quality = 4): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'zstd') {
    // Who knows how much there is needs a smaller window, and packs better.
    const params = { [constants.ZSTD_c_compressionLevel]: 2 };
    return zstdAsync(bytes, { params, chunkSize, pledgedSrcSize: bytes.length });
  }
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6, chunkSize });
  return brotliAsync(bytes, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Undoes `compress`. */
export const unpack = async (bytes: Buffer, encoding: Packing): Promise<Buffer> =>
  encoding === 'identity' ? bytes : unpackers[encoding](bytes);
