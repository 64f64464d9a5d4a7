/** Text under names. Never throws: where writing fails, the value lives as long as the page. */
export type KeyValueStorage = {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
  remove: (name: string) => void;
};

/** Cookies of this site. `maxAge` is in seconds; `set` throws where they are those of a request. */
export type Cookies = {
  get: (name: string) => string | null;
  set: (name: string, value: string, maxAge: number) => void;
  remove: (name: string) => void;
};

/** The storages of values (specification §9.18). */
export type Storages = { cookies: Cookies; local: KeyValueStorage; session: KeyValueStorage };

function createMemory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

/** Remembers until the page goes; ages of cookies do not count. */
export const createMemoryStorages = (): Storages => ({
  cookies: createMemory(),
  local: createMemory(),
  session: createMemory(),
});
