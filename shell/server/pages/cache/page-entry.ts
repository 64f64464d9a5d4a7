import { createHash } from 'node:crypto';
import type { PageVariant } from '@vitryna/contracts/remote';
import type { PackedPage } from '@vitryna/release';
import { EncodedBody } from '../../http/encoded-body.ts';
import type { FlatHeaders } from '../../http/request-context.ts';
import { createPageCopy, dress, type PageCopy } from './page-copy.ts';
import { plain, variantName } from './page-variant.ts';

/** Copies of a page that are kept at a time, that of new visitors included: a page without lists has no more variants. */
export const maxCopies = 4;

/** A cached page: rendered once, kept as a new visitor gets it and in the variants that were asked for most. */
export type PageEntry = {
  status: number;
  /** Set on 301 and 302. */
  location: string | undefined;
  /** Of the contents, whatever the variant. */
  hash: string;
  route: string;
  /** Headers of every copy but its tag. */
  headers: FlatHeaders;
  opening: PackedPage['opening'];
  query: PackedPage['query'];
  /** Whether its variants know how the visitor likes lists. */
  hasListLooks: boolean;
  /** As a new visitor gets it: all others are made of it. */
  plain: PageCopy;
  /** Name of a variant → its copy. */
  others: Map<string, PageCopy>;
  /** Milliseconds of the clock. */
  renderedAt: number;
  /** From when on it is rendered again; moved ahead when an attempt fails. */
  freshUntil: number;
  hits: number;
  /** An upstream failed while it was rendered: it is degraded, and replaced as soon as possible. */
  isDegraded: boolean;
  /** It says since when its content may be out of date: whole, and rendered again soon. */
  isKeptCopy: boolean;
};

/** A rendered page; `entry` is set when it may be kept and shared. */
export type PageOutcome = { result: PackedPage; entry: PageEntry | null; ms: number };

export type PageEntryInput = {
  result: PackedPage;
  security: FlatHeaders;
  hasListLooks: boolean;
  now: number;
  freshMs: number;
  isDegraded: boolean;
  isKeptCopy: boolean;
};

/** Makes the cacheable form of a page. */
export function createPageEntry(input: PageEntryInput): PageEntry {
  const { result, security, hasListLooks, now, freshMs, isDegraded, isKeptCopy } = input;
  const hash = createHash('sha256')
    .update(`${result.location ?? ''}\n`)
    .update(result.html.hash)
    .digest('base64url')
    .slice(0, 22);
  const headers = [
    'Content-Type',
    'text/html; charset=utf-8',
    // Caches in between ask each time, and the tag tells variants apart: everybody's page is public.
    'Cache-Control',
    'public, max-age=0, must-revalidate',
    ...security,
  ];
  return {
    status: result.status,
    location: result.location,
    hash,
    route: result.route,
    headers,
    opening: result.opening,
    query: result.query,
    hasListLooks,
    plain: createPageCopy(plain, etagOf(hash, ''), headers, new EncodedBody(result.html)),
    others: new Map(),
    renderedAt: now,
    freshUntil: now + freshMs,
    hits: 0,
    isDegraded,
    isKeptCopy,
  };
}

const etagOf = (hash: string, name: string): string => `W/"${hash}${name && `.${name}`}"`;

/** Which copy a variant is answered with: a page whose shell writes no openings has the one. */
const copyName = (entry: PageEntry, variant: PageVariant): string => (entry.opening ? variantName(variant) : '');

/** The tag of a variant, which needs no copy. */
export const etagFor = (entry: PageEntry, variant: PageVariant): string => etagOf(entry.hash, copyName(entry, variant));

/** A variant's copy, when it is kept. */
export function findCopy(entry: PageEntry, variant: PageVariant): PageCopy | undefined {
  const name = copyName(entry, variant);
  return name === '' ? entry.plain : entry.others.get(name);
}

/** A variant's copy: the kept one, or one that is kept from now on in place of that which was asked for least. */
export async function takeCopy(entry: PageEntry, variant: PageVariant): Promise<PageCopy> {
  const kept = findCopy(entry, variant);
  if (kept) return kept;
  const html = await entry.plain.body.plain();
  // Somebody else may have been faster meanwhile.
  const made = findCopy(entry, variant);
  if (made) return made;
  const copy = createPageCopy(
    variant,
    etagFor(entry, variant),
    entry.headers,
    new EncodedBody(dress(html, entry.opening, variant)),
  );
  const { others } = entry;
  if (others.size >= maxCopies - 1) {
    const [least] = [...others].sort(([, one], [, other]) => one.hits - other.hits);
    if (least) others.delete(least[0]);
  }
  others.set(copyName(entry, variant), copy);
  return copy;
}

/** All copies of a page. */
export const copiesOf = ({ plain: first, others }: PageEntry): PageCopy[] => [first, ...others.values()];

/** The size of an entry without its copies, and of a copy without its bytes: headers, records and lists, measured and rounded up. */
const recordBytes = 1500;

/** Bytes that an entry occupies. */
export const sizeOf = (entry: PageEntry): number =>
  copiesOf(entry).reduce((sum, { body }) => sum + body.bytes + recordBytes, recordBytes);
