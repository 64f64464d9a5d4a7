/**
 * A virtual entry that exports the tables of a remote's exposes: `{ pages, modals }`. It names them as the app's folder does: a path of
 * the checkout would give the same source another version in every folder.
 */
export function serverEntry(exposes: { './pages': string; './modals'?: string }): string {
  const lines = [`export { pages } from ${JSON.stringify(exposes['./pages'])};`];
  lines.push(
    exposes['./modals']
      ? `export { modals } from ${JSON.stringify(exposes['./modals'])};`
      : 'export const modals = {};',
  );
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
