import { sql } from 'kysely';
import { addPictures } from '../catalogue/picture-repository.ts';
import type { Connection } from '../database/connection.ts';
import type { ProductRecord } from './build-record.ts';
import type { Skipped } from './check-product.ts';
import { findOwnReviewed, recountRatings } from './rating-repository.ts';

/** Option ids by `specification slug` of this run; filled only with what is committed. */
export type OptionIds = Map<string, number>;

const keyOf = (option: { specification: string; slug: string }): string => `${option.specification} ${option.slug}`;

/** Takes out what the database cannot take, and what it already has as it is. */
async function selectChanged(db: Connection, source: string, run: number, records: ProductRecord[]) {
  const codes = records.map(({ product }) => product.code);
  const slugs = records.map(({ product }) => product.slug);
  const found = await db
    .selectFrom('product')
    .select(['id', 'code', 'slug', 'source', 'digest'])
    .where(sql<boolean>`code = any(${codes}::text[]) or slug = any(${slugs}::text[])`)
    .execute();
  const byCode = new Map(found.map((row) => [row.code, row]));
  const bySlug = new Map(found.map((row) => [row.slug, row]));
  const skipped: Skipped[] = [];
  const unchanged: number[] = [];
  const changed: ProductRecord[] = [];
  for (const record of records) {
    const { code, slug, digest } = record.product;
    const same = byCode.get(code);
    const holder = bySlug.get(slug);
    if (same && same.source !== source)
      skipped.push({ code, reason: 'the code belongs to another source', about: same.source });
    else if (holder && holder.code !== code)
      skipped.push({ code, reason: 'the slug belongs to another product', about: holder.code });
    else if (same?.digest === digest) unchanged.push(same.id);
    else changed.push(record);
  }
  await sql`update product set run = ${run} where id = any(${unchanged}::int[])`.execute(db);
  const known = changed.flatMap(({ product }) => byCode.get(product.code)?.id ?? []);
  return { changed, known, unchanged: unchanged.length, skipped };
}

async function upsertProducts(db: Connection, run: number, records: ProductRecord[]) {
  const rows = JSON.stringify(records.map(({ product }) => product));
  const { rows: ids } = await sql<{ id: number; code: string }>`
    insert into product (code, source, run, digest, sku, slug, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, is_deleted, labels, price, previous_price, stock, popularity,
      rating_average, rating_count, imported_rating_average, imported_rating_count, created_at, updated_at, card, document)
    select code, source, ${run}, digest, sku, slug, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, false, labels, price, previous_price, stock, popularity,
      rating_average, rating_count, rating_average, rating_count, created_at, now(), card, document
    from json_to_recordset(${rows}::json) as r (code text, source text, digest text, sku text, slug text, name jsonb,
      main_category text, manufacturer_slug text, manufacturer_name text, status text,
      is_orderable boolean, labels text[], price numeric, previous_price numeric, stock int, popularity float8,
      rating_average float8, rating_count int, created_at timestamptz, card text, document jsonb)
    on conflict (code) do update set run = excluded.run, digest = excluded.digest, sku = excluded.sku,
      slug = excluded.slug, name = excluded.name,
      main_category = excluded.main_category, manufacturer_slug = excluded.manufacturer_slug,
      manufacturer_name = excluded.manufacturer_name, status = excluded.status, is_orderable = excluded.is_orderable,
      is_deleted = false, labels = excluded.labels, price = excluded.price,
      previous_price = excluded.claimed_previous_price,
      stock = excluded.stock, popularity = excluded.popularity, rating_average = excluded.rating_average,
      rating_count = excluded.rating_count, imported_rating_average = excluded.imported_rating_average,
      imported_rating_count = excluded.imported_rating_count, created_at = excluded.created_at, updated_at = excluded.updated_at,
      card = excluded.card, document = excluded.document
    returning id, code`.execute(db);
  return new Map(ids.map(({ id, code }) => [code, id]));
}

async function upsertOptions(db: Connection, records: ProductRecord[], optionIds: OptionIds): Promise<OptionIds> {
  const fresh = new Map<string, ProductRecord['options'][number]>();
  for (const option of records.flatMap(({ options }) => options)) {
    const key = keyOf(option);
    if (!optionIds.has(key) && !fresh.has(key)) fresh.set(key, option);
  }
  if (fresh.size === 0) return new Map();
  const { rows } = await sql<{ id: number; specification: string; slug: string }>`
    insert into option (specification_slug, slug, value, number)
    select specification, slug, value, number
    from json_to_recordset(${JSON.stringify([...fresh.values()])}::json)
      as r (specification text, slug text, value jsonb, number float8)
    on conflict (specification_slug, slug) do update set value = excluded.value, number = excluded.number
    returning id, specification_slug as specification, slug`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

/** Removes the rows below products that were there before. */
async function deleteDetails(db: Connection, ids: number[]) {
  if (ids.length === 0) return;
  for (const table of ['product_category', 'product_option'] as const) {
    await sql`delete from ${sql.table(table)} where product_id = any(${ids}::int[])`.execute(db);
  }
  await sql`delete from review where is_imported and product_id = any(${ids}::int[])`.execute(db);
}

/** Writes the rows below the products. */
async function insertDetails(
  db: Connection,
  records: ProductRecord[],
  productIds: Map<string, number>,
  idOf: (key: string) => number | undefined,
) {
  const withId = <Row>(rows: (record: ProductRecord) => Row[]) =>
    JSON.stringify(records.flatMap((record) => rows(record).map((row) => [productIds.get(record.product.code), row])));
  await sql`
    insert into product_category (product_id, category_code)
    select (pair ->> 0)::int, pair ->> 1
    from json_array_elements(${withId((record) => record.categories)}::json) as pair`.execute(db);
  await sql`
    insert into product_option (product_id, option_id)
    select distinct (pair ->> 0)::int, (pair ->> 1)::int
    from json_array_elements(${withId((record) => record.options.flatMap((option) => idOf(keyOf(option)) ?? []))}::json)
      as pair`.execute(db);
  const reviews = records.flatMap(({ product, reviews }) =>
    reviews.map(({ votes, ...review }) => ({
      ...review,
      ...{ up: votes?.up ?? 0, down: votes?.down ?? 0 },
      product_id: productIds.get(product.code),
    })),
  );
  if (reviews.length > 0) {
    await sql`
      insert into review (product_id, author, rating, body, pros, cons, locale, is_verified, created_at, reply,
        is_imported, up, down, imported_up, imported_down)
      select product_id, author, rating, body, pros, cons, locale, "isVerifiedPurchase", "createdAt", reply, true, up, down,
        up, down
      from json_to_recordset(${JSON.stringify(reviews)}::json) as r (product_id int, author text, rating int, body text,
        pros text, cons text, locale text, "isVerifiedPurchase" boolean, "createdAt" timestamptz, reply jsonb, up int, down int)`.execute(
      db,
    );
  }
  const pictures = new Map(records.flatMap((record) => [...record.pictures]));
  await addPictures(db, pictures);
}

/**
 * Writes a batch of products with everything below them in the caller's transaction.
 * @returns ids of new options, to be remembered once the transaction is committed
 */
export async function writeProducts(
  db: Connection,
  { source, run, records, optionIds }: { source: string; run: number; records: ProductRecord[]; optionIds: OptionIds },
): Promise<{ imported: number; unchanged: number; skipped: Skipped[]; newOptions: OptionIds }> {
  const { changed, known, unchanged, skipped } = await selectChanged(db, source, run, records);
  if (changed.length === 0) return { imported: 0, unchanged, skipped, newOptions: new Map() };
  const newOptions = await upsertOptions(db, changed, optionIds);
  const productIds = await upsertProducts(db, run, changed);
  await deleteDetails(db, known);
  await insertDetails(db, changed, productIds, (key) => newOptions.get(key) ?? optionIds.get(key));
  const ownReviewed = await findOwnReviewed(db, known);
  if (ownReviewed.length > 0) await recountRatings(db, ownReviewed);
  return { imported: changed.length, unchanged, skipped, newOptions };
}
