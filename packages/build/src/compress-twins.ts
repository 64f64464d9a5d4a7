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
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file));
  const compress = async (file: string) => {
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < smallestBytes) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  };
  // Node's threads take them in turn: every core has work.
  await Promise.all(files.map(compress));
}
