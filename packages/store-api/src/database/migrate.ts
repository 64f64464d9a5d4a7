import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Applies the missing migrations in one transaction. Two processes may call it at once: the migrator's lock lets the
 * second wait and find nothing to do.
 *
 * @throws the error of the migration that failed; nothing of it stays.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  // Two people's numbers may arrive in another order than they were written in.
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
