import {
  defaultLocale,
  type Locale,
  languageCodes,
  locales,
  perLocale,
  unprefixedLocale,
} from '@vitryna/contracts/languages';

/** The address of a language's code; where addresses have a prefix, it is that. */
const ofCode = (locale: Locale): string => `/${languageCodes[locale]}`;
/** Beginning of every address of a language, except its home (specification §3.13). */
const prefixOf = (locale: Locale): string => (locale === unprefixedLocale ? '' : ofCode(locale));
const homeOf = (locale: Locale): string => (locale === defaultLocale ? '/' : ofCode(locale));

/** The language of an address: the first segment counts, not the letters (reading 1). */
export function localeOfPath(pathname: string): Locale {
  if (pathname === '/') return defaultLocale;
  return locales.find((locale) => `${pathname}/`.startsWith(`${ofCode(locale)}/`)) ?? unprefixedLocale;
}

/** The path below the language prefix: `/` for all homes, `/catalog` for `/ua/catalog`. */
export function pathBelowPrefix(pathname: string): string {
  const locale = localeOfPath(pathname);
  return pathname === ofCode(locale) ? '/' : pathname.slice(pathname === '/' ? 0 : prefixOf(locale).length);
}

/** Address of a page in a language; `path` is the path below the prefix and may carry a query and a fragment. */
export function href(locale: Locale, path: string): string {
  const rest = path.startsWith('/') ? path.slice(1) : path;
  if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return homeOf(locale) + rest;
  return `${prefixOf(locale)}/${rest}`;
}

/** Name of a route in a language, as the specification writes it: `ua_category`, `ru_home` (specification §2). */
export function routeId(locale: Locale, name: string): string {
  return `${languageCodes[locale]}_${name}`;
}

/** Head links of one page: absolute, reciprocal, the canonical one equal to the alternate of its own language. */
export type Alternates = { canonical: string; links: { hreflang: Locale | 'x-default'; href: string }[] };

/**
 * Canonical and alternate links (reading 2). `publicUrl` is the origin the store is seen at, `path` the path below the
 * prefix, `search` the canonical query of the page.
 */
export function alternates(publicUrl: string, locale: Locale, path: string, search = ''): Alternates {
  const origin = publicUrl.replace(/\/+$/, '');
  const addresses = perLocale((one) => origin + href(one, path) + search);
  return {
    canonical: addresses[locale],
    links: [
      ...locales.map((one) => ({ hreflang: one, href: addresses[one] })),
      { hreflang: 'x-default', href: addresses[defaultLocale] },
    ],
  };
}

/** The web app manifest's address of a language: one for each, because its name and start differ. */
export function manifestPath(locale: Locale): string {
  return locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
}
