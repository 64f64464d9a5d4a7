import { createDocumentCookies } from './cookies.ts';
import type { KeyValueStorage, Storages } from './storages.ts';

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The part of a window that remembers. Reading `localStorage` may itself throw. */
export type StorageWindow = { document: { cookie: string }; localStorage: WebStorage; sessionStorage: WebStorage };

/** Web storage that never throws; what could not be written is kept in memory and wins over what is stored. */
function createGuarded(open: () => WebStorage): KeyValueStorage {
  const unwritten = new Map<string, string | null>();
  const attempt = (name: string, value: string | null, work: (storage: WebStorage) => void) => {
    try {
      work(open());
      unwritten.delete(name);
    } catch {
      unwritten.set(name, value);
    }
  };
  return {
    get: (name) => {
      const own = unwritten.get(name);
      if (own !== undefined) return own;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    set: (name, value) => attempt(name, value, (storage) => storage.setItem(name, value)),
    remove: (name) => attempt(name, null, (storage) => storage.removeItem(name)),
  };
}

/** Storages of a browser's window; blocked or full ones degrade to memory (reading 23). */
export const createBrowserStorages = (page: StorageWindow): Storages => ({
  cookies: createDocumentCookies(page.document),
  local: createGuarded(() => page.localStorage),
  session: createGuarded(() => page.sessionStorage),
});
