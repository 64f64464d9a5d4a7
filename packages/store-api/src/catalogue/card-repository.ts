import type { Label, ProductStatus } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

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

/** The data of these products' cards; an id that nothing has is left out. */
export async function findCardRows(db: Connection, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select id, card, status, labels, is_orderable, is_deleted, price, previous_price, stock, rating_average,
      rating_count, updated_at
    from product where id = any(${ids}::int[])`.execute(db);
  return rows;
}
