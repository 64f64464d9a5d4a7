/** The entry of an address: its size, and when it was last of use (milliseconds since 1970). */
export type Entry = { bytes: number; usedAt: number };

/** Address → entry. */
export type Ledger = Map<string, Entry>;

/** Bounds of a cache. */
export type Bounds = { entries: number; bytes: number };

/** Addresses that have to go, the longest unused first, until the rest fits. */
export function chooseLeaving(ledger: Ledger, bounds: Bounds): string[] {
  const oldestFirst = [...ledger].sort(([, one], [, other]) => one.usedAt - other.usedAt);
  let count = ledger.size;
  let bytes = oldestFirst.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  const leaving: string[] = [];
  for (const [address, entry] of oldestFirst) {
    if (count <= bounds.entries && bytes <= bounds.bytes) break;
    leaving.push(address);
    count -= 1;
    bytes -= entry.bytes;
  }
  return leaving;
}

/** Reads a ledger that was written earlier; what is damaged is an empty one. */
export function parseLedger(text: string): Ledger {
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return new Map();
    return new Map(
      rows.flatMap((row: unknown): [string, Entry][] => {
        const [address, bytes, usedAt] = Array.isArray(row) ? (row as unknown[]) : [];
        const isEntry = typeof address === 'string' && typeof bytes === 'number' && typeof usedAt === 'number';
        return isEntry ? [[address, { bytes, usedAt }]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** The ledger as text. */
export const writeLedger = (ledger: Ledger): string =>
  JSON.stringify([...ledger].map(([address, { bytes, usedAt }]) => [address, bytes, usedAt]));
