import type { L10n } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';
import { priceListWords } from '../../locales/price-list-words.ts';
import { decimal, type FeedFormat } from './feed-format.ts';

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A cell of a file that spreadsheets open: quoted where it must be, and never a formula. */
export function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const row = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The price list for people who buy much, in one language: what can be had, and what it costs. */
export function priceList(locale: Locale): FeedFormat {
  const say = (words: L10n): string => localise(words, locale);
  const { columns, availability } = priceListWords;
  return {
    type: 'text/csv; charset=utf-8',
    isDownload: true,
    head: () =>
      byteOrderMark + row([columns.code, columns.name, columns.category, columns.price, columns.availability].map(say)),
    // Spreadsheets of these languages write a decimal comma.
    item: ({ code, name, categoryName, price, kind }) =>
      row([code, say(name), say(categoryName), decimal(price).replace('.', ','), say(availability[kind])]),
    tail: '',
  };
}
