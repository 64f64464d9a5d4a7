import { remoteLostMs } from '@vitryna/contracts/constants';
import type { IntegrityTable } from './promised-integrity.ts';

declare global {
  // What remotes' chunk loading calls instead of `import()` (set by the build preset).
  var __vitrynaImport: (base: string) => (path: string) => Promise<unknown>;
}

/**
 * Imports modules of the composition, and only those: a module is preloaded with the integrity that the composition
 * promises before it is imported, because `import()` itself knows no integrity.
 *
 * @param known Integrity of what the page preloads, by path.
 * @param tableUrl Where the integrity of every other file of the composition is; fetched at the first need.
 * @param onLost Told at once of a file of the page that failed to load twice.
 */
export function createVerifiedImport(
  known: IntegrityTable,
  tableUrl: string,
  onLost: (path: string, error: unknown) => unknown,
) {
  const running = new Map<string, Promise<unknown>>();
  let table: Promise<IntegrityTable> | null = null;

  const readTable = () => {
    table ??= fetchTable(tableUrl).catch((error: unknown) => {
      // The next import asks again.
      table = null;
      throw error;
    });
    return table;
  };

  const integrityOf = async (path: string): Promise<string> => {
    const integrity = known[path] ?? (await readTable())[path];
    if (!integrity) throw new Error(`[shell] ${path} is not part of this page's composition, so it is not run.`);
    return integrity;
  };

  /** A browser keeps a module that did not load for the life of the document: the next attempt is at an address of its own. */
  const attempts = new Map<string, number>();
  const load = async ({ href, pathname }: URL): Promise<unknown> => {
    const attempt = attempts.get(href);
    const address = attempt ? `${href}?attempt=${attempt}` : href;
    attempts.set(href, (attempt ?? 1) + 1);
    await preload(address, await integrityOf(pathname));
    return import(/* webpackIgnore: true */ address);
  };

  const verifiedImport = (href: string): Promise<unknown> => {
    const url = new URL(href, location.href);
    const promise = running.get(url.href) ?? load(url);
    running.set(url.href, promise);
    // A failed load may be tried again, by Retry or by the next navigation.
    promise.catch(() => running.delete(url.href));
    return promise;
  };

  // All that the page needs is verified and evaluated side by side, not each part when the one before has asked for it.
  // All imports share the promise, and its failure.
  for (const path of Object.keys(known)) {
    const url = new URL(path, location.href);
    const promise = load(url).catch(() => load(url));
    running.set(url.href, promise);
    promise.catch((error: unknown) => onLost(path, error));
  }

  globalThis.__vitrynaImport = (base) => (path) => verifiedImport(new URL(path, base).href);
  return verifiedImport;
}

async function fetchTable(url: string): Promise<IntegrityTable> {
  const response = await fetch(url, { signal: AbortSignal.timeout(remoteLostMs) });
  if (!response.ok) throw new Error(`[shell] the composition's table of files answered ${response.status}.`);
  return (await response.json()) as IntegrityTable;
}

/** Resolves when the browser holds the module and its bytes are the promised ones. */
function preload(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    link.dataset.late = '';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`[shell] ${href} is missing or is not what the composition promises.`));
    document.head.append(link);
  });
}
