import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFaces, fallbackWeights } from './fallback-face.ts';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';

/** The result of {@link buildFont}. */
export type BuiltFont = {
  /** Names of the woff2 files with a hash in them. All are wanted by every page. */
  files: string[];
  /** `@font-face` rules of the family `Onest` and of its fallbacks; inline them before the tokens. */
  css: string;
  /** Sum of the files' sizes. */
  bytes: number;
};

/** Options of {@link buildFont}. */
export type BuildFontOptions = {
  /** The prefix of a file's name in the CSS; `/static/fonts/` unless told. */
  publicPath?: string;
  /**
   * `optional` unless told: the browser itself never changes the face of text that was painted. A page that got the
   * metric-matched fallback changes it when it can make sure that nothing moves.
   */
  display?: 'optional' | 'swap';
};

const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
// The source comes cut by script. Characters of one line may come from several faces of one family.
const parts = [
  { source: 'latin', text: `${basicLatin}\u00a0«»„“”‘’–—…·•×°±²³½©®−″′‹›µ` },
  { source: 'cyrillic', text: 'АБВГДЕЁЄЖЗИЙІЇКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐабвгдеёєжзийіїклмнопрстуфхцчшщъыьэюяґ№' },
  { source: 'cyrillic-ext', text: '₴' },
];

/** Kerning, marks and figures of one width; alternates and fractions would bring glyphs that no page asks for. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

/**
 * Cuts Onest Variable down to the letters of the store in weights 400 to 800 and writes it as woff2 into a folder.
 *
 * @example
 * const { files, css } = await buildFont('dist/public/fonts', { publicPath: '/static/fonts/' });
 */
export async function buildFont(outFolder: string, options: BuildFontOptions = {}): Promise<BuiltFont> {
  const { publicPath = '/static/fonts/', display = 'optional' } = options;
  const sources = fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json'));
  await mkdir(outFolder, { recursive: true });
  const built: BuiltFont = { files: [], css: '', bytes: 0 };
  const metrics = new Map<number, FontMetrics[]>(fallbackWeights.map(({ measuredAt }) => [measuredAt, []]));
  for (const { source, text } of parts) {
    const whole = await readFile(join(sources, '..', 'files', `onest-${source}-wght-normal.woff2`));
    const cut = { noHinting: true, keepFeatures };
    for (const [wght, faces] of metrics)
      faces.push(
        readFontMetrics(await subsetFont(whole, text, { ...cut, variationAxes: { wght }, targetFormat: 'sfnt' })),
      );
    const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
    const woff2 = await subsetFont(whole, text, { ...cut, variationAxes, targetFormat: 'woff2' });
    const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 10);
    const file = `onest-${source}-${hash}.woff2`;
    await writeFile(join(outFolder, file), woff2);
    built.files.push(file);
    built.bytes += woff2.byteLength;
    built.css += `@font-face{font-family:Onest;font-weight:400 800;font-display:${display};src:url(${publicPath}${file}) format("woff2");unicode-range:${unicodeRange(text)}}`;
  }
  built.css += fallbackFaces(metrics);
  return built;
}

function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join();
}
