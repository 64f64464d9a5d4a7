type Exposes = { './pages': string; './modals'?: string };

/** The server's entry of a remote: exports the tables of its exposes, `{ pages, modals }`. */
export function serverEntryCode(exposes: Exposes): string {
  const lines = [`export { pages } from ${JSON.stringify(exposes['./pages'])};`];
  lines.push(
    exposes['./modals']
      ? `export { modals } from ${JSON.stringify(exposes['./modals'])};`
      : 'export const modals = {};',
  );
  return lines.join('\n');
}

/**
 * The same as an address that Rspack and webpack take for an entry. It names the tables as the app's folder does: a path of the checkout
 * would give the same source another version in every folder.
 */
export const serverEntry = (exposes: Exposes): string =>
  `data:text/javascript,${encodeURIComponent(serverEntryCode(exposes))}`;
