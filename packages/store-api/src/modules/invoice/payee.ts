import { l10nSchema } from '@vitryna/contracts/api';
import { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import { readSetting, saveSetting } from '../shared/setting-repository.ts';

const payeeSchema = z.object({ iban: z.string(), bank: l10nSchema, vatPercent: z.number().int().min(0).max(100) });

/** The account that companies pay to, and the tax in the store's prices; 0 for a shop that pays none. */
export type Payee = z.infer<typeof payeeSchema>;

const key = 'payee';

/** The bank account for companies; null while nobody has said it, and then no invoice is written. */
export const readPayee = async (db: Connection): Promise<Payee | null> =>
  payeeSchema.safeParse(await readSetting(db, key)).data ?? null;

/** Says where companies pay to, for all processes. */
export const savePayee = (db: Connection, payee: Payee | null): Promise<void> => saveSetting(db, key, payee);
