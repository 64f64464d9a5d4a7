import { createHash } from 'node:crypto';
import type { RenderResult } from '@vitryna/contracts/remote';
import { EncodedBody } from '../http/encoded-body.ts';
import type { Encoding } from '../http/encodings.ts';
import type { FlatHeaders } from '../http/exchange.ts';

/** A cached page: headers and bytes are ready, so that serving it again costs one lookup. */
export type PageEntry = {
  status: number;
  etag: string;
  route: string;
  body: EncodedBody;
  /** Headers of every answer but `Content-Encoding` and `Content-Length`. */
  headers: FlatHeaders;
  /** What a hit is answered with, per encoding: headers and bytes that belong together. */
  hot: Partial<Record<Encoding, { headers: FlatHeaders; bytes: Buffer }>>;
  /** Milliseconds of the clock. */
  renderedAt: number;
  /** From when on it is rendered again; moved ahead when an attempt fails. */
  freshUntil: number;
  hits: number;
  /** An upstream failed while it was rendered: it lacks something, and is replaced as soon as possible. */
  isDegraded: boolean;
  /** Compressed as well as it gets, or about to be. */
  isImproved: boolean;
};

/** A rendered page; `entry` is set when it may be kept and shared. */
export type PageOutcome = { result: RenderResult; entry: PageEntry | null; ms: number };

export type PageEntryInput = {
  result: RenderResult;
  security: FlatHeaders;
  now: number;
  freshMs: number;
  isDegraded: boolean;
  /** The variant that a cache in between may keep: what new visitors without a choice of theme get. */
  isShared: boolean;
};

/** Makes the cacheable form of a page. */
export function createPageEntry({ result, security, now, freshMs, isDegraded, isShared }: PageEntryInput): PageEntry {
  const html = Buffer.from(result.html);
  const hash = createHash('sha256')
    .update(`${result.location ?? ''}\n`)
    .update(html)
    .digest('base64url');
  const etag = `W/"${hash.slice(0, 22)}"`;
  const headers = [
    ...(result.location === undefined ? [] : ['Location', result.location]),
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`,
    'ETag',
    etag,
    ...security,
  ];
  return {
    status: result.status,
    etag,
    route: result.route,
    body: new EncodedBody(html),
    headers,
    hot: {},
    renderedAt: now,
    freshUntil: now + freshMs,
    hits: 0,
    isDegraded,
    isImproved: false,
  };
}

/** Makes the entry ready for hits in an encoding and returns its bytes. */
export async function prepareEncoding(entry: PageEntry, encoding: Encoding): Promise<Buffer> {
  const bytes = await entry.body.get(encoding);
  const headers = [
    ...entry.headers,
    'Vary',
    'Accept-Encoding',
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.length),
    'Server-Timing',
    'cache;desc=hit',
  ];
  entry.hot[encoding] = { headers, bytes };
  return bytes;
}
