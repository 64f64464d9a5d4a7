import { sql } from 'kysely';
import type { ProductDocument } from '../../catalogue/product-document.ts';
import type { Connection } from '../../database/connection.ts';

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
export async function findBySlug(db: Connection, slug: string): Promise<StoredProduct | null> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** The product with this id, or null. */
export async function findById(db: Connection, id: number): Promise<StoredProduct | null> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The products with these ids, by id; an id that nothing has is left out. */
export async function findByIds(db: Connection, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await sql<StoredProduct>`
    select id, code, slug, main_category, document,
      array(select category_code from product_category where product_id = product.id) as categories
    from product where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids of the products with these slugs, in their order; a slug that nothing has is left out. */
export async function findIdsBySlugs(db: Connection, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from product where slug = any(${slugs}::text[])`.execute(db);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => ids.get(slug) ?? []);
}

/** The products behind codes, by code; a code that nothing has is left out. */
export async function findByCodes(db: Connection, codes: readonly string[]): Promise<Map<string, ProductReference>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<ProductReference>`
    select id, code, slug, case when status = 'inStock' and stock = 0 then 'outOfStock' else status end as status,
      main_category, not is_deleted and status <> 'discontinued' as is_listed
    from product where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Ids of the gifts that come with products, in the order in which each product names them; deleted ones are left out. */
export async function findGifts(db: Connection, ids: readonly number[]): Promise<{ id: number; gift: number }[]> {
  const { rows } = await sql<{ id: number; gift: number }>`
    select product.id, gift.id as gift from product
    cross join lateral jsonb_array_elements_text(product.document -> 'gifts') with ordinality as named (code, place)
    join product as gift on gift.code = named.code and not gift.is_deleted
    where product.id = any(${ids}::int[]) order by named.place
  `.execute(db);
  return rows;
}
