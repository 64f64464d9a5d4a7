import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');
const ending = '.template';

/** Writes the files of a small remote below `folder`; `name` is that of the remote, `mf-…`. Returns their paths. */
export function writeRemote(folder: string, name: string): string[] {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.sort().map((file) => {
    const path = join(folder, file.slice(0, -ending.length));
    const text = readFileSync(join(template, file), 'utf8');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll('__remote__', name).replaceAll('__path__', name.slice('mf-'.length)));
    return path;
  });
}
