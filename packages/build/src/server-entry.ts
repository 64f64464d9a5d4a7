import { join } from 'node:path';

/** A virtual entry that exports the tables of a remote's exposes: `{ pages, modals }`. */
export function serverEntry(folder: string, exposes: { './pages': string; './modals'?: string }): string {
  const lines = [`export { pages } from ${JSON.stringify(join(folder, exposes['./pages']))};`];
  lines.push(
    exposes['./modals']
      ? `export { modals } from ${JSON.stringify(join(folder, exposes['./modals']))};`
      : 'export const modals = {};',
  );
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
