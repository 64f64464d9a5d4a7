import type { Label, ProductStatus } from '@vitryna/contracts/api';
import type { CatalogueIndex } from './index-types.ts';

/** A product as cards are made of it. */
export type CardRow = {
  id: number;
  card: string;
  status: ProductStatus;
  labels: Label[];
  is_orderable: boolean;
  is_deleted: boolean;
  price: number | null;
  previous_price: number | null;
  stock: number;
  rating_average: number | null;
  rating_count: number;
  updated_at: Date;
};

/** Rows kept for lists, about 1 KB each, and how long, in milliseconds. */
const kept = { rows: 20_000, ms: 10_000 };

/** Rows that lists have shown a moment ago; the oldest make room, and a new index begins with none. */
export const createRowCache = (current: () => CatalogueIndex, now: () => number) => {
  const rows = new Map<number, { row: CardRow; index: CatalogueIndex; at: number }>();
  return {
    find(id: number): CardRow | null {
      const entry = rows.get(id);
      const isFresh = entry?.index === current() && now() - entry.at < kept.ms;
      return entry && isFresh ? entry.row : null;
    },
    keep(found: Iterable<CardRow>): void {
      const at = now();
      const index = current();
      for (const row of found) {
        rows.delete(row.id);
        rows.set(row.id, { row, index, at });
      }
      for (const id of rows.keys()) {
        if (rows.size <= kept.rows) return;
        rows.delete(id);
      }
    },
  };
};
