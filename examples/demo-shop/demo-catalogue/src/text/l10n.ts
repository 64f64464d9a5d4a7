import { type L10n, perLocale } from '@vitryna/contracts/languages';
import { z } from 'zod';

export type { L10n };
export const l10nSchema = z.object(perLocale(() => z.string()));

export const t = (uk: string, ru: string): L10n => ({ uk, ru });

/** Latin and figures that read alike in both languages. */
export const same = (text: string): L10n => perLocale(() => text);

export const join = (separator: string, parts: readonly L10n[]): L10n =>
  perLocale((locale) => parts.map((part) => part[locale]).join(separator));

/** Both languages share the Slavic rule: 1 / 2–4 / the rest, judged by the last two digits. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const tens = count % 100;
  const ones = count % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** «36 місяців» / «36 месяцев». */
export const months = (count: number): L10n => ({
  uk: `${count} ${plural(count, ['місяць', 'місяці', 'місяців'])}`,
  ru: `${count} ${plural(count, ['месяц', 'месяца', 'месяцев'])}`,
});
