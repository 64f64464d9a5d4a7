import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables that took two languages only. */
const told = [
  ...['content_entry', 'popup_card', 'subscription', 'form_request', 'outbox_message', 'account', 'preorder'],
  ...['availability_watch', 'customer_order', 'price_watch'],
];

const steps = [
  "alter table product alter name_uk type jsonb using jsonb_build_object('uk', name_uk, 'ru', name_ru)",
  'alter table product rename name_uk to name',
  'alter table product drop name_ru',
  "alter table translation alter uk type jsonb using jsonb_build_object('uk', uk, 'ru', ru)",
  'alter table translation rename uk to text',
  'alter table translation drop ru',
  ...told.map((table) => `alter table ${table} drop constraint ${table}_locale_check`),
];

const stepsBack = [
  'alter table product rename name to name_uk',
  "alter table product add name_ru text not null default ''",
  "update product set name_ru = name_uk ->> 'ru'",
  "alter table product alter name_uk type text using name_uk ->> 'uk', alter name_ru drop default",
  'alter table translation rename text to uk',
  "alter table translation add ru text not null default ''",
  "update translation set ru = uk ->> 'ru'",
  "alter table translation alter uk type text using uk ->> 'uk', alter ru drop default",
  ...told.map((table) => `alter table ${table} add check (locale in ('uk', 'ru'))`),
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const step of stepsBack) await sql.raw(step).execute(db);
}

/** Texts by language in one column, and no list of languages in the database: a further one needs no migration. */
export const languages: Migration = { up, down };
