import type { PageVariant } from '@vitryna/contracts/remote';
import type { PackedPage } from '@vitryna/release';
import type { EncodedBody } from '../../http/encoded-body.ts';
import type { Encoding } from '../../http/encodings.ts';
import type { FlatHeaders } from '../../http/request-context.ts';

/** One variant of a kept page, packed: headers and bytes are ready, so that serving it again costs one lookup. */
export type PageCopy = {
  variant: PageVariant;
  etag: string;
  body: EncodedBody;
  /** Headers of every answer but `Content-Encoding` and `Content-Length`. */
  headers: FlatHeaders;
  /** A cached response, per encoding: headers and bytes that belong together. */
  hot: Partial<Record<Encoding, { headers: FlatHeaders; bytes: Buffer }>>;
  hits: number;
  /** Compressed as well as it gets, or about to be. */
  isImproved: boolean;
};

/** A whole document for a variant: the page's bytes behind the variant's opening. */
export function dress(html: Buffer, opening: PackedPage['opening'], variant: PageVariant): Buffer {
  if (!opening) return html;
  return Buffer.concat([opening.write(variant), html.subarray(opening.length)]);
}

/** Makes a copy with this body. */
export const createPageCopy = (
  variant: PageVariant,
  etag: string,
  headers: FlatHeaders,
  body: EncodedBody,
): PageCopy => ({
  variant,
  etag,
  body,
  headers: [...headers, 'ETag', etag],
  hot: {},
  hits: 0,
  isImproved: false,
});

/** Makes the copy ready for hits in an encoding and returns its bytes. */
export async function prepareEncoding(copy: PageCopy, encoding: Encoding): Promise<Buffer> {
  const bytes = await copy.body.get(encoding);
  const headers = [
    ...copy.headers,
    'Vary',
    'Accept-Encoding',
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.length),
    'Server-Timing',
    'cache;desc=hit',
  ];
  copy.hot[encoding] = { headers, bytes };
  return bytes;
}
