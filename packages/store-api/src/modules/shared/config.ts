import { type Config, configSchema } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { readSetting } from './setting-repository.ts';

/** The store's contacts and switches: phones, links and switches; null while nobody has set them. */
export const readConfig = async (db: Connection): Promise<Config | null> =>
  configSchema.safeParse(await readSetting(db, 'config')).data ?? null;

/** How an e-mail's reader reaches the store; empty where nobody has said it. */
export type StoreContacts = { phone: string; email: string };

/** Reads how customers reach the store. */
export async function readStoreContacts(db: Connection): Promise<StoreContacts> {
  const config = await readConfig(db);
  return { phone: config?.phone ?? '', email: config?.legal.email ?? '' };
}
