import { createHash } from 'node:crypto';
import { defaultLocale, type L10n } from '@vitryna/contracts/languages';
import { inTransaction } from '../database/connection.ts';
import type { Database } from '../database/open-database.ts';
import { foldPlace } from '../search/fold-place.ts';
import {
  beginDeliveryRun,
  checkDeliveryRun,
  finishDeliveryRun,
  giveWay,
  readCityRefs,
  type SourcePoint,
  writePoints,
} from './write-delivery.ts';

/** The name by which the demo's own points are known. */
export const demoPoints = 'demo';

/** A point of a carrier, with its city by name: cities are the store's own. */
export type CarrierPoint = Omit<SourcePoint, 'cityRef'> & { city: L10n };

/** Points of a carrier; `total` is null when it cannot tell how many. */
export type PointSource = {
  source: string;
  points: AsyncIterable<CarrierPoint> | Iterable<CarrierPoint>;
  total: number | null;
};

/** The result of an import of points. `replaced` are points of the demo that stood in the same cities. */
export type PointReport = {
  imported: number;
  unchanged: number;
  removed: number;
  replaced: number;
  skipped: { ref: string; reason: string }[];
};

const batchSize = 250;

/**
 * Brings a carrier's points into the store. Each batch is a transaction, so that an import that dies leaves points that work, and the next
 * run writes only what is missing. Running servers see the result within a second or, where answers are kept, half a minute.
 *
 * @throws the signal's reason when it is aborted; an error when the store has no cities yet.
 */
export async function importPoints(
  { db }: Pick<Database, 'db'>,
  { source, points, total }: PointSource,
  { onProgress, signal }: { onProgress?: (done: number, total: number | null) => void; signal?: AbortSignal } = {},
): Promise<PointReport> {
  const report: PointReport = { imported: 0, unchanged: 0, removed: 0, replaced: 0, skipped: [] };
  const cities = await readCityRefs(db);
  if (cities.size === 0) throw new Error('store-api: the store has no cities yet; start it once');
  const run = await beginDeliveryRun(db, source);
  const seen = new Set<string>();
  let done = 0;
  let batch: CarrierPoint[] = [];
  const write = async (): Promise<void> => {
    const known = batch.flatMap(({ city, ...point }) => {
      const cityRef = cities.get(foldPlace(city[defaultLocale]));
      const reason =
        cityRef === undefined ? 'its city is not one of the store' : seen.has(point.ref) ? 'came twice' : null;
      if (cityRef === undefined || reason !== null) {
        report.skipped.push({ ref: point.ref, reason: reason ?? '' });
        return [];
      }
      seen.add(point.ref);
      return [
        {
          ...point,
          cityRef,
          digest: createHash('sha256')
            .update(JSON.stringify([point, cityRef]))
            .digest('hex'),
        },
      ];
    });
    const written = await inTransaction(db, async (transaction) => {
      await checkDeliveryRun(transaction, source, run);
      return writePoints(transaction, { source, run, points: known });
    });
    report.imported += written;
    report.unchanged += known.length - written;
    done += batch.length;
    batch = [];
    onProgress?.(done, total);
  };
  for await (const point of points) {
    signal?.throwIfAborted();
    batch.push(point);
    if (batch.length === batchSize) await write();
  }
  if (batch.length > 0) await write();
  await inTransaction(db, async (transaction) => {
    report.removed = await finishDeliveryRun(transaction, { source, run });
    report.replaced = await giveWay(transaction, { source: demoPoints, to: source });
  });
  return report;
}
