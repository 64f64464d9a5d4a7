import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index order_line_product on order_line (product_id)').execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index order_line_product').execute(db);
}

/** Orders are found by what is in them: what was bought together with a product. */
export const boughtTogether: Migration = { up, down };
