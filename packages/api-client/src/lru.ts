/** Keeps the entries that were used last (specification §9: 10 entries when not said otherwise). */
export type Lru<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

/** Makes a cache of at most `limit` entries; a limit of 0 keeps nothing. */
export function createLru<Value>(limit = 10): Lru<Value> {
  // A Map iterates in the order of insertion: the first key is the one that was not used for longest.
  const entries = new Map<string, Value>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > limit) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) entries.delete(oldest);
      }
    },
  };
}
