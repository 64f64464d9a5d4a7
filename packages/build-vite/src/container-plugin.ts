import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltAssets } from '@vitryna/build/foreign';
import type { Plugin } from 'vite';
import { type Chunks, refuseCircles, tableAssets, takenModules } from './built-assets.ts';
import { type LoadTable, readTable } from './read-table.ts';
import { rewriteImports } from './rewrite-imports.ts';

const container = 'virtual:vitryna-container';
/** Stand in the container for what only this build knows. */
const table = '__VITRYNA_EXPOSES__';
const styles = '__VITRYNA_STYLES__';
/** Vite's own loader of chunks and styles, a chunk by itself: left out, the container has one that verifies. */
const preloadHelper = '\0vite/preload-helper.js';

type Options = {
  folder: string;
  exposes: { './pages': string; './modals'?: string };
  onBuilt: (assets: BuiltAssets) => void;
};

/** Makes the browser's build a container: `remoteEntry.js`, and every import of a chunk or a shared package a call of it. */
export function containerPlugin({ folder, exposes, onBuilt }: Options): Plugin {
  const modules = Object.entries(exposes).map(([expose, module]) => ({ expose, id: join(folder, module) }));
  const tables = new Map<string, LoadTable>();
  return {
    name: 'vitryna-container',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      return source === container ? `\0${container}` : null;
    },
    load(id) {
      if (id !== `\0${container}`) return null;
      const lines = modules.map((one) => `${JSON.stringify(one.expose)}: () => import(${JSON.stringify(one.id)})`);
      const code = readFileSync(join(import.meta.dirname, 'runtime/container.js'), 'utf8');
      return code.replace(table, `{ ${lines.join(', ')} }`);
    },
    async transform(code, id) {
      const module = modules.find((one) => one.id === id);
      if (!module) return;
      const name = module.expose.slice('./'.length);
      const entries = readTable(this.parse(code, { lang: 'ts' }), name).map(async ([key, source]) => {
        const resolved = await this.resolve(source, id);
        if (!resolved) throw new Error(`[build] ${module.expose} names ${source}, which is not there.`);
        return [key, resolved.id] as const;
      });
      tables.set(name, new Map(await Promise.all(entries)));
    },
    renderChunk(code, chunk, _, { chunks }) {
      const isHelper = (name: string) => isOnly(chunks[name]?.moduleIds);
      return rewriteImports(code, this.parse(code), chunk.fileName, isHelper);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks: Chunks = new Map();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (isOnly(file.moduleIds)) {
            delete bundle[file.fileName];
            delete bundle[`${file.fileName}.map`];
          } else chunks.set(file.fileName, file);
        }
        refuseCircles(chunks);
        const sheets = [...chunks].flatMap(([name, chunk]) => {
          const css = [...(chunk.viteMetadata?.importedCss ?? [])];
          return css.length > 0 ? [[name, css] as const] : [];
        });
        const entry = chunks.get('remoteEntry.js');
        if (!entry) throw new Error('[build] the container has not become remoteEntry.js.');
        entry.code = entry.code.replace(styles, JSON.stringify(Object.fromEntries(sheets)));
        const list = (name: string) => tableAssets(chunks, tables.get(name) ?? new Map());
        onBuilt({
          entry: 'client/remoteEntry.js',
          exposes: Object.fromEntries(
            modules.map(({ expose, id }) => [expose, tableAssets(chunks, new Map([[expose, id]]))[expose] ?? none]),
          ),
          pages: list('pages'),
          modals: list('modals'),
          sharedExports: takenModules(chunks),
        });
      },
    },
  };
}

const isOnly = (modules: string[] = []) => modules.length > 0 && modules.every((id) => id === preloadHelper);

const none = { js: [], css: [] };
