import { type Locale, languageCodes } from '@vitryna/contracts/constants';

/** Beginning of every address of a language, except the two homes (specification §3.13). */
const prefixes: Record<Locale, string> = { uk: '/ua', ru: '' };
const homes: Record<Locale, string> = { uk: '/', ru: '/ru' };

/** The language of an address: the first segment counts, not the letters (reading 1). */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/' || pathname === '/ua' || pathname.startsWith('/ua/') ? 'uk' : 'ru';
}

/** The path below the language prefix: `/` for both homes, `/catalog` for `/ua/catalog`. */
export function pathBelowPrefix(pathname: string): string {
  if (pathname === homes.ru || pathname === '/ua') return '/';
  return pathname.startsWith('/ua/') ? pathname.slice(3) : pathname;
}

/** Address of a page in a language; `path` is the path below the prefix and may carry a query and a fragment. */
export function href(locale: Locale, path: string): string {
  const rest = path.startsWith('/') ? path.slice(1) : path;
  if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return homes[locale] + rest;
  return `${prefixes[locale]}/${rest}`;
}

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'uk' ? 'ru' : 'uk';
}

/** The same page with the same filters in the other language; `path` is the path below the prefix of `locale`. */
export function twin(locale: Locale, path: string, search = ''): string {
  return href(otherLocale(locale), path) + search;
}

/** Name of a route in a language, as the specification writes it: `ua_category`, `ru_home` (specification §2). */
export function routeId(locale: Locale, name: string): string {
  return `${languageCodes[locale]}_${name}`;
}

/** Head links of one page: absolute, reciprocal, the canonical one equal to the alternate of its own language. */
export type Alternates = { canonical: string; links: { hreflang: 'uk' | 'ru' | 'x-default'; href: string }[] };

/**
 * Canonical and alternate links (reading 2). `publicUrl` is the origin the store is seen at, `path` the path below the
 * prefix, `search` the canonical query of the page.
 */
export function alternates(publicUrl: string, locale: Locale, path: string, search = ''): Alternates {
  const origin = publicUrl.replace(/\/+$/, '');
  const addresses = { uk: origin + href('uk', path) + search, ru: origin + href('ru', path) + search };
  return {
    canonical: addresses[locale],
    links: [
      { hreflang: 'uk', href: addresses.uk },
      { hreflang: 'ru', href: addresses.ru },
      { hreflang: 'x-default', href: addresses.uk },
    ],
  };
}

/** Where the web app manifest of a language is: one for each, because its name and start differ. */
export function manifestPath(locale: Locale): string {
  return locale === 'uk' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
}
