import { pickupPointSchema } from '@vitryna/contracts/api';
import type { MinorUnits } from '@vitryna/money';
import { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import { defaultPickupPoint } from '../../locales/delivery-words.ts';
import { readSetting } from '../shared/setting-repository.ts';

const minorUnits = z
  .number()
  .int()
  .min(0)
  .transform((units) => units as MinorUnits);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const side = z.number().positive();

/** The tariffs and durations of deliveries; the setting `delivery` replaces any part of it. Money in minor units. */
export const deliverySettingsSchema = z.object({
  /** The sender's city, the only one with pick-up. */
  fromCityRef: z.string().default('kyiv'),
  /** Orders until then leave on the same day, in Kyiv's time. */
  cutOff: time.default('16:00'),
  /** Weekdays on which nothing is sent or brought, 0 is Sunday. */
  freeWeekdays: z.array(z.number().int().min(0).max(6)).max(6).default([0]),
  /** Holidays as `MM-DD`. */
  holidays: z.array(z.string().regex(/^\d\d-\d\d$/)).default(['01-01', '12-25']),
  /** The first line that holds the weight counts; beyond the last one each further kilogram costs `perKg` more. */
  tariffs: z
    .array(z.object({ upToKg: z.number().positive(), warehouse: minorUnits, courier: minorUnits }))
    .min(1)
    .prefault([
      { upToKg: 2, warehouse: 7_000, courier: 10_500 },
      { upToKg: 10, warehouse: 10_000, courier: 13_500 },
      { upToKg: 30, warehouse: 15_000, courier: 19_000 },
    ]),
  perKg: minorUnits.prefault(700),
  /** Days on the way by the distance between the cities; beyond the last line a day more. */
  transit: z
    .array(z.object({ upToKm: z.number().positive(), days: z.number().int().min(0) }))
    .min(1)
    .default([
      { upToKm: 450, days: 1 },
      { upToKm: 900, days: 2 },
    ]),
  /** A courier carries no more. */
  courierMaxKg: z.number().positive().default(200),
  /** The default weight and size of a product. */
  unknownWeightKg: z.number().positive().default(1),
  unknownSizeCm: z.tuple([side, side, side]).default([30, 20, 10]),
  pickupPoints: z.array(pickupPointSchema).default([
    {
      id: 'kyiv-1',
      ...defaultPickupPoint,
      lat: 50.4501,
      lng: 30.5234,
      phone: '+380800000000',
    },
  ]),
});
export type DeliverySettings = z.infer<typeof deliverySettingsSchema>;

/** The settings of deliveries; a setting that cannot be read is none. */
export async function readDeliverySettings(db: Connection): Promise<DeliverySettings> {
  const saved = deliverySettingsSchema.safeParse((await readSetting(db, 'delivery')) ?? {});
  return saved.success ? saved.data : deliverySettingsSchema.parse({});
}
