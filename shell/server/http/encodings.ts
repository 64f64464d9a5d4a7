import { promisify } from 'node:util';
import { brotliCompress, gzip, zstdCompress } from 'node:zlib';
import { brotliOptions, type HtmlPacking, zstdOptions } from '@vitryna/release';

/** Content encodings that the gateway negotiates. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** And all that it can make: zstd only for what is sent the moment it was rendered. */
export type Packing = Encoding | 'zstd';

const brotliAsync = promisify(brotliCompress);
const zstdAsync = promisify(zstdCompress);
const gzipAsync = promisify(gzip);

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

/** Compresses text; `quality` is that of brotli. */
export async function compress(bytes: Buffer, encoding: Packing, quality?: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'zstd') return zstdAsync(bytes, zstdOptions(bytes.length));
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6 });
  return brotliAsync(bytes, brotliOptions(bytes.length, quality));
}

/** How a page should come from its thread for a client: as it is sent, if what is sent is what was rendered. */
export function packingFor(header: string | string[] | undefined, isPlain: boolean): HtmlPacking {
  if (!isPlain || chooseEncoding(header) !== 'br') return 'identity';
  return takesZstd(header) ? 'zstd' : 'br';
}
