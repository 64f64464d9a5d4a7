import type { PictureDrawer } from '@vitryna/contracts/assortment';
import type { CatalogueImport } from '@vitryna/contracts/catalogue-import';
import type { Database } from '../database/open-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { hasFinishedImport } from '../import/run-repository.ts';

type SeededCatalogue = { read: (now: Date) => CatalogueImport; drawer: PictureDrawer };

/**
 * Imports an assortment into a store that has none; `isForced` brings it up to date in any case.
 * An import that was interrupted goes on where it stopped. `report` gets lines such as `seed: 500/1600`.
 */
export async function seedCatalogue(
  database: Database,
  { read, drawer }: SeededCatalogue,
  report: (line: string) => void,
  { isForced = false, now = new Date() } = {},
): Promise<void> {
  if (!isForced && (await hasFinishedImport(database.db))) return;
  const { skipped } = await importCatalogue(database, read(now), {
    drawer,
    onProgress: ({ done, total }) => report(`seed: ${done}/${total ?? '?'}`),
  });
  for (const { code, reason, about = '' } of skipped.slice(0, 5))
    report(`seed: skipped ${code}: ${reason} ${about}`.trim());
}
