/** The first line of every file: XML 1.0 in UTF-8. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for an XML element or attribute; what XML 1.0 cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An element that holds text; an attribute that is null is left out. Names are the caller's own, never from outside. */
export function element(
  name: string,
  text: string | number,
  attributes: Readonly<Record<string, string | number | null>> = {},
): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escapeXml(String(value))}"`))
    .join('');
  return `<${name}${given}>${escapeXml(String(text))}</${name}>`;
}
