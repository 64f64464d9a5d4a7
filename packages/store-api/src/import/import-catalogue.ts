import type { CatalogueImport, ImportProduct } from '@vitryna/contracts/catalogue-import';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { buildRecord, type ProductRecord } from './build-record.ts';
import { checkProduct, type Skipped, type Taken } from './check-product.ts';
import { writeDefinitions } from './write-definitions.ts';
import { type OptionIds, writeProducts } from './write-products.ts';

/** What an import did. `unchanged` products were there already, `removed` ones are no longer in the source. */
export type ImportReport = { imported: number; unchanged: number; removed: number; skipped: Skipped[] };

/** How far an import is; `total` is null when the source cannot tell. */
export type ImportProgress = { done: number; total: number | null };

const batchSize = 500;

/** Begins a run; the number tells the rows of this run from older ones. */
const beginRun = async (db: Kysely<Schema>, source: string): Promise<number> => {
  const { rows } = await sql<{ run: number }>`
    insert into import_run (source, run, finished_run) values (${source}, 1, 0)
    on conflict (source) do update set run = import_run.run + 1 returning run`.execute(db);
  return rows[0]?.run ?? 1;
};

/** Two imports of one source would remove each other's rows: the one that began later wins. */
const checkRun = async (db: Kysely<Schema>, source: string, run: number): Promise<void> => {
  const current = await db
    .selectFrom('import_run')
    .select('run')
    .where('source', '=', source)
    .forShare()
    .executeTakeFirstOrThrow();
  if (current.run !== run) throw new Error(`store-api: another import of "${source}" has begun; this one stops`);
};

const announce = async (db: Kysely<Schema>): Promise<void> => {
  await sql`update catalogue_state set version = version + 1`.execute(db);
};

const finishRun = async (db: Kysely<Schema>, source: string, run: number): Promise<number> => {
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
};

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
  { onProgress, signal }: { onProgress?: (progress: ImportProgress) => void; signal?: AbortSignal } = {},
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, unchanged: 0, removed: 0, skipped: [] };
  const taken: Taken = { codes: new Set(), slugs: new Set() };
  const optionIds: OptionIds = new Map();
  const run = await beginRun(db, source.source);
  const context = await db
    .transaction()
    .execute((transaction) => writeDefinitions(transaction, source, run, report.skipped));
  let done = 0;
  const prepare = (batch: unknown[]): ProductRecord[] =>
    batch.flatMap((record) => {
      const result = checkProduct(record, context, taken);
      if ('product' in result) return [buildRecord(result.product, source.source, context)];
      report.skipped.push(result.skipped);
      return [];
    });
  const write = async (records: ProductRecord[], size: number): Promise<void> => {
    const written = await db.transaction().execute(async (transaction) => {
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
    // What is committed stays; servers that run should show it. The first error is the one to report.
    if (report.imported > 0) await announce(db).catch(() => undefined);
    throw error;
  }
  report.removed = await db.transaction().execute((transaction) => finishRun(transaction, source.source, run));
  return report;
}

/** Whether an import of the source has come to its end, e.g. to seed an empty store once. */
export async function hasImported({ db }: Pick<Database, 'db'>, source: string): Promise<boolean> {
  const row = await db.selectFrom('import_run').select('finished_run').where('source', '=', source).executeTakeFirst();
  return (row?.finished_run ?? 0) > 0;
}
