import { type Bounds, chooseLeaving, type Ledger, parseLedger, writeLedger } from './ledger.ts';

/** A bounded cache: by number and by bytes, the longest unused leave first. It never throws: a full disk keeps nothing. */
export type BoundedCache = {
  /** The cached value; it counts as used. */
  find: (address: string) => Promise<Response | undefined>;
  /** The same, without counting. */
  peek: (address: string) => Promise<Response | undefined>;
  put: (address: string, answer: Response) => Promise<void>;
  has: (address: string) => Promise<boolean>;
  /** Addresses, the last used first. */
  list: () => Promise<string[]>;
  /** Writes down what was used since; called at the end of every event, and done once for those that come together. */
  flush: () => Promise<void>;
};

type Options = { caches: CacheStorage; name: string; bounds: Bounds; now: () => number; pause: () => Promise<void> };

/** The path of the ledger. */
const ledgerAddress = '/__ledger';

/** Opens a bounded cache; a thing that the ledger does not know is thrown away. */
export function createBoundedCache({ caches, name, bounds, now, pause }: Options): BoundedCache {
  let opened: Promise<{ cache: Cache; ledger: Ledger }> | null = null;
  let isChanged = false;
  let settling: Promise<void> | null = null;

  const open = async () => {
    const cache = await caches.open(name);
    const ledger = parseLedger((await (await cache.match(ledgerAddress))?.text()) ?? '');
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    for (const address of ledger.keys()) if (!kept.has(address)) ledger.delete(address);
    for (const address of kept) {
      if (!ledger.has(address) && !address.endsWith(ledgerAddress)) await cache.delete(address);
    }
    return { cache, ledger };
  };
  const ready = () => {
    opened ??= open();
    return opened;
  };

  const put = async (address: string, answer: Response) => {
    const { cache, ledger } = await ready();
    const body = await answer.blob();
    if (body.size > bounds.bytes / 4) return;
    const headers = new Headers(answer.headers);
    // The body is unpacked by now.
    headers.delete('content-encoding');
    headers.set('content-length', String(body.size));
    await cache.put(address, new Response(body, { status: answer.status, headers }));
    ledger.set(address, { bytes: body.size, usedAt: now() });
    isChanged = true;
    for (const leaving of chooseLeaving(ledger, bounds)) {
      await cache.delete(leaving);
      ledger.delete(leaving);
    }
  };

  const writeDown = async () => {
    if (!isChanged) return;
    isChanged = false;
    const { cache, ledger } = await ready();
    await cache.put(ledgerAddress, new Response(writeLedger(ledger))).catch(() => undefined);
  };

  return {
    async find(address) {
      const { cache, ledger } = await ready();
      const entry = ledger.get(address);
      if (!entry) return undefined;
      entry.usedAt = now();
      isChanged = true;
      return cache.match(address);
    },
    peek: async (address) => (await ready()).cache.match(address),
    put: (address, answer) => put(address, answer).catch(() => undefined),
    has: async (address) => (await ready()).ledger.has(address),
    async list() {
      const { ledger } = await ready();
      return [...ledger].sort(([, one], [, other]) => other.usedAt - one.usedAt).map(([address]) => address);
    },
    flush() {
      settling ??= pause().then(() => {
        settling = null;
        return writeDown();
      });
      return settling;
    },
  };
}
