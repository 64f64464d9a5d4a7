import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ending = '.template';

/** The bundlers for a remote; each has a folder of the files that only it needs. */
export const bundlers = ['rspack', 'webpack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

/** Files below a folder of templates, without their ending. */
function templatesOf(folder: string): { source: string; file: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.sort().map((file) => ({ source: join(folder, file), file: file.slice(0, -ending.length) }));
}

/** Writes the files of a small remote below `folder`; `name` is that of the remote, `mf-…`. Returns their paths. */
export function writeRemote(folder: string, name: string, bundler: Bundler): string[] {
  const own = ['template', `bundlers/${bundler}`].map((part) => join(import.meta.dirname, part));
  return own.flatMap(templatesOf).map(({ source, file }) => {
    const path = join(folder, file);
    const text = readFileSync(source, 'utf8');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll('__remote__', name).replaceAll('__path__', name.slice('mf-'.length)));
    return path;
  });
}
