import { keepVisitParameters } from '@vitryna/routing';
import { compress, takesZstd } from '../http/encodings.ts';
import { type Exchange, send, sendNotModified } from '../http/exchange.ts';
import { type PageEntry, type PageOutcome, prepareEncoding } from './page-entry.ts';
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
  let headers = [...entry.headers, ...shared, ...cookie, 'Server-Timing', timing];
  if (setCookie !== null) headers = headers.map((value) => (value.startsWith('public,') ? 'private, no-cache' : value));
  const isMoved = entry.status === 301 || entry.status === 302;
  if (isMoved) headers = withVisit(headers, exchange.search);
  if (!isMoved && sendNotModified(exchange, entry.etag, headers)) return;
  const packing = timing.startsWith('cache;desc=miss') ? quickEncoding(exchange) : exchange.encoding;
  const encoding = isMoved ? 'identity' : packing;
  const bytes = encoding === 'zstd' ? await entry.body.get('zstd') : await prepareEncoding(entry, encoding);
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
  const bytes = await compress(Buffer.from(result.html), encoding);
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

/** Bytes that an entry occupies, with its key and headers. */
export const sizeOf = (key: string, entry: PageEntry): number => entry.body.bytes + key.length * 2 + 2000;

/** A redirect takes what belongs to the visit along: the page behind it was rendered without. */
function withVisit(headers: string[], search: string): string[] {
  const [name, location, ...rest] = headers;
  return name === 'Location' && location ? [name, keepVisitParameters(location, search), ...rest] : headers;
}
