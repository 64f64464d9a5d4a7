import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/open-database.ts';
import { createCatalogueCalls } from '../modules/catalog/calls.ts';
import { createProductCards } from '../modules/catalog/product-cards.ts';
import { createComparisonCalls } from '../modules/comparison/calls.ts';
import { pointPriceOf } from '../modules/delivery/product-delivery.ts';
import { createCatalogueDiscoveryCalls } from '../modules/discovery/calls.ts';
import type { AppDependencies } from './app.ts';

/** An open catalogue as the app mounts it. */
export const createCataloguePart = (
  database: Pick<Database, 'db'>,
  catalogue: Catalogue,
): AppDependencies['catalogue'] => ({
  calls: [
    ...createCatalogueCalls(database, catalogue, pointPriceOf),
    ...createCatalogueDiscoveryCalls(database.db, catalogue.current),
    ...createComparisonCalls(database.db, catalogue),
  ],
  cards: createProductCards(database.db, catalogue),
  generation: () => {
    const { version, moves } = catalogue.current();
    return `${version}.${moves}`;
  },
});
