import type { RenderResult } from '@vitryna/contracts/remote';
import { withoutEmail } from '@vitryna/contracts/visit';

type Places = RenderResult['query'];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A query as it stands in an attribute: the same bytes as the shell writes. */
const write = (search: string): Uint8Array =>
  Buffer.from(search.replace(/[&<>"']/g, (character) => entities[character] ?? character));

/** The query that links of a page must keep for this visitor; null when it is the one that the page was rendered with. */
export function visitorQuery(places: Places, search: string, key: string): string | null {
  if (!places) return null;
  const whole = withoutEmail(search);
  const question = key.indexOf('?');
  return whole === (question === -1 ? '' : key.slice(question)) ? null : whole;
}

/** A page's bytes with another query in those links. */
export function withVisitorQuery(html: Buffer, places: Places, search: string): Buffer {
  if (!places) return html;
  const own = write(search);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const at of places.places) {
    parts.push(html.subarray(from, at), own);
    from = at + places.length;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}
