import { LRUCache } from 'lru-cache';
import type { CardRow } from './card-repository.ts';
import type { CatalogueIndex } from './index-types.ts';

/** Rows kept for lists, about 1 KB each, and how long, in milliseconds. */
const kept = { rows: 20_000, ms: 10_000 };

/** Rows that lists have shown a moment ago; the oldest make room, and a new index begins with none. */
export function createRowCache(current: () => CatalogueIndex, now: () => number) {
  const rows = new LRUCache<number, { row: CardRow; index: CatalogueIndex; at: number }>({ max: kept.rows });
  return {
    find(id: number): CardRow | null {
      const entry = rows.get(id);
      const isFresh = entry?.index === current() && now() - entry.at < kept.ms;
      return entry && isFresh ? entry.row : null;
    },
    forget(ids: readonly number[]): void {
      for (const id of ids) rows.delete(id);
    },
    keep(found: Iterable<CardRow>): void {
      const at = now();
      const index = current();
      for (const row of found) rows.set(row.id, { row, index, at });
    },
  };
}
