import type { Translations } from '@vitryna/contracts/api';
import type { L10n } from '@vitryna/contracts/languages';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** All texts, sorted by key: the same texts are the same bytes and so the same ETag. */
export async function readTranslations(db: Connection): Promise<Translations> {
  const rows = await db.selectFrom('translation').selectAll().execute();
  rows.sort((left, right) => (left.key < right.key ? -1 : 1));
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** Makes `texts` (key → text in each language) the whole of what the export call answers; returns how many there are. */
export async function importTranslations({ db }: { db: Connection }, texts: Record<string, L10n>): Promise<number> {
  const rows = Object.entries(texts).map(([key, text]) => ({ key, text }));
  await inTransaction(db, async (transaction) => {
    await sql`delete from translation`.execute(transaction);
    await sql`
      insert into translation (key, text)
      select key, text from json_to_recordset(${JSON.stringify(rows)}::json) as row (key text, text jsonb)
    `.execute(transaction);
  });
  return rows.length;
}
