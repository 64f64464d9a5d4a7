import { seedSource } from '@vitryna/demo-catalogue';
import type { Database } from '../database/open-database.ts';
import { seedDelivery } from '../seed/seed-delivery.ts';

/** Cities, points and streets for tests of deliveries: the demo's, which are as many as a country has. */
export const addDelivery = (database: Pick<Database, 'db'>): Promise<void> =>
  seedDelivery(database, seedSource.delivery());
