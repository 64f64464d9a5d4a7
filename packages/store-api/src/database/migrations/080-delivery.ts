import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const place = 'lat float8 not null, lng float8 not null';

const statements = [
  'create table delivery_region (ref text primary key, name jsonb not null, position int not null)',
  `create table delivery_city (
    ref text primary key, region_ref text not null references delivery_region, name jsonb not null, type jsonb not null,
    district jsonb, former_names jsonb not null, ${place}, people int not null, has_courier boolean not null
  )`,
  `create table delivery_point (
    ref text primary key, city_ref text not null references delivery_city, source text not null, run int not null,
    digest text not null, number text not null, type text not null check (type in ('postOffice', 'postMachine')),
    name jsonb not null, address jsonb not null, ${place}, schedule jsonb not null, max_weight_kg float8,
    max_size_cm float8[], takes_cash boolean not null, is_open boolean not null, search text not null
  )`,
  'create index delivery_point_city on delivery_point (city_ref)',
  'create index delivery_point_source on delivery_point (source)',
  `create table delivery_street (
    ref text primary key, city_ref text not null references delivery_city, name jsonb not null, type jsonb not null,
    search text not null
  )`,
  'create index delivery_street_city on delivery_street (city_ref)',
  // Like import_run, but an assortment is not known by it.
  'create table delivery_run (source text primary key, run int not null, finished_run int not null, digest text)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  const tables = ['run', 'street', 'point', 'city', 'region'].map((name) => `delivery_${name}`);
  await sql.raw(`drop table ${tables.join(', ')}`).execute(db);
}

/** The places of delivery: regions, cities, post offices and machines, streets, and who brought them. */
export const delivery: Migration = { up, down };
