const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}

/** Words of a text that holds markup, for search engines: block ends and line breaks part the paragraphs, tags go. */
export function paragraphsOf(html: string): string[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((paragraph) => decode(paragraph).trim())
    .filter((paragraph) => paragraph !== '');
}
