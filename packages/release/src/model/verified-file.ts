import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@vitryna/contracts/release';
import { integrityOf } from './integrity.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseReader } from './release-store.ts';

const brotliDecompressAsync = promisify(brotliDecompress);
const gunzipAsync = promisify(gunzip);

/** How the bytes of a file are stored: as built, or as one of its twins compressed ahead. */
export type FileEncoding = 'identity' | 'br' | 'gzip';

const suffixes = { identity: '', br: '.br', gzip: '.gz' } as const;

/** Encodings in which a release holds a file, as built first. */
export const encodingsOf = (file: ReleaseFile): FileEncoding[] => [
  'identity',
  ...(file.brotli === undefined ? [] : (['br'] as const)),
  ...(file.gzip === undefined ? [] : (['gzip'] as const)),
];

/** Path of a file's twin in that encoding. */
export const twinPath = (path: string, encoding: FileEncoding): string => `${path}${suffixes[encoding]}`;

/**
 * Throws a ReleaseError `tampered` unless the bytes are those that the release was built with: size and hash as built;
 * a twin is unpacked first, because a release lists one hash per file.
 */
export async function verifyBytes(
  bytes: Buffer,
  file: ReleaseFile,
  encoding: FileEncoding,
  name: string,
): Promise<void> {
  const tampered = (why: string, cause?: unknown) => new ReleaseError('tampered', `${name} ${why}`, { cause });
  const size = { identity: file.size, br: file.brotli, gzip: file.gzip }[encoding];
  if (bytes.length !== size) throw tampered(`has ${bytes.length} bytes, ${size} were built`);
  let original: Buffer = bytes;
  if (encoding !== 'identity') {
    // A little room above the size: a twin that unpacks to gigabytes is stopped, not read.
    const limit = { maxOutputLength: file.size + 1 };
    try {
      original = encoding === 'br' ? await brotliDecompressAsync(bytes, limit) : await gunzipAsync(bytes, limit);
    } catch (error) {
      throw tampered('does not unpack', error);
    }
  }
  if (integrityOf(original) !== file.integrity) throw tampered('does not have the hash of the build');
}

/** Reads a file of a release and verifies it; throws `not-found` or `tampered`. */
export async function readVerifiedFile(
  store: ReleaseReader,
  release: Release,
  path: string,
  encoding: FileEncoding = 'identity',
): Promise<Buffer> {
  const name = `${release.name}/${release.version}/${twinPath(path, encoding)}`;
  const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
  if (!file || !encodingsOf(file).includes(encoding)) {
    throw new ReleaseError('not-found', `${name} is not a file of the release`);
  }
  const bytes = await store.readFile(release.name, release.version, twinPath(path, encoding));
  await verifyBytes(bytes, file, encoding, name);
  return bytes;
}
