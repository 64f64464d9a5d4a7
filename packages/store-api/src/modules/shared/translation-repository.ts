import type { Translations } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** All texts, sorted by key: the same texts are the same bytes and so the same ETag. */
export async function readTranslations(db: Connection): Promise<Translations> {
  const rows = await db.selectFrom('translation').selectAll().execute();
  rows.sort((left, right) => (left.key < right.key ? -1 : 1));
  return Object.fromEntries(rows.map(({ key, uk, ru }) => [key, { uk, ru }]));
}

/** Makes `texts` (key → text in both languages) the whole of what the export call answers; returns how many there are. */
export async function importTranslations(
  { db }: { db: Connection },
  texts: Record<string, { uk: string; ru: string }>,
): Promise<number> {
  const rows = Object.entries(texts).map(([key, { uk, ru }]) => ({ key, uk, ru }));
  await inTransaction(db, async (transaction) => {
    await sql`delete from translation`.execute(transaction);
    await sql`
      insert into translation (key, uk, ru)
      select key, uk, ru from json_to_recordset(${JSON.stringify(rows)}::json) as text (key text, uk text, ru text)
    `.execute(transaction);
  });
  return rows.length;
}
