import { createDemoCatalogue } from '@vitryna/demo-catalogue';
import type { Database } from '../database/open-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { hasFinishedImport } from '../import/run-repository.ts';

/**
 * Imports the demo assortment into a store that has none; `isForced` brings the demo assortment up to date in any case.
 * An import that was interrupted goes on where it stopped. `report` gets lines such as `seed: 500/1600`.
 */
export async function seedCatalogue(
  database: Database,
  report: (line: string) => void,
  { isForced = false, now = new Date() } = {},
): Promise<void> {
  if (!isForced && (await hasFinishedImport(database.db))) return;
  const { skipped } = await importCatalogue(database, createDemoCatalogue({ now }), {
    onProgress: ({ done, total }) => report(`seed: ${done}/${total ?? '?'}`),
  });
  for (const { code, reason, about = '' } of skipped.slice(0, 5))
    report(`seed: skipped ${code}: ${reason} ${about}`.trim());
}
