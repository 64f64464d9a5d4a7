import { type Locale, languageCodes, locales, unprefixedLocale } from '@vitryna/contracts/languages';
import { href, localeOfPath } from './language.ts';

/** Longest path that is answered, in characters as sent. */
export const maxPathLength = 2048;

/** Longest query that is answered, in characters as sent, without the question mark. */
export const maxQueryLength = 4096;

/** A path and a query that are safe to decode, or why they are not. */
export type CheckedAddress = { kind: 'ok'; pathname: string; search: string } | { kind: 'bad'; reason: string };

/** A parsed page address. `path` is below the language prefix, `segments` are its decoded parts. */
export type NormalisedPath =
  | { kind: 'ok'; locale: Locale; path: string; segments: string[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'notFound'; locale: Locale }
  | { kind: 'bad'; reason: string };

const printableAscii = /^[!-~]+$/;
const encodedDanger = /[\\/\p{Cc}]/u;
const needlesslyEncoded = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** One path segment as it stands in an address: only what must be encoded is, so that every page has one spelling. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(needlesslyEncoded, decodeURIComponent);
}

/** The language that a segment names. */
function ofCode(segment: string | undefined): Locale | undefined {
  return locales.find((locale) => languageCodes[locale] === segment);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decodes a path; a text instead of a list says what is wrong with it. */
function segmentsOf(pathname: string): string[] | string {
  const segments: string[] = [];
  for (const raw of pathname.slice(1).split('/')) {
    const segment = raw.includes('%') ? decode(raw) : raw;
    if (segment === null) return 'the path is not valid UTF-8';
    if (encodedDanger.test(segment)) return 'the path holds a backslash, an encoded slash or a control character';
    if (segment === '.' || segment === '..') return 'the path holds a dot segment';
    segments.push(segment);
  }
  return segments;
}

/**
 * Decides whether a request target may be looked at further (reading 7): the gateway calls it before anything else and
 * answers `bad` with 400. Nothing that passes makes `decodeURIComponent` throw.
 */
export function checkAddress(rawUrl: string): CheckedAddress {
  const address = readAddress(rawUrl);
  if (typeof address === 'string') return { kind: 'bad', reason: address };
  return { kind: 'ok', pathname: address.pathname, search: address.search };
}

/** The parts of a request target; a text instead says what is wrong with it. */
function readAddress(rawUrl: string): { pathname: string; search: string; segments: string[] } | string {
  const question = rawUrl.indexOf('?');
  const pathname = question < 0 ? rawUrl : rawUrl.slice(0, question);
  const query = question < 0 ? '' : rawUrl.slice(question + 1);
  if (pathname.length > maxPathLength) return 'the path is too long';
  if (query.length > maxQueryLength) return 'the query is too long';
  if (!pathname.startsWith('/')) return 'the address does not begin with a slash';
  if (!printableAscii.test(rawUrl) || rawUrl.includes('#')) return 'the address holds characters that must be encoded';
  const segments = segmentsOf(pathname);
  if (typeof segments === 'string') return segments;
  const text = query.includes('%') ? decode(query) : query;
  if (text === null) return 'the query is not valid UTF-8';
  if (text.includes('\0')) return 'the query holds a NUL';
  return { pathname, search: query === '' ? '' : `?${query}`, segments };
}

/**
 * Reads the address of a page (readings 1 and 7). A redirect is always 301, keeps the whole query and never leaves the
 * site. Reserved first segments are not judged here: the route table does that.
 */
export function normalisePath(pathname: string, search = ''): NormalisedPath {
  const address = readAddress(pathname);
  if (typeof address === 'string') return { kind: 'bad', reason: address };
  const { segments } = address;
  const locale = localeOfPath(pathname);
  const hasTrailingSlash = segments.length > 1 && segments.at(-1) === '';
  if (hasTrailingSlash) segments.pop();
  // Two slashes in a row: answering them with a redirect could send the shopper to `//another.site`.
  if (segments.length > 1 && segments.includes('')) return { kind: 'notFound', locale };
  if (segments[0] === '' && hasTrailingSlash) return { kind: 'notFound', locale };

  const [first = '', ...rest] = segments;
  const named = ofCode(first);
  if (named === unprefixedLocale ? rest.length > 0 : named && ofCode(rest[0])) return { kind: 'notFound', locale };
  const below = named ? rest : segments;
  const language = named ?? locale;
  const path = `/${below.map(encodeSegment).join('/')}`;
  const canonical = href(language, path);
  if (canonical !== pathname) return { kind: 'redirect', to: canonical + search };
  return { kind: 'ok', locale: language, path, segments: path === '/' ? [] : below };
}
