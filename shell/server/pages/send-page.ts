import { keepVisitParameters } from '@vitryna/routing';
import { compress, takesZstd } from '../http/encodings.ts';
import { type Exchange, send, sendNotModified } from '../http/exchange.ts';
import { dress, prepareEncoding } from './page-copy.ts';
import { etagFor, type PageEntry, type PageOutcome, sizeOf, takeCopy } from './page-entry.ts';
import { variantOf } from './page-variant.ts';
import type { RenderPageOptions } from './render-page.ts';
import type { PickedSlot } from './slot.ts';

/** What is sent the moment it was rendered is compressed quickly; a page that is asked for again gets brotli. */
const quickEncoding = ({ req, encoding }: Exchange) =>
  encoding === 'br' && takesZstd(req.headers['accept-encoding']) ? 'zstd' : encoding;

/** Answers with a cached page, or 304; `timing` says how it came about. */
export async function sendEntry(exchange: Exchange, picked: PickedSlot, entry: PageEntry, key: string, timing: string) {
  const { slot, setCookie, isShared } = picked;
  const shared = isShared ? ['Vary', 'Accept-Encoding'] : ['Vary', 'Accept-Encoding, Cookie'];
  const cookie = setCookie === null ? [] : ['Set-Cookie', setCookie];
  const variant = variantOf(exchange.req.headers.cookie, entry.hasListLooks);
  const etag = etagFor(entry, variant);
  let headers = [...entry.headers, 'ETag', etag, ...shared, ...cookie, 'Server-Timing', timing];
  if (setCookie !== null) headers = headers.map((value) => (value.startsWith('public,') ? 'private, no-cache' : value));
  const isMoved = entry.status === 301 || entry.status === 302;
  if (isMoved) headers = withVisit(headers, exchange.search);
  if (!isMoved && sendNotModified(exchange, etag, headers)) return;
  const copy = await takeCopy(entry, variant);
  const isNew = copy.hits === 0 || timing.startsWith('cache;desc=miss');
  copy.hits += 1;
  const encoding = isMoved ? 'identity' : isNew ? quickEncoding(exchange) : exchange.encoding;
  const bytes = encoding === 'zstd' ? await copy.body.get('zstd') : await prepareEncoding(copy, encoding);
  slot.pages.resize(key, entry, sizeOf(key, entry));
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  send(exchange, entry.status, [...headers, ...encoded], bytes);
}

/** Answers with a page that is not kept. */
export async function sendResult(
  exchange: Exchange,
  picked: PickedSlot,
  { result, ms }: PageOutcome,
  security: RenderPageOptions['security'],
) {
  const encoding = result.html.length === 0 ? 'identity' : quickEncoding(exchange);
  const location = result.location === undefined ? [] : ['Location', result.location];
  const variant = variantOf(exchange.req.headers.cookie, picked.slot.hasListLooks(result.route));
  const bytes = await compress(dress(result.html, result.opening, variant), encoding);
  send(
    exchange,
    result.status,
    [
      ...withVisit(location, exchange.search),
      'Content-Type',
      'text/html; charset=utf-8',
      'Cache-Control',
      'no-store',
      'Vary',
      'Accept-Encoding',
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(result.status === 503 ? ['Retry-After', '30'] : []),
      ...(picked.setCookie === null ? [] : ['Set-Cookie', picked.setCookie]),
      ...security(result.styleHashes),
      'Server-Timing',
      `render;dur=${ms}`,
    ],
    bytes,
  );
}

/** A redirect takes what belongs to the visit along: the page behind it was rendered without. */
function withVisit(headers: string[], search: string): string[] {
  const [name, location, ...rest] = headers;
  return name === 'Location' && location ? [name, keepVisitParameters(location, search), ...rest] : headers;
}
