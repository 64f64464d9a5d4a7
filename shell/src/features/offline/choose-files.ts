import { fileFolders, isPicture, isVersionedFile } from '@vitryna/contracts/file-addresses';
/** Address of a file of the composition → its integrity. */
export type IntegrityTable = Record<string, string>;

const code = /\.(?:js|css|woff2)$/;

/**
 * Files that an offline page needs besides the loaded ones: the shell's late parts (the calls' schemas, notices,
 * modals) and the remote that shows the cart, whichever it is.
 */
export function chooseFiles(table: IntegrityTable): string[] {
  const paths = Object.keys(table);
  const cart = paths.find((path) => /\/modal-cart\.[^/]*\.js$/.test(path));
  const folders = [`${fileFolders.assets}shell/`, ...(cart ? [cart.slice(0, cart.lastIndexOf('/') + 1)] : [])];
  return paths.filter(
    (path) => code.test(path) && folders.some((folder) => path.startsWith(folder)) && !isWorker(path),
  );
}

const isWorker = (path: string): boolean => path.endsWith('/sw.js');

/** Files and pictures of this origin that this page has loaded. */
export function visitedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && (isVersionedFile(pathname) || isPicture(pathname)))
    .map(({ pathname, search }) => pathname + search);
}
