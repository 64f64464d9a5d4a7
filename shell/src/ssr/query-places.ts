import type { RenderResult } from '@vitryna/contracts/remote';
import { escapeHtml } from './escape.ts';

/** Nobody can guess it, so no text of a page holds it. */
export const searchMark = `search-${crypto.randomUUID()}`;

/** Puts the query that a page was rendered for where the marks are, and says where that is. */
export function resolveQuery(html: Buffer, search: string): Pick<RenderResult, 'html' | 'query'> {
  const own = Buffer.from(escapeHtml(search));
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let from = 0;
  let written = 0;
  for (let at = html.indexOf(searchMark); at !== -1; at = html.indexOf(searchMark, from)) {
    parts.push(html.subarray(from, at), own);
    written += at - from;
    places.push(written);
    written += own.length;
    from = at + searchMark.length;
  }
  if (places.length === 0) return { html };
  return { html: Buffer.concat([...parts, html.subarray(from)]), query: { places, length: own.length } };
}
