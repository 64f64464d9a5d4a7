const origin = 'https://shop.example';

/** A cache storage in memory, as much of it as the worker uses; addresses are those of one shop. */
export function createFakeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => {
    const addressOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;
    return {
      match: async (key: RequestInfo | URL) => entries.get(addressOf(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => void entries.set(addressOf(key), answer),
      delete: async (key: RequestInfo | URL) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  return {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
}
