import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const kinds = ["'letter', 'track', 'feedback'", "'letter', 'track', 'feedback', 'warranty'"] as const;

const steps = (of: string) => [
  'alter table order_token drop constraint order_token_kind_check',
  `alter table order_token add constraint order_token_kind_check check (kind in (${of}))`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps(kinds[1])) await sql.raw(step).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const step of ["delete from order_token where kind = 'warranty'", ...steps(kinds[0])])
    await sql.raw(step).execute(db);
}

/** A link to the warranty of an order opens nothing else of it. */
export const warrantyTokens: Migration = { up, down };
