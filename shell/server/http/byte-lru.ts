/** What an entry takes besides its value and its key: its places in two tables and its record, measured and rounded up. */
const entryBytes = 300;

/**
 * A map bounded by the bytes of its entries: those of a value are told, those of its key and of the entry itself are added. Reading does
 * not reorder it, which keeps the hot path to one lookup: an entry that was read since the last round survives one round of eviction
 * (second chance).
 */
export class ByteLru<V> {
  readonly #entries = new Map<string, { value: V; bytes: number; isUsed: boolean }>();
  #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** What an entry counts for. */
  static cost(key: string, bytes: number): number {
    return bytes + key.length * 2 + entryBytes;
  }

  /** Adds or replaces; a value larger than a quarter of the bound is not kept. Returns whether it is. */
  set(key: string, value: V, valueBytes: number): boolean {
    this.delete(key);
    const bytes = ByteLru.cost(key, valueBytes);
    if (bytes > this.#maxBytes / 4) return false;
    this.#entries.set(key, { value, bytes, isUsed: false });
    this.#bytes += bytes;
    this.#evict();
    return true;
  }

  /** Tells that a value has grown or shrunk. */
  resize(key: string, value: V, valueBytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    const bytes = ByteLru.cost(key, valueBytes);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#evict();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }

  /** Sets another bound; what is too much for it goes. */
  bound(maxBytes: number): void {
    this.#maxBytes = maxBytes;
    this.#evict();
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  *entries(): Generator<[string, V]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  #evict(): void {
    while (this.#bytes > this.#maxBytes) {
      const [first] = this.#entries;
      if (!first) return;
      const [key, entry] = first;
      this.#entries.delete(key);
      if (entry.isUsed) {
        entry.isUsed = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }
}
