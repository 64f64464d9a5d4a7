import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Content encodings that the gateway answers in. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const known = new Map<string, Encoding>();

function parse(header: string): Encoding {
  const accepted = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.trim().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value);
    accepted.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const weight = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (weight('br') > 0) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
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

/** Compresses text; brotli `quality` 0 to 11: 4 costs less than gzip and packs better. */
export async function compress(bytes: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Undoes `compress`. */
export const unpack = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? bytes : unpackers[encoding](bytes);
