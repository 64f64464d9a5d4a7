import { defaultLocale, type Locale, locales } from '@vitryna/contracts/languages';
import { alternates } from '@vitryna/routing';
import { element, escapeXml, xmlDeclaration } from '@vitryna/xml';

/** Addresses that one sitemap file may hold (sitemaps.org protocol). */
export const maxAddresses = 50_000;

/** One page of the store in its languages, below the language prefix. */
export type SitemapPage = {
  path: string;
  locales?: readonly Locale[];
  updatedAt?: string;
  /** Path or address of its picture. */
  picture?: string | null;
};

/** One file of an index. */
export type SitemapFile = { name: string; updatedAt?: string };

/** First and last line of a file of addresses. */
export const openUrlSet = `${xmlDeclaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
export const closeUrlSet = '</urlset>\n';

/** The entries of one page: one for each language, each naming its twin (reading 2). */
export function urlEntries(publicUrl: string, page: SitemapPage): string {
  const inLocales = page.locales ?? locales;
  const twins =
    inLocales.length < locales.length
      ? ''
      : alternates(publicUrl, defaultLocale, page.path)
          .links.map(
            ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
          )
          .join('');
  const changed = page.updatedAt ? element('lastmod', page.updatedAt) : '';
  const picture = page.picture
    ? `<image:image>${element('image:loc', new URL(page.picture, publicUrl).href)}</image:image>`
    : '';
  return locales
    .filter((locale) => inLocales.includes(locale))
    .map((locale) => {
      const address = element('loc', alternates(publicUrl, locale, page.path).canonical);
      return `<url>${address}${changed}${twins}${picture}</url>\n`;
    })
    .join('');
}

/** The whole file of a few pages. */
export const urlSet = (publicUrl: string, pages: readonly SitemapPage[]): string =>
  openUrlSet + pages.map((page) => urlEntries(publicUrl, page)).join('') + closeUrlSet;

/** The index of files, each below `/sitemaps/`. */
export const sitemapIndex = (publicUrl: string, files: readonly SitemapFile[]): string =>
  [
    xmlDeclaration,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map(({ name, updatedAt }) => {
      const changed = updatedAt ? element('lastmod', updatedAt) : '';
      return `<sitemap>${element('loc', `${publicUrl}/sitemaps/${name}.xml`)}${changed}</sitemap>`;
    }),
    '</sitemapindex>',
    '',
  ].join('\n');
