import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'create table catalogue_state (id int primary key check (id = 1), version int not null)',
  'insert into catalogue_state values (1, 0)',
  'create table import_run (source text primary key, run int not null, finished_run int not null)',
  `create table category (
    code text primary key, source text not null, run int not null, slug text not null unique, parent_code text,
    name jsonb not null, labels text[] not null, picture_hash text, position int not null,
    contents jsonb not null, promotion jsonb
  )`,
  `create table specification (
    slug text primary key, source text not null, name jsonb not null, unit jsonb, hint jsonb, view text not null,
    is_promoted boolean not null, is_interactive boolean not null, better text, position int not null
  )`,
  `create table option (
    id int generated always as identity primary key,
    specification_slug text not null references specification on delete cascade,
    slug text not null, value jsonb not null, number double precision,
    unique (specification_slug, slug)
  )`,
  `create table product (
    id int generated always as identity primary key,
    code text not null unique, source text not null, run int not null, digest text not null,
    sku text not null, slug text not null unique, name_uk text not null, name_ru text not null,
    main_category text not null references category,
    manufacturer_slug text not null, manufacturer_name text not null,
    status text not null, is_orderable boolean not null, is_deleted boolean not null,
    labels text[] not null, price numeric(12, 2), previous_price numeric(12, 2), stock int not null check (stock >= 0),
    popularity double precision not null, rating_average double precision, rating_count int not null,
    created_at timestamptz not null, updated_at timestamptz not null,
    card text not null, document jsonb not null
  )`,
  'create index product_source_run on product (source, run)',
  `create table product_category (
    product_id int not null, category_code text not null references category on delete cascade,
    primary key (product_id, category_code)
  )`,
  'create index product_category_code on product_category (category_code)',
  // No foreign keys: 459,000 checks would double the time of an import, and neither products nor options are ever deleted.
  'create table product_option (product_id int not null, option_id int not null, primary key (product_id, option_id))',
  `create table review (
    id int generated always as identity primary key,
    product_id int not null references product on delete cascade,
    author text not null, rating int not null check (rating between 1 and 5), body text not null,
    pros text, cons text, locale text not null, is_verified boolean not null, created_at timestamptz not null, reply jsonb
  )`,
  'create index review_product on review (product_id, created_at desc)',
  'create table picture (hash text primary key, spec jsonb not null)',
];

const tables =
  'picture, review, product_option, product_category, product, option, specification, category, import_run, catalogue_state';

/** The catalogue: categories, specifications, products and what hangs on them. */
export const catalogue: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  async down(db) {
    await sql.raw(`drop table ${tables} cascade`).execute(db);
  },
};
