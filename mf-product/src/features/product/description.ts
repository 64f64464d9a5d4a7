import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}

/**
 * Paragraphs of a text that may hold markup: block ends and line breaks part them, tags go. What is shown is text, so no
 * markup of a description can ever run.
 */
export function paragraphsOf(html: string): string[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((paragraph) => decode(paragraph).trim())
    .filter((paragraph) => paragraph !== '');
}

/** The description of a product in a language (specification §3.1). */
export function descriptionOf({ contents }: Pick<Product, 'contents'>, locale: Locale): string[] {
  const body = contents.find(({ type }) => type === 'description')?.body;
  return paragraphsOf(localise(body, locale));
}
