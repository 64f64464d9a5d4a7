import type { Redirect, Redirects } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** The whole redirect table, sorted by path. */
export async function readRedirects(db: Connection): Promise<Redirects> {
  const rows = await db.selectFrom('redirect').selectAll().orderBy('from_path').execute();
  return rows.map((row) => ({ from: row.from_path, to: row.to_path, code: row.code }));
}

/** The target of one path, or null. */
export async function findRedirect(db: Connection, path: string): Promise<Omit<Redirect, 'from'> | null> {
  const row = await db.selectFrom('redirect').selectAll().where('from_path', '=', path).executeTakeFirst();
  return row === undefined ? null : { to: row.to_path, code: row.code };
}

/** Makes `redirects` the whole table. */
export async function replaceRedirects(db: Connection, redirects: readonly Redirect[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sql`delete from redirect`.execute(transaction);
    await sql`
      insert into redirect (from_path, to_path, code)
      select "from", "to", code from json_to_recordset(${JSON.stringify(redirects)}::json)
      as line ("from" text, "to" text, code int)
    `.execute(transaction);
  });
}
