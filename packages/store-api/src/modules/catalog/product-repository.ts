import { type Kysely, sql } from 'kysely';
import type { ProductDocument } from '../../catalogue/product-document.ts';
import type { Schema } from '../../database/schema.ts';

/** A product as the database holds it, for its own page. */
export type StoredProduct = {
  id: number;
  code: string;
  slug: string;
  main_category: string;
  categories: string[];
  document: ProductDocument;
};

/** A product that another one names by its code. */
export type ProductReference = {
  id: number;
  code: string;
  slug: string;
  status: string;
  main_category: string;
  is_listed: boolean;
};

/** The product with this slug, deleted ones included, or null. */
export async function findBySlug(db: Kysely<Schema>, slug: string): Promise<StoredProduct | null> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** The product with this id, or null. */
export async function findById(db: Kysely<Schema>, id: number): Promise<StoredProduct | null> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The products with these ids, by id; an id that nothing has is left out. */
export async function findByIds(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The products behind codes, by code; a code that nothing has is left out. */
export async function findByCodes(
  db: Kysely<Schema>,
  codes: readonly string[],
): Promise<Map<string, ProductReference>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<ProductReference>`
    select id, code, slug, status, main_category, not is_deleted and status <> 'discontinued' as is_listed
    from product where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
