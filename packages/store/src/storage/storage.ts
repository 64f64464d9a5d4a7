/** Text under names. Never throws: where writing fails, the value lives as long as the page. */
export type KeyValueStorage = { get: (name: string) => string | null; set: (name: string, value: string) => void };

/** Cookies of this site. `maxAge` is in seconds. */
export type Cookies = {
  get: (name: string) => string | null;
  set: (name: string, value: string, maxAge: number) => void;
};

/** Where the store remembers: the appearance in cookies, the comparison and the viewed products locally (decision 23). */
export type StoreStorage = { cookies: Cookies; local: KeyValueStorage };

/** Remembers until the page goes. */
export function createMemoryStorage(): StoreStorage {
  const cookies = new Map<string, string>();
  const local = new Map<string, string>();
  return {
    cookies: { get: (name) => cookies.get(name) ?? null, set: (name, value) => void cookies.set(name, value) },
    local: { get: (name) => local.get(name) ?? null, set: (name, value) => void local.set(name, value) },
  };
}
