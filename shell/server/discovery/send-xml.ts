import { createHash } from 'node:crypto';
import { compress } from '../http/encodings.ts';
import { type FlatHeaders, noSniff, type RequestContext, send, sendNotModified } from '../http/request-context.ts';

const cacheControl = 'public, max-age=3600';

/** The weak ETag of a text, whatever its encoding. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Headers of a file for machines, kept for an hour. */
export const xmlHeaders = ({ encoding }: RequestContext, etag: string, type = 'application/xml'): FlatHeaders => [
  'Content-Type',
  `${type}; charset=utf-8`,
  'Cache-Control',
  cacheControl,
  'Vary',
  'Accept-Encoding',
  'ETag',
  etag,
  ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ...noSniff,
];

/** Sends a whole file, or that it has not changed. */
export async function sendXml(context: RequestContext, text: string, type?: string): Promise<void> {
  const etag = tagOf(text);
  const headers = xmlHeaders(context, etag, type);
  if (sendNotModified(context, etag, headers)) return;
  send(context, 200, headers, await compress(Buffer.from(text), context.encoding));
}
