import { LRUCache } from 'lru-cache';

/** The size of an entry without its value and key: its places in tables and its record, measured and rounded up. */
const entryBytes = 300;

/** Values by key, within a bound of bytes. */
export type ByteCache<Value extends object> = LRUCache<string, Value>;

/**
 * A cache bounded by the bytes of its entries: `bytesOf` counts those of a value, those of its key and of the entry itself are added. A value
 * larger than a quarter of the bound is not kept: it would push most others out.
 */
export function createByteCache<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ByteCache<Value> {
  return new LRUCache({
    maxSize: Math.ceil(maxBytes),
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: (value, key) => Math.ceil(bytesOf(value)) + key.length * 2 + entryBytes,
  });
}

/** Counts a value again that has grown or shrunk, if it is still kept: the library measures a value once. */
export function recount<Value extends object>(cache: ByteCache<Value>, key: string, value: Value): void {
  if (cache.peek(key) !== value) return;
  cache.delete(key);
  cache.set(key, value);
}
