import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed answer is no smaller on the wire. */
const smallestBytes = 512;

/** Writes `.br` and `.gz` beside every file that shrinks: the gateway never compresses an asset per request. */
export async function compressTwins(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const deflate = promisify(gzip);
  const quality = process.env.NODE_ENV === 'development' ? 4 : 11;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!compressible.test(file)) continue;
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < smallestBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${file}.br`), await brotli(bytes, { params }));
    writeFileSync(join(folder, `${file}.gz`), await deflate(bytes, { level: 9 }));
  }
}
