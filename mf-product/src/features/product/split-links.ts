/** A piece of text; with an address it is a link. */
export type TextPart = { text: string; href?: string };

const address = /\bhttps?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?)\]]/g;

/** Finds plain addresses in a text (specification §5); punctuation behind one stays outside. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}
