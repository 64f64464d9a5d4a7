import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@vitryna/contracts/release';

const bundle = /\.(?:js|cjs)$/;

/** A text in all bundles that becomes another, or what becomes of the code of each. */
type Change = { was: string; is: string } | ((code: string, path: string) => string);

/**
 * Copies a built release and changes its bundles, as the next version of the remote would: other bytes, other
 * integrity, another version.
 */
export function alterRelease(from: string, to: string, version: string, change: Change): Release {
  cpSync(from, to, { recursive: true });
  const release = releaseSchema.parse(JSON.parse(readFileSync(join(to, 'release.json'), 'utf8')));
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!bundle.test(name)) continue;
    const path = join(to, name);
    const before = readFileSync(path, 'utf8');
    const after = typeof change === 'function' ? change(before, name) : before.replaceAll(change.was, change.is);
    if (after === before) continue;
    const bytes = Buffer.from(after);
    writeFileSync(path, bytes);
    for (const twin of ['.br', '.gz']) if (existsSync(path + twin)) rmSync(path + twin);
    release.files[name] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      size: bytes.length,
    };
  }
  const altered = { ...release, version };
  writeFileSync(join(to, 'release.json'), JSON.stringify(altered));
  return altered;
}
