import type { FontMetrics } from './font-metrics.ts';

// A sentence of the kind a store shows, in both languages: the widths of its letters decide the fallback's scale.
const sampleText =
  'Зарядна станція Zoria 2000, 2048 Вт, для холодильника, котла і роутера: безкоштовна доставка у відділення, ' +
  'гарантія 36 місяців. Бесплатная доставка в отделение, характеристики и отзывы покупателей, цена 4299. ';

// Mean advance of the sample in Arial, in parts of an em. Roboto and Liberation Sans lie within two percent of it.
const arialMean = 0.4826;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * An `@font-face` that scales a system font to the widths and line heights of the real one, so that lines break at the
 * same words before the font arrives. Arial is on Windows and macOS, Roboto on Android, Liberation Sans on Linux.
 *
 * @param faces metrics of all parts of the family; the first has Latin
 */
export function fallbackFace(faces: FontMetrics[]): string {
  let sum = 0;
  let letters = 0;
  for (const character of sampleText) {
    const width = faces.map((face) => face.widthOf(character)).find((found) => found !== undefined);
    if (width === undefined) continue;
    sum += width;
    letters += 1;
  }
  const [latin] = faces;
  if (!latin || letters === 0) throw new Error('@vitryna/ui: the font has no letters, so no fallback can match it.');
  const scale = sum / letters / arialMean;
  return (
    '@font-face{font-family:"Onest fallback";src:local("Arial"),local("Roboto"),local("Liberation Sans");' +
    `size-adjust:${percent(scale)};ascent-override:${percent(latin.ascent / scale)};` +
    `descent-override:${percent(latin.descent / scale)};line-gap-override:${percent(latin.lineGap / scale)}}`
  );
}
