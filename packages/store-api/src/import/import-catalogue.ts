import { noDrawer, type PictureDrawer } from '@vitryna/contracts/assortment';
import type { CatalogueImport, ImportProduct } from '@vitryna/contracts/catalogue-import';
import { inTransaction } from '../database/connection.ts';
import type { Database } from '../database/open-database.ts';
import { buildRecord, type ProductRecord } from './build-record.ts';
import { checkProduct, type Skipped, type Taken } from './check-product.ts';
import { announce, beginRun, checkRun, finishRun } from './run-repository.ts';
import { writeDefinitions } from './write-definitions.ts';
import { type OptionIds, writeProducts } from './write-products.ts';

/** The result of an import. `unchanged` products were there already, `removed` ones are no longer in the source. */
export type ImportReport = { imported: number; unchanged: number; removed: number; skipped: Skipped[] };

/** How far an import is; `total` is null when the source cannot tell. */
export type ImportProgress = { done: number; total: number | null };

/** What draws its pictures, as those of the store that shows them; how far it is, and what ends it. */
export type ImportOptions = {
  drawer?: PictureDrawer;
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
};

const batchSize = 500;

async function* inBatches(products: CatalogueImport['products']): AsyncGenerator<ImportProduct[]> {
  let batch: ImportProduct[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Brings an assortment into the catalogue: new products, changed ones, and a mark on those of the same source that
 * are gone. Each batch is a transaction of whole products, so an import that dies leaves a catalogue that works, and the
 * next run writes only what is missing. Running servers see the result within about a second of the end.
 *
 * @throws the signal's reason when it is aborted; the database's error when a batch cannot be written.
 */
export async function importCatalogue(
  { db }: Pick<Database, 'db'>,
  source: CatalogueImport,
  { drawer = noDrawer, onProgress, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, unchanged: 0, removed: 0, skipped: [] };
  const taken: Taken = { codes: new Set(), slugs: new Set() };
  const optionIds: OptionIds = new Map();
  const run = await beginRun(db, source.source);
  const context = await inTransaction(db, (transaction) =>
    writeDefinitions(transaction, source, { run, drawer, skipped: report.skipped }),
  );
  let done = 0;
  const prepare = (batch: unknown[]): ProductRecord[] =>
    batch.flatMap((record) => {
      const result = checkProduct(record, context, taken);
      if ('product' in result) return [buildRecord(result.product, source.source, context)];
      report.skipped.push(result.skipped);
      return [];
    });
  const write = async (records: ProductRecord[], size: number): Promise<void> => {
    const written = await inTransaction(db, async (transaction) => {
      await checkRun(transaction, source.source, run);
      return writeProducts(transaction, { source: source.source, run, records, optionIds });
    });
    for (const [key, id] of written.newOptions) optionIds.set(key, id);
    report.imported += written.imported;
    report.unchanged += written.unchanged;
    report.skipped.push(...written.skipped);
    done += size;
    onProgress?.({ done, total: source.total });
  };
  try {
    // The next batch is checked while the database writes the one before it.
    let writing = Promise.resolve();
    try {
      for await (const batch of inBatches(source.products)) {
        signal?.throwIfAborted();
        const records = prepare(batch);
        await writing;
        writing = write(records, batch.length);
        // Awaited in the next turn; without a handler a failure in between would end the process.
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
  } catch (error) {
    // Committed changes stay; servers that run should show it. The first error is the one to report.
    if (report.imported > 0) await announce(db).catch(() => undefined);
    throw error;
  }
  report.removed = await inTransaction(db, (transaction) => finishRun(transaction, source.source, run));
  return report;
}
