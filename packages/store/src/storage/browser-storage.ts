import { createDocumentCookies } from './cookies.ts';
import type { KeyValueStorage, StoreStorage } from './storage.ts';

/** The part of a window that is remembered in. Reading `localStorage` may itself throw. */
export type StorageWindow = { document: { cookie: string }; localStorage: Pick<Storage, 'getItem' | 'setItem'> };

/** Local storage that never throws; what could not be written is kept in memory and wins over what is stored. */
function createLocal(page: StorageWindow): KeyValueStorage {
  const unwritten = new Map<string, string>();
  return {
    get: (name) => {
      const own = unwritten.get(name);
      if (own !== undefined) return own;
      try {
        return page.localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    set: (name, value) => {
      try {
        page.localStorage.setItem(name, value);
        unwritten.delete(name);
      } catch {
        unwritten.set(name, value);
      }
    },
  };
}

/** Storage of a browser's window; blocked or full storage degrades to memory (decision 23). */
export function createBrowserStorage(page: StorageWindow): StoreStorage {
  return { cookies: createDocumentCookies(page.document), local: createLocal(page) };
}
