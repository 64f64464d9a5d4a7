import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** Begins a run; the number tells the rows of this run from older ones. */
export async function beginRun(db: Connection, source: string): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    insert into import_run (source, run, finished_run) values (${source}, 1, 0)
    on conflict (source) do update set run = import_run.run + 1 returning run`.execute(db);
  return rows[0]?.run ?? 1;
}

/** Two imports of one source would remove each other's rows: the one that began later wins. */
export async function checkRun(db: Connection, source: string, run: number): Promise<void> {
  const current = await db
    .selectFrom('import_run')
    .select('run')
    .where('source', '=', source)
    .forShare()
    .executeTakeFirstOrThrow();
  if (current.run !== run) throw new Error(`store-api: another import of "${source}" has begun; this one stops`);
}

/** Says that the catalogue has changed; running servers read it again. */
export async function announce(db: Connection): Promise<void> {
  await sql`update catalogue_state set version = version + 1`.execute(db);
}

/** Ends a run: what it did not bring is gone from the source. Returns how many products that were. */
export async function finishRun(db: Connection, source: string, run: number): Promise<number> {
  await checkRun(db, source, run);
  // Marked, not deleted: their pages go on answering, and carts and favourites keep their lines.
  const { rows } = await sql<{ id: number }>`
    update product set is_deleted = true, is_orderable = false, digest = '', updated_at = now()
    where source = ${source} and run <> ${run} and not is_deleted returning id`.execute(db);
  await sql`delete from category c where source = ${source} and run <> ${run}
    and not exists (select from product where main_category = c.code)`.execute(db);
  await db.updateTable('import_run').set({ finished_run: run }).where('source', '=', source).execute();
  await announce(db);
  return rows.length;
}

/** Whether some assortment has been imported to its end. */
export async function hasFinishedImport(db: Connection): Promise<boolean> {
  const row = await db.selectFrom('import_run').select('source').where('finished_run', '>', 0).executeTakeFirst();
  return row !== undefined;
}
