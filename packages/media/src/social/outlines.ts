import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

/** Weights of the store's typeface that pictures are written in. */
export type Weight = 500 | 700;

// By script, as the source is cut: the sign of the hryvnia is in the third.
const scripts = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'];

/** Words become outlines, so that a machine without fonts draws the same picture. */
function openFont(weight: Weight): fontkit.Font[] {
  const folder = new URL('files/', import.meta.resolve('@fontsource/onest/package.json'));
  return scripts.map((script) => {
    const file = fileURLToPath(new URL(`onest-${script}-${weight}-normal.woff`, folder));
    const font = fontkit.create(readFileSync(file));
    if ('fonts' in font) throw new TypeError(`media: ${file} is a collection of fonts`);
    return font;
  });
}

const opened = new Map<Weight, fontkit.Font[]>();

function fontsOf(weight: Weight): fontkit.Font[] {
  const fonts = opened.get(weight) ?? openFont(weight);
  opened.set(weight, fonts);
  return fonts;
}

type Run = { font: fontkit.Font; text: string };

/** Stretches of one font; a character that none has (an emoji) is left out. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text.replace(/\s/gu, ' ')) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += character;
      continue;
    }
    const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(code));
    if (font) runs.push({ font, text: character });
  }
  return runs;
}

/** Width of a line in pixels. */
export const widthOf = (text: string, weight: Weight, size: number): number =>
  runsOf(text, weight).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );

/** A line as SVG, its base line at `y`. */
export function outline(
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string {
  let at = x;
  const paths = runsOf(text, weight).flatMap(({ font, text: part }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, place) => {
      const { xAdvance = 0, xOffset = 0 } = positions[place] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y);
      at += xAdvance * scale;
      return path.toSVG();
    });
  });
  return `<path fill="${fill}" d="${paths.join('')}"/>`;
}
