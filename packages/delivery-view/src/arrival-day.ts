import type { Locale } from '@vitryna/contracts/constants';

const options = { timeZone: 'Europe/Kyiv', weekday: 'short', day: 'numeric', month: 'long' } as const;

/** The day on which a parcel is there: `вт, 24 листопада`. */
export const arrivalDay = (arrives: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, options).format(new Date(arrives));
