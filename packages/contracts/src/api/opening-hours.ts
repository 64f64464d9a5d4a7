import { z } from '../zod.ts';
import { scheduleSchema } from './delivery.ts';

/** Opening hours of a day as `08:00-21:00`, or `-` when closed. */
const hours = z.string().regex(/^(?:-|(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00))$/);

/** When a store is open, by the time of Kyiv. */
export const openingHoursSchema = z.object({
  week: z.record(scheduleSchema.keyType, hours),
  /** Days with hours of their own: public holidays as a store keeps them, each year (`12-25`) or once (`2026-12-31`). */
  days: z.record(z.string().regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/), hours).default({}),
  /** The hours of other public holidays are settled late: pages say that they may differ. */
  mayDifferOnHolidays: z.boolean().default(false),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
