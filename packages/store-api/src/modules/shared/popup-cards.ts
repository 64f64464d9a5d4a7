import { type AdCard, adCardSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Slides of the advertising pop-up in one language; a slide that does not fit the contract is left out. */
export const readPopupCards = async (db: Kysely<Schema>, locale: Locale): Promise<AdCard[]> => {
  const rows = await db
    .selectFrom('popup_card')
    .select(['id', 'card'])
    .where('locale', '=', locale)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => adCardSchema.safeParse({ ...row.card, id: row.id }).data ?? []);
};
