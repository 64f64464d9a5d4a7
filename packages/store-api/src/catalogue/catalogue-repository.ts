import type { Label, ProductStatus } from '@vitryna/contracts/api';
import { type L10n, locales } from '@vitryna/contracts/languages';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** A product as the index needs it; only what lists may show is loaded. */
export type ProductRow = {
  id: number;
  code: string;
  sku: string;
  name: L10n;
  manufacturer_slug: string;
  manufacturer_name: string;
  labels: Label[];
  status: ProductStatus;
  price: number | null;
  previous_price: number | null;
  popularity: number;
  rating_average: number | null;
  rating_count: number;
  is_orderable: boolean;
  created_at: Date;
  /** Codes and ids joined by commas: cheaper to send and to read than arrays. */
  categories: string | null;
  options: string | null;
};

export type CategoryRow = {
  code: string;
  slug: string;
  parent_code: string | null;
  name: L10n;
  labels: string[];
  picture_hash: string | null;
  position: number;
  contents: { type: string; body: L10n }[];
  promotion: { name: L10n; startAt: number; endAt: number } | null;
};

export type SpecificationRow = {
  slug: string;
  name: L10n;
  unit: L10n | null;
  hint: L10n | null;
  view: 'checkbox' | 'range' | 'color';
  is_promoted: boolean;
  is_interactive: boolean;
  better: 'higher' | 'lower' | null;
  position: number;
};

export type OptionRow = {
  id: number;
  specification_slug: string;
  slug: string;
  value: L10n;
  number: number | null;
};

/** A page of the content service that the search offers. */
export type PageRow = { url: string; title: L10n };

/** Everything the in-process index is built from. */
export type CatalogueRows = CatalogueState & {
  categories: CategoryRow[];
  specifications: SpecificationRow[];
  options: OptionRow[];
  products: ProductRow[];
  pages: PageRow[];
};

/** Small enough that other requests get their turn between two of them. */
const batchSize = 2000;

/** Number of the catalogue's last change, and ids of the products whose last piece is sold, in their order. */
export type CatalogueState = { version: number; soldOut: readonly number[] };

/** The version of an index. */
export async function readState(db: Connection): Promise<CatalogueState> {
  const { rows } = await sql<CatalogueState>`
    select version, array(select product_id from sold_out order by product_id) as "soldOut" from catalogue_state`.execute(
    db,
  );
  const [state] = rows;
  if (!state) throw new Error('store-api: the table catalogue_state is empty');
  return state;
}

async function readProducts(db: Connection): Promise<ProductRow[]> {
  const products: ProductRow[] = [];
  for (let last = 0; ; ) {
    const { rows } = await sql<ProductRow>`
      select p.id, p.code, p.sku, p.name, p.manufacturer_slug, p.manufacturer_name, p.labels, p.status,
        p.price, p.previous_price, p.popularity, p.rating_average, p.rating_count,
        p.is_orderable and p.price is not null as is_orderable, p.created_at,
        (select string_agg(category_code, ',') from product_category where product_id = p.id) as categories,
        (select string_agg(option_id::text, ',') from product_option where product_id = p.id) as options
      from product p
      where p.id > ${last} and not p.is_deleted and p.status <> 'discontinued'
      order by p.id limit ${batchSize}`.execute(db);
    for (const row of rows) products.push(row);
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return products;
    last = end.id;
  }
}

/** Pages with a title in each language; the home page and lists are no answer to a search. */
async function readPages(db: Connection): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select key as url, json_object_agg(locale, body ->> 'h1') as title from content_entry
    where kind = 'page' and key not in ('/', '/catalog') and body ->> 'h1' <> '' and locale in (${sql.join(locales)})
    group by key having count(distinct locale) = ${sql.lit(locales.length)} order by min(position), key`.execute(db);
  return rows;
}

/** Reads the catalogue in slices, so that neither the database nor this process is held up for long. */
export async function loadCatalogue(db: Connection): Promise<CatalogueRows> {
  const { version, soldOut } = await readState(db);
  const categories = await db
    .selectFrom('category')
    .select(['code', 'slug', 'parent_code', 'name', 'labels', 'picture_hash', 'position', 'contents', 'promotion'])
    .orderBy('position')
    .orderBy('code')
    .execute();
  const specifications = await db.selectFrom('specification').selectAll().orderBy('position').orderBy('slug').execute();
  const options = await db.selectFrom('option').selectAll().orderBy('id').execute();
  const pages = await readPages(db);
  return { version, soldOut, categories, specifications, options, pages, products: await readProducts(db) };
}
