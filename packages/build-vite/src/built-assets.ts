import { sharedPackages } from '@vitryna/build/foreign';
import type { AssetList } from '@vitryna/contracts/release';
import type { Rolldown } from 'vite';
import type { LoadTable } from './read-table.ts';

/** File name → chunk of the browser's build. */
export type Chunks = Map<string, Rolldown.OutputChunk>;

const entry = 'remoteEntry.js';

/** Page or modal → the scripts and styles that it needs besides the entry, those that others need first. */
export function tableAssets(chunks: Chunks, table: LoadTable): Record<string, AssetList> {
  return Object.fromEntries(
    [...table].map(([name, id]) => {
      const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id);
      if (!own) throw new Error(`[build] ${name} has no chunk of its own: is ${id} imported elsewhere, too?`);
      const files = withImports(chunks, own.fileName, new Set());
      const css = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
      const paths = (names: string[]) => [...new Set(names)].map((file) => `client/${file}`);
      return [name, { js: paths(files), css: paths(css) }];
    }),
  );
}

function withImports(chunks: Chunks, name: string, seen: Set<string>): string[] {
  const chunk = chunks.get(name);
  if (!chunk || name === entry || seen.has(name)) return [];
  seen.add(name);
  return [...chunk.imports.flatMap((other) => withImports(chunks, other, seen)), name];
}

/** Throws where chunks import each other in a circle: each would wait for the other for ever. */
export function refuseCircles(chunks: Chunks): void {
  const visit = (name: string, above: string[]): void => {
    if (above.includes(name)) throw new Error(`[build] chunks import each other: ${[...above, name].join(' → ')}.`);
    if (name === entry) return;
    for (const other of chunks.get(name)?.imports ?? []) visit(other, [...above, name]);
  };
  for (const name of chunks.keys()) visit(name, []);
}

/** Shared modules that the chunks take; of each the whole, because Vite does not tell which names of a module outside are used. */
export function takenModules(chunks: Chunks): Record<string, string[]> {
  const imported = new Set([...chunks.values()].flatMap(({ imports }) => imports));
  return Object.fromEntries(sharedPackages.filter((name) => imported.has(name)).map((name) => [name, ['*']]));
}
