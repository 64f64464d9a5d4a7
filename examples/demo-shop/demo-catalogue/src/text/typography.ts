import { perLocale } from '@vitryna/contracts/languages';
import type { L10n } from './l10n.ts';

const UNITS =
  'Вт·год|Вт·ч|кВт·год|кВт·ч|мА·год|мА·ч|А·год|А·ч|кВт|Вт|ВА|кВА|мВт|В|А|Мп|мм|см|м|км|кг|г|л|ГБ|ТБ|МБ|МБ/с|Гц|кГц|МГц|ГГц|мс|мкс|с|хв|мин|год|ч|дБ|лм|лк|К|Ом|Гбіт/с|Гбит/с|Мбіт/с|Мбит/с|ніт|нит|дні|дня|днів|дней|місяці|місяців|місяць|месяц|месяца|месяцев|років|роки|рік|лет|года|₴|%|°C|″|DPI|IOPS|TBW|Wi-Fi';
const FIGURE = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');
const seen = new Map<string, string>();

const tidy = (text: string): string =>
  text
    .replace(/(\p{Script=Cyrillic})['ʼ](?=\p{Script=Cyrillic})/gu, '$1’')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .replace(FIGURE, '$1\u00a0')
    .replace(/ (?=[—–×])/g, '\u00a0')
    .replace(/× (?=[\d\p{Lu}])/gu, '×\u00a0')
    .replace(/(?<!\p{L})(ІЧ|ИК) (?=\d)/gu, '$1\u00a0')
    .replace(/\bWi-Fi (?=\d)/g, 'Wi-Fi\u00a0');

/** Ukrainian apostrophe, no-break spaces inside figures, before units and dashes. */
export function typeset(text: string): string {
  const known = seen.get(text);
  if (known !== undefined) return known;
  const result = tidy(text);
  // Long texts are unique; remembering them would only hold memory.
  if (text.length < 60) seen.set(text, result);
  return result;
}

/**
 * The same of prose, whose lines break anywhere: «Wi-Fi», «USB-C» and «24–60» stay whole by a joiner of no width. Names and figures of
 * products do without: they are searched for and compared.
 */
export const typesetProse = (text: string): string =>
  typeset(text)
    .replace(/\b(Wi|USB|Li|Hi)-(?=\p{L})/gu, '$1-\u2060')
    .replace(/(\d)–(?=\d)/g, '$1–\u2060');

export const typesetBoth = (text: L10n): L10n => perLocale((locale) => typeset(text[locale]));

/** «2,8», «10 000»: decimal comma, groups from five digits on. */
export function figure(value: number): string {
  const [whole = '', fraction] = String(value).replace('-', '−').split('.');
  const grouped = whole.length > 4 ? whole.replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
