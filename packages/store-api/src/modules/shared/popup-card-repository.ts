import { type AdCard, adCardSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** Slides of the advertising pop-up in one language; a slide that does not fit the contract is left out. */
export async function readPopupCards(db: Connection, locale: Locale): Promise<AdCard[]> {
  const rows = await db
    .selectFrom('popup_card')
    .select(['id', 'card'])
    .where('locale', '=', locale)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => adCardSchema.safeParse({ ...row.card, id: row.id }).data ?? []);
}

/** Makes these slides all there are, each shown in its language at its place. */
export async function replacePopupCards(
  db: Connection,
  cards: readonly { locale: Locale; position: number; card: AdCard }[],
): Promise<void> {
  const rows = cards.map(({ card, ...row }) => ({ ...row, id: card.id, card, is_active: true }));
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('popup_card').execute();
    await sql`
      insert into popup_card (id, locale, position, is_active, card)
      select id, locale, position, is_active, card from json_to_recordset(${JSON.stringify(rows)}::json)
      as line (id text, locale text, position int, is_active boolean, card jsonb)
    `.execute(transaction);
  });
}
