import { recount } from '../http/byte-cache.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { compress, type Packing, takesZstd } from '../http/encodings.ts';
import { type RequestContext, send, sendNotModified } from '../http/request-context.ts';
import { dress, prepareEncoding } from './cache/page-copy.ts';
import { etagFor, type PageEntry, type PageOutcome, takeCopy } from './cache/page-entry.ts';
import { plain, variantOf } from './cache/page-variant.ts';
import { visitorQuery, withVisitorQuery } from './cache/visitor-query.ts';
import type { Move } from './redirects/next-move.ts';
import type { RenderPageOptions } from './render/render-page.ts';
import type { PickedSlot } from './render/slot.ts';

/** New pages are compressed quickly; a page that is asked for again gets brotli. */
const quickEncoding = ({ req, encoding }: RequestContext) =>
  encoding === 'br' && takesZstd(req.headers['accept-encoding']) ? 'zstd' : encoding;

/** Answers with a cached page, or 304; `timing` says how it came about. */
export async function sendEntry(
  context: RequestContext,
  picked: PickedSlot,
  entry: PageEntry,
  { key, timing, move }: { key: string; timing: string; move: Move | null },
) {
  const { slot, setCookie, isShared, isPreview = false } = picked;
  const shared = isShared ? ['Vary', 'Accept-Encoding'] : ['Vary', 'Accept-Encoding, Cookie'];
  const cookie = setCookie === null ? [] : ['Set-Cookie', setCookie];
  const variant = variantOf(context.req.headers.cookie, entry.hasListLooks);
  const etag = etagFor(entry, variant);
  let headers = [...entry.headers, 'ETag', etag, ...shared, ...cookie, 'Server-Timing', timing];
  if (isPreview) headers.push(...unlisted);
  if (setCookie !== null || isPreview)
    headers = headers.map((value) => (value.startsWith('public,') ? 'private, no-cache' : value));
  if (move) {
    send(context, move.code, ['Location', move.to, ...headers], '');
    return;
  }
  if (sendNotModified(context, etag, headers)) return;
  const query = visitorQuery(entry.query, context.search, key);
  if (query !== null) {
    // Nobody else has this query: packed for one answer, and not kept.
    const html = withVisitorQuery(await entry.plain.body.plain(), entry.query, query);
    const encoding = quickEncoding(context);
    const bytes = await compress(dress(html, entry.opening, variant), encoding);
    send(context, entry.status, [...headers, ...encodedAs(encoding)], bytes);
    return;
  }
  const copy = await takeCopy(entry, variant);
  const isNew = copy.hits === 0 || timing.startsWith('cache;desc=miss');
  copy.hits += 1;
  const encoding = isNew ? quickEncoding(context) : context.encoding;
  const bytes = encoding === 'zstd' ? await copy.body.get('zstd') : await prepareEncoding(copy, encoding);
  recount(slot.pages, key, entry);
  send(context, entry.status, [...headers, ...encodedAs(encoding)], bytes);
}

/** Search engines leave a page out that is not live, wherever they have its address from. */
const unlisted = ['X-Robots-Tag', 'noindex'];

const encodedAs = (encoding: Packing) => (encoding === 'identity' ? [] : ['Content-Encoding', encoding]);

/** Answers with a page that is not kept. */
export async function sendResult(
  context: RequestContext,
  picked: PickedSlot,
  { result, ms }: PageOutcome,
  { key, move }: { key: string; move: Move | null },
  security: RenderPageOptions['security'],
) {
  const encoding = result.html.length === 0 ? 'identity' : quickEncoding(context);
  const variant = variantOf(context.req.headers.cookie, picked.slot.hasListLooks(result.route));
  const query = visitorQuery(result.query, context.search, key);
  const body = new EncodedBody(result.html);
  const dressed = async () => {
    const page = await body.plain();
    const html = query === null ? page : withVisitorQuery(page, result.query, query);
    return compress(dress(html, result.opening, variant), encoding);
  };
  const bytes = variant === plain && query === null ? await body.get(encoding) : await dressed();
  send(
    context,
    move?.code ?? result.status,
    [
      ...(move ? ['Location', move.to] : []),
      'Content-Type',
      'text/html; charset=utf-8',
      'Cache-Control',
      'no-store',
      'Vary',
      'Accept-Encoding',
      ...encodedAs(encoding),
      ...(result.status === 503 ? ['Retry-After', '30'] : []),
      ...(picked.setCookie === null ? [] : ['Set-Cookie', picked.setCookie]),
      ...(picked.isPreview ? unlisted : []),
      ...security(result.styleHashes, picked.slot, result.route),
      'Server-Timing',
      `render;dur=${ms}`,
    ],
    bytes,
  );
}
