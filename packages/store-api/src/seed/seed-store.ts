import type { BrandData } from '@vitryna/brand';
import type { PictureDrawer, SeedSource } from '@vitryna/contracts/assortment';
import type { Database } from '../database/open-database.ts';
import { plainConfig } from '../modules/shared/plain-config.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedConfig, seedContents } from './seed-contents.ts';
import { seedDelivery } from './seed-delivery.ts';
import { seedPrices } from './seed-prices.ts';

/** What a store begins with: whose it is, what it sells where anything is named, and what draws that. */
export type Beginning = {
  brand: BrandData;
  source: SeedSource<BrandData> | null;
  drawer: PictureDrawer;
  /** False where another service has the content. */
  hasContent: boolean;
};

/**
 * Writes what an empty store begins with; without a source the configuration in the brand's name alone. `isForced` puts catalogue and contents
 * back as the source has them. `report` gets lines such as `seed: 500/1600`.
 */
export async function seedStore(
  database: Database,
  { brand, source, drawer, hasContent }: Beginning,
  { report, isForced = false }: { report: (line: string) => void; isForced?: boolean },
): Promise<void> {
  await seedConfig(database, brand, (source?.config ?? plainConfig)(brand), { isForced });
  if (source === null) return;
  await seedCatalogue(database, { read: source.catalogue, drawer }, report, { isForced });
  await seedPrices(database, source);
  await seedContents(database, source.contents(brand), { drawer, isForced, hasContent });
  if (!isForced) await seedDelivery(database, source.delivery());
}
