/** The fallback face's metrics, in parts of its em. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of each character the font has. */
  widthOf: (character: string) => number | undefined;
};

/** Reads an uncompressed OpenType font (tables `head`, `hhea`, `hmtx` and `cmap` format 4). */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(record, record + 4));
    tables.set(tag, view.getUint32(record + 8));
  }
  const table = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined)
      throw new Error(`@vitryna/ui: the font has no table "${tag}", so its metrics are unknown.`);
    return offset;
  };
  const em = view.getUint16(table('head') + 18);
  const header = table('hhea');
  const widths = table('hmtx');
  const lastWidth = view.getUint16(header + 34) - 1;
  const glyphOf = readCharacterMap(view, table('cmap'));
  return {
    ascent: view.getInt16(header + 4) / em,
    descent: -view.getInt16(header + 6) / em,
    lineGap: view.getInt16(header + 8) / em,
    widthOf: (character) => {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return glyph === 0 ? undefined : view.getUint16(widths + Math.min(glyph, lastWidth) * 4) / em;
    },
  };
}

function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(subtable) === 4) return (code) => findGlyph(view, subtable, code);
  }
  throw new Error('@vitryna/ui: the font has no character map of format 4, so its metrics are unknown.');
}

function findGlyph(view: DataView, subtable: number, code: number): number {
  const doubled = view.getUint16(subtable + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = view.getUint16(subtable + 14 + segment);
    if (code > end) continue;
    const start = view.getUint16(subtable + 16 + doubled + segment);
    if (code < start) return 0;
    const delta = view.getInt16(subtable + 16 + doubled * 2 + segment);
    const rangeAt = subtable + 16 + doubled * 3 + segment;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
