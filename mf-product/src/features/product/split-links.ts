/** A piece of a text: words, or an address to be a link. */
export type TextPart = string | { href: string };

const address = /\bhttps?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?)\]]/g;

/** Finds plain addresses in a text (specification §5); punctuation behind one stays outside. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ href });
    end = index + href.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
