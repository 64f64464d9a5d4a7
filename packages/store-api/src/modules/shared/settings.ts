import { type Config, type Maintenance, maintenanceSchema } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { refuseInTransaction } from '../../database/transaction-scope.ts';
import { readConfig } from './config.ts';
import { readSetting, saveSetting } from './setting-repository.ts';

/** The store's own settings, kept in the table `setting`. */
export type Settings = {
  /** Phones, links and switches; null while nobody has set them. */
  readConfig: (db: Connection) => Promise<Config | null>;
  /** The state of maintenance mode; changes by other processes of the same database are seen within `refreshMs`. */
  readMaintenance: () => Promise<Maintenance>;
  saveMaintenance: (maintenance: Maintenance) => Promise<void>;
};

const refreshMs = 1000;
const open: Maintenance = { isEnabled: false, message: null, until: null };

/** Reads settings from the database; `now` is a clock in milliseconds that never goes back. */
export function createSettings(db: Connection, now: () => number): Settings {
  let known: { value: Promise<Maintenance>; at: number } | null = null;
  const load = async (): Promise<Maintenance> => {
    const parsed = maintenanceSchema.safeParse(await readSetting(db, 'maintenance'));
    return parsed.success ? parsed.data : open;
  };
  return {
    readConfig,
    readMaintenance: () => {
      refuseInTransaction();
      if (known === null || now() - known.at > refreshMs) {
        const value = load();
        known = { value, at: now() };
        // The next request asks again; this one gets the error.
        value.catch(() => {
          known = null;
        });
      }
      return known.value;
    },
    saveMaintenance: async (maintenance) => {
      await saveSetting(db, 'maintenance', maintenance);
      known = { value: Promise.resolve(maintenance), at: now() };
    },
  };
}
