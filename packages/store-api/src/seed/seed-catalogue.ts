import { createDemoCatalogue } from '@vitryna/demo-catalogue';
import type { Database } from '../database/open-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';

/** Whether some assortment has been imported to its end. */
const hasCatalogue = async ({ db }: Database): Promise<boolean> => {
  const row = await db.selectFrom('import_run').select('source').where('finished_run', '>', 0).executeTakeFirst();
  return row !== undefined;
};

/**
 * Imports the demo assortment into a store that has none; `isForced` brings the demo assortment up to date in any case.
 * An import that was interrupted goes on where it stopped. `report` gets lines such as `seed: 500/1600`.
 */
export const seedCatalogue = async (
  database: Database,
  report: (line: string) => void,
  { isForced = false, now = new Date() } = {},
): Promise<void> => {
  if (!isForced && (await hasCatalogue(database))) return;
  const { skipped } = await importCatalogue(database, createDemoCatalogue({ now }), {
    onProgress: ({ done, total }) => report(`seed: ${done}/${total ?? '?'}`),
  });
  for (const { code, reason } of skipped.slice(0, 5)) report(`seed: skipped ${code}: ${reason}`);
};
