import type { L10n, Money } from '@vitryna/contracts/api';
import { type Locale, locales, perLocale } from '@vitryna/contracts/languages';
import { formatMoney, formatNumber, noBreakSpace } from '@vitryna/money/format';

/**
 * How a date is written: `short` 21.11.2026, `long` with the month's name, `dateTime` long with hours and minutes. Always in
 * Kyiv's time, so that server and browser write the same.
 */
export type DateStyle = 'short' | 'long' | 'dateTime';

const timeZone = 'Europe/Kyiv';
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { timeZone, day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { timeZone, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = locale + style;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, dateStyles[style]);
    dateFormats.set(key, format);
  }
  return format;
}

/** A date in words or figures; empty when the text is no date. */
export function formatDate(value: string | number | Date, locale: Locale, style: DateStyle = 'long'): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, style).format(date);
}

/** A number with its unit, kept on one line: `6,1 см`. */
export function formatUnit(value: number, unit: string): string {
  return unit === '' ? formatNumber(value) : formatNumber(value) + noBreakSpace + unit;
}

/** A percentage with its sign: `−12%` for a discount of -12. */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}

/** The size of a file, given in bytes, in kilobytes or megabytes of 1024. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const isSmall = kilobytes < 1024;
  const unit = isSmall ? 'КБ' : 'МБ';
  return formatUnit(isSmall ? Math.max(1, Math.round(kilobytes)) : Number((kilobytes / 1024).toFixed(1)), unit);
}

/** A text in the wanted language, in the first of the others when it is empty there, otherwise empty. */
export function localise(l10n: L10n | null | undefined, locale: Locale): string {
  if (!l10n) return '';
  return l10n[locale] || l10n[locales.find((other) => l10n[other]) ?? locale];
}

/** The formatters bound to a language. */
export type Format = {
  number: (value: number, fractionDigits?: number) => string;
  money: (money: number | Money) => string;
  date: (value: string | number | Date, style?: DateStyle) => string;
  unit: (value: number, unit: string | L10n) => string;
  percent: (value: number) => string;
  fileSize: (bytes: number) => string;
  localise: (l10n: L10n | null | undefined) => string;
};

function createFormat(locale: Locale): Format {
  return {
    number: formatNumber,
    money: formatMoney,
    date: (value, style) => formatDate(value, locale, style),
    unit: (value, unit) => formatUnit(value, typeof unit === 'string' ? unit : localise(unit, locale)),
    percent: formatPercent,
    fileSize: formatFileSize,
    localise: (l10n) => localise(l10n, locale),
  };
}

const formats = perLocale(createFormat);

/** The formatters of a language, always the same object. */
export function formatOf(locale: Locale): Format {
  return formats[locale];
}
