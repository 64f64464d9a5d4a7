import { perLocale } from '@vitryna/contracts/languages';
import type { CarrierPoint } from '@vitryna/store-api';
import { z } from 'zod';

const l10n = z.object(perLocale(() => z.string().trim().min(1).max(500)));
const hours = z.string().regex(/^(?:\d\d:\d\d-\d\d:\d\d|-)$/);

/** A point as the data set has it. */
const rowSchema = z.object({
  ref: z.string().regex(/^[0-9a-f-]{36}$/),
  number: z.string().regex(/^\d{1,6}$/),
  type: z.enum(['postOffice', 'postMachine']),
  name: l10n,
  address: l10n,
  city: l10n,
  lat: z.number().min(44).max(53),
  lng: z.number().min(22).max(41),
  schedule: z.object({
    ...{
      Monday: hours,
      Tuesday: hours,
      Wednesday: hours,
      Thursday: hours,
      Friday: hours,
      Saturday: hours,
      Sunday: hours,
    },
  }),
  /** 0 where nothing is said. */
  maxWeightKg: z.number().min(0),
  status: z.string(),
  paymentAccess: z.boolean(),
});

/** The default limits of the carrier's machines. */
const machineLimits = { maxWeightKg: 20, maxSizeCm: [60, 40, 30] } satisfies Pick<
  CarrierPoint,
  'maxWeightKg' | 'maxSizeCm'
>;

/** The data set writes apostrophes as backticks, and every address begins with its city. */
const tidy = (text: string): string => text.replace(/(?<=\p{L})[`']/gu, '’');
const withoutCity = (address: string, city: string): string =>
  address.startsWith(`${city},`) ? address.slice(city.length + 1).trim() : address;

/** A limit that only the name tells: «(до 30 кг на одне місце)». */
function limitInName(name: string): number | null {
  const [, kilograms] = /до (\d+) ?кг/u.exec(name) ?? [];
  return kilograms === undefined ? null : Number(kilograms);
}

/** The point of a row, or why there is none. */
export function readRow(row: unknown): CarrierPoint | string {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return `${parsed.error.issues[0]?.path.join('.') || 'the row'} is wrong`;
  const { ref, number, type, name, address, city, lat, lng, schedule, maxWeightKg, status, paymentAccess } =
    parsed.data;
  const weight = maxWeightKg > 0 ? maxWeightKg : limitInName(name.uk);
  const isMachine = type === 'postMachine';
  return {
    ...{ ref, number, type, city, lat, lng },
    name: perLocale((locale) => tidy(name[locale])),
    address: perLocale((locale) => tidy(withoutCity(address[locale], city[locale]))),
    schedule: {
      ...{ mon: schedule.Monday, tue: schedule.Tuesday, wed: schedule.Wednesday, thu: schedule.Thursday },
      ...{ fri: schedule.Friday, sat: schedule.Saturday, sun: schedule.Sunday },
    },
    maxWeightKg: weight ?? (isMachine ? machineLimits.maxWeightKg : null),
    maxSizeCm: isMachine ? machineLimits.maxSizeCm : null,
    cashOnDelivery: paymentAccess,
    isOpen: status === 'Working',
  };
}
