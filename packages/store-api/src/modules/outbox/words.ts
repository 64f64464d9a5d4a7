import type { Locale } from '@vitryna/contracts/constants';

/** A day as a letter says it, where the shop is. */
export const dateIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(at);

/** A day with its time. */
export const momentIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Kyiv' }).format(at);

/** A sum, given in kopiyky; whole hryvnias without them. */
export function sumIn(locale: Locale, kopiyky: number): string {
  const digits = kopiyky % 100 === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number.format(kopiyky / 100)}\u00a0₴`;
}

/** A name that is one: anybody can have a letter sent to anybody, and must not choose its text. */
export const greetingName = (name: string): string => (/^[\p{L}'’ʼ\- ]{1,60}$/u.test(name) ? `, ${name}` : '');
