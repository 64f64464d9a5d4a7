import { type Estimate, type ServicePlace, servicePlaces } from '@vitryna/contracts/api';
import { type MinorUnits, toMinor, toMoney } from '@vitryna/money';
import { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import { readSetting } from '../shared/setting-repository.ts';

const hryvnia = z.number().int().min(0);
const rateSchema = z.object({
  /** No installation costs less. */
  least: hryvnia,
  /** What comes before the first camera. */
  start: hryvnia,
  /** Each camera with its cable. */
  camera: hryvnia,
  /** Square metres that one camera sees, where nobody has counted cameras. */
  areaOfCamera: z.number().positive(),
});

/**
 * What installations cost by the kind of place, in hryvnias: the setting `services`, which an assortment brings. A kind without rates has no
 * estimate: somebody looks at it first.
 */
const ratesSchema = z.object({
  rates: z.partialRecord(z.enum(servicePlaces), rateSchema).default({}),
  /** The upper end, in percent of the lower one: walls and ways of cables differ. */
  spread: z.number().min(100).max(300).default(140),
});
type Rates = z.infer<typeof ratesSchema>;

/** What is known of a place. */
export type Place = { place?: ServicePlace | undefined; cameras?: number | undefined; area?: number | undefined };

/** Rough prices are told in steps of so many hryvnias. */
const step = 100;

const roughly = (price: number): MinorUnits => toMinor(Math.ceil(price / step) * step);

/** The rough price of fitting a place out; null where nothing can be said without seeing it. */
export function estimateOf({ rates, spread }: Rates, { place, cameras, area }: Place): Estimate {
  const rate = place && rates[place];
  if (!rate || (cameras === undefined && area === undefined)) return null;
  const count = cameras ?? Math.ceil((area ?? 0) / rate.areaOfCamera);
  const from = Math.max(rate.least, rate.start + count * rate.camera);
  return { from: toMoney(roughly(from)), to: toMoney(roughly((from * spread) / 100)) };
}

/** The rates of the store; a setting that cannot be read is none. */
export async function readRates(db: Connection): Promise<Rates> {
  const saved = ratesSchema.safeParse((await readSetting(db, 'services')) ?? {});
  return saved.success ? saved.data : ratesSchema.parse({});
}
