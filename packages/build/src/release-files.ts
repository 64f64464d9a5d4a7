import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@vitryna/contracts/release';

/** Eight hex characters that name a content. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Every file of a built release with its integrity; compressed twins are sizes in the entry of their original. */
export function releaseFiles(folder: string): Record<string, ReleaseFile> {
  const files: Record<string, ReleaseFile> = {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  for (const name of names.sort()) {
    const isWanted = name.startsWith('client/') || name.startsWith('server/');
    if (!isWanted || /\.(?:br|gz)$/.test(name) || statSync(join(folder, name)).isDirectory()) continue;
    const bytes = readFileSync(join(folder, name));
    files[name] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      size: bytes.length,
      ...twin(folder, name, 'br', 'brotli'),
      ...twin(folder, name, 'gz', 'gzip'),
    };
  }
  return files;
}

function twin(folder: string, name: string, extension: string, key: 'brotli' | 'gzip') {
  const path = join(folder, `${name}.${extension}`);
  return existsSync(path) ? { [key]: statSync(path).size } : {};
}
