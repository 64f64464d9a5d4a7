import { adCardSchema } from '@vitryna/contracts/api';
import type { KeptRecord, Kind } from '@vitryna/strapi';
import type { Connection } from '../../database/connection.ts';
import { replacePopupCards } from '../shared/popup-card-repository.ts';
import { replaceKind } from './repository.ts';

/** Makes `records` all there are of their kind, wherever that is kept. */
export async function replaceRecords(db: Connection, kind: Kind, records: readonly KeptRecord[]): Promise<void> {
  if (kind !== 'popup-card') {
    await replaceKind(
      db,
      kind,
      records.map((record) => ({ ...record, kind })),
    );
    return;
  }
  const cards = records.map(({ locale, position, body }) => ({ locale, position, card: adCardSchema.parse(body) }));
  await replacePopupCards(db, cards);
}
