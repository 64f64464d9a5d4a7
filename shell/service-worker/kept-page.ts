import { defaultLocale, type Locale, locales } from '@vitryna/contracts/languages';
import { keptNotice } from './locales/words.ts';

/** Headers that a kept page carries beside its own: when it was kept (milliseconds since 1970), and its title, encoded. */
export const keptAtHeader = 'x-kept-at';
export const titleHeader = 'x-kept-title';

/** Of the notice alone; its hash joins the page's policy. Static and above everything: nothing moves, nothing is covered. */
export const noticeCss =
  '.kept-notice{margin:0;padding:10px 16px;border-bottom:1px solid var(--line);text-align:center;font:var(--t15);' +
  'background:var(--warn-soft);color:var(--ink)}@media print{.kept-notice{display:none}}';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Day and time as one says it: `21 листопада о 14:05`. */
export const dateText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(at);

/** Language of a page, as its own HTML says. */
export function languageOf(html: string): Locale {
  const [, language] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  return locales.find((locale) => locale === language) ?? defaultLocale;
}

/** Title of a page as its HTML has it, still escaped. */
export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Composition that a page was made from. */
export const compositionOf = (html: string): string => /<html[^>]* data-composition="([^"]*)"/.exec(html)?.[1] ?? '';

/** A kept page with the dated notice in it: the first thing that is read. */
export function withNotice(html: string, keptAt: number): string {
  const locale = languageOf(html);
  const notice = keptNotice[locale](dateText(keptAt, locale));
  return html
    .replace('<html ', `<html data-kept-at="${keptAt}" `)
    .replace('</head>', `<style>${noticeCss}</style></head>`)
    .replace('<body>', `<body><p class="kept-notice" role="status">${escapeHtml(notice)}</p>`);
}

/** The page's policy with one more style block allowed; `hash` is the base64 SHA-256 of its contents. */
export const allowStyle = (policy: string, hash: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);

/** The offline page's list: a page that was kept. */
export type KeptLink = { href: string; title: string; keptAt: number };

/** The offline page with links to what can be shown; `title` is escaped HTML already. */
export function withLinks(html: string, links: KeptLink[]): string {
  if (links.length === 0) return html;
  const locale = languageOf(html);
  const rows = links.map(
    ({ href, title, keptAt }) =>
      `<li><a href="${escapeHtml(href)}">${title}</a> <span>${escapeHtml(dateText(keptAt, locale))}</span></li>`,
  );
  return html
    .replace('data-kept-pages="" hidden=""', 'data-kept-pages=""')
    .replace('<ul data-kept-list=""></ul>', () => `<ul data-kept-list="">${rows.join('')}</ul>`);
}
