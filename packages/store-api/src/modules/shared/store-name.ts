import { type L10n, l10nSchema } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { readSetting, saveSetting } from './setting-repository.ts';

const key = 'storeName';

/** The store's name in letters; null while nobody has said it. */
export const readStoreName = async (db: Connection): Promise<L10n | null> =>
  l10nSchema.safeParse(await readSetting(db, key)).data ?? null;

/** Names the store, for all processes. */
export const saveStoreName = (db: Connection, name: L10n): Promise<void> => saveSetting(db, key, name);
