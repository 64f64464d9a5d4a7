import { createHash } from 'node:crypto';
import type { DeliveryPlaces } from '@vitryna/contracts/assortment';
import { inTransaction } from '../database/connection.ts';
import type { Database } from '../database/open-database.ts';
import { demoPoints } from '../import/import-points.ts';
import {
  beginDeliveryRun,
  citiesOfOthers,
  finishDeliveryRun,
  readDeliveryDigest,
  writePlaces,
  writePoints,
} from '../import/write-delivery.ts';

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Writes cities, points and streets when they are not those of the last time; where real points were imported these stay. */
export async function seedDelivery({ db }: Pick<Database, 'db'>, places: DeliveryPlaces): Promise<void> {
  const digest = digestOf(places);
  if ((await readDeliveryDigest(db, demoPoints)) === digest) return;
  await inTransaction(db, async (transaction) => {
    const run = await beginDeliveryRun(transaction, demoPoints);
    await writePlaces(transaction, places);
    const taken = await citiesOfOthers(transaction, demoPoints);
    const points = places.points
      .filter(({ cityRef }) => !taken.has(cityRef))
      .map((point) => ({ ...point, isOpen: true, digest: digestOf(point) }));
    await writePoints(transaction, { source: demoPoints, run, points });
    await finishDeliveryRun(transaction, { source: demoPoints, run, digest });
  });
}
