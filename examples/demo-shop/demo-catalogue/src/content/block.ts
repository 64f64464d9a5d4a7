import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '@vitryna/contracts/content';
import { href } from '@vitryna/routing';
import type { L10n } from '../text/l10n.ts';
import { typesetProse } from '../text/typography.ts';

/** A block that knows both languages. */
export type BilingualBlock = (locale: Locale) => Block;

const tell = (text: L10n, locale: Locale): string => typesetProse(text[locale]);
/** Paragraphs are separated by an empty line; a line that begins with «- » is an item of a list. */
const html = (text: L10n, locale: Locale): string =>
  tell(text, locale)
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`
        : `<p>${lines.join('<br>')}</p>`;
    })
    .join('');

export const text =
  (title: L10n | null, body: L10n): BilingualBlock =>
  (locale) => ({
    type: 'text',
    ...(title === null ? {} : { title: tell(title, locale) }),
    html: html(body, locale),
  });

type Titled = readonly [title: L10n, body: L10n];
const titled = (items: readonly Titled[], locale: Locale) =>
  items.map(([title, body]) => ({ title: tell(title, locale), html: html(body, locale) }));

export const steps =
  (title: L10n, items: readonly Titled[]): BilingualBlock =>
  (locale) => ({ type: 'steps', title: tell(title, locale), items: titled(items, locale) });
export const accordion =
  (title: L10n, items: readonly Titled[]): BilingualBlock =>
  (locale) => ({ type: 'accordion', title: tell(title, locale), items: titled(items, locale) });

/** `url` is the Russian path; the Ukrainian one gets its prefix. */
export const cards =
  (title: L10n, items: readonly { title: L10n; text: L10n; url?: string; icon?: string }[]): BilingualBlock =>
  (locale) => ({
    type: 'cards',
    title: tell(title, locale),
    items: items.map((item) => ({
      title: tell(item.title, locale),
      text: tell(item.text, locale),
      ...(item.url === undefined ? {} : { url: localPath(item.url, locale) }),
      ...(item.icon === undefined ? {} : { icon: item.icon }),
    })),
  });

export const table =
  (title: L10n, head: readonly L10n[], rows: readonly (readonly L10n[])[]): BilingualBlock =>
  (locale) => ({
    type: 'table',
    title: tell(title, locale),
    head: head.map((cell) => tell(cell, locale)),
    rows: rows.map((row) => row.map((cell) => tell(cell, locale))),
  });

export const form =
  (event: string, title: L10n): BilingualBlock =>
  (locale) => ({ type: 'form', title: tell(title, locale), event });
export const map =
  (lat: number, lng: number, label: L10n): BilingualBlock =>
  (locale) => ({ type: 'map', lat, lng, label: tell(label, locale) });
export const quote =
  (body: L10n, author: L10n): BilingualBlock =>
  (locale) => ({ type: 'quote', text: tell(body, locale), author: tell(author, locale) });

/** Products of a list query, e.g. of a category. */
export const products =
  (title: L10n, query: string): BilingualBlock =>
  (locale) => ({ type: 'products', title: tell(title, locale), query });

/** The path of a page in a language: Russian has no prefix, the homes are `/` and `/ru` (reading 2). */
export function localPath(path: string, locale: Locale): string {
  return path.startsWith('/') ? href(locale, path) : path;
}
