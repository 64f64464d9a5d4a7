/** A piece of a text: words, or an address to be a link. */
export type TextPart = string | { href: string };

/** `rel` of links to wherever a text leads: the page that they open learns nothing of this one. */
export const externalRel = 'noopener';

/** Web addresses alone, whatever a text says: `javascript:` and its like stay words. Entities that stand for a space or a quote end one. */
const address = /\bhttps?:\/\/(?:[^\s<>"'`«»“”„&]|&(?!#|(?:nbsp|quot|apos|lt|gt|[lr]aquo|[lrb]dquo);)\b)+/gi;

const closing = ['.', ',', ';', ':', '!', '?', '…', '*'];

/** The end of an address: punctuation behind it is the sentence's, and so is a bracket that it has not opened. */
function endOf(found: string): number {
  let brackets = [...found].reduce((open, sign) => open + Number(sign === '(') - Number(sign === ')'), 0);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && brackets < 0) brackets += 1;
    else if (last !== ']' && !closing.includes(last)) break;
  }
  return end;
}

/** Finds plain addresses in a text (specification §5), in a time that grows with its length alone. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.slice(0, endOf(found));
    if (!/\/\/[^/]/.test(href)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ href });
    end = index + href.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
