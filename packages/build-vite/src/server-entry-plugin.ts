import { join } from 'node:path';
import { serverEntryCode } from '@vitryna/build/foreign';
import type { Plugin } from 'vite';

const id = 'virtual:vitryna-server';

/** The entry of the server's bundle: the tables of pages and modals. */
export function serverEntryPlugin(folder: string, exposes: { './pages': string; './modals'?: string }): Plugin {
  const modals = exposes['./modals'];
  const code = serverEntryCode({
    './pages': join(folder, exposes['./pages']),
    ...(modals !== undefined && { './modals': join(folder, modals) }),
  });
  return {
    name: 'vitryna-server-entry',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) => (resolved === `\0${id}` ? code : null),
  };
}
