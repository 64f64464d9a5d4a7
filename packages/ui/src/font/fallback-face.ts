import type { FontMetrics } from './font-metrics.ts';

// Sentences and labels of the kind a store shows, in both languages: the widths of their letters decide the scale of a fallback.
const sampleText =
  'Зарядна станція Zoria 2000 на 2048 Вт для холодильника, котла і роутера, безкоштовна доставка у відділення, ' +
  'гарантія 36 місяців. Бесплатная доставка в отделение, характеристики и отзывы покупателей. Купити IP-камера Obrii Bullet 4 Pro, ' +
  'Фільтри Виробник Роздільна здатність Об’єктив Живлення Нічна зйомка Порівняння Каталог Контакты Обзор Оптом Гарантия Питание Подписка';

/** Fonts that systems have, and the mean advance of the sample in them, in parts of an em. */
const systemFonts = [
  // Windows, macOS and iOS; on Linux those of Arial's widths.
  {
    family: 'Onest Arial',
    regular: { mean: 0.4901, names: ['Arial', 'Liberation Sans', 'Nimbus Sans'] },
    bold: { mean: 0.5252, names: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold'] },
  },
  // Android. A family named Arial is Roboto there, but `local()` asks for the names in the files, and none is called so.
  {
    family: 'Onest Roboto',
    regular: { mean: 0.4967, names: ['Roboto'] },
    bold: { mean: 0.5031, names: ['Roboto Bold'] },
  },
];

/** Weights that share a face, and the one that it is measured at: letters grow wider with their weight. */
export const fallbackWeights = [
  { weights: '400', measuredAt: 400, style: 'regular' },
  { weights: '500 599', measuredAt: 525, style: 'regular' },
  { weights: '600 699', measuredAt: 625, style: 'bold' },
  { weights: '700 800', measuredAt: 715, style: 'bold' },
] as const;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * `@font-face` rules that scale fonts of the system to the widths and line heights of the real one, so that lines break at the same
 * words before it arrives. Bold has faces of its own: one that a browser makes of the regular face is wider and looks smeared.
 *
 * @param facesAt metrics of all parts of the family at a weight; the first has Latin
 */
export function fallbackFaces(facesAt: ReadonlyMap<number, FontMetrics[]>): string {
  return systemFonts
    .flatMap(({ family, ...styles }) =>
      fallbackWeights.map(({ weights, measuredAt, style }) => {
        const faces = facesAt.get(measuredAt) ?? [];
        const { mean, names } = styles[style];
        const scale = meanAdvance(faces) / mean;
        const [latin] = faces;
        const sources = names.map((name) => `local("${name}")`).join();
        return (
          `@font-face{font-family:"${family}";font-weight:${weights};src:${sources};` +
          `size-adjust:${percent(scale)};ascent-override:${percent((latin?.ascent ?? 0) / scale)};` +
          `descent-override:${percent((latin?.descent ?? 0) / scale)};line-gap-override:${percent((latin?.lineGap ?? 0) / scale)}}`
        );
      }),
    )
    .join('');
}

function meanAdvance(faces: FontMetrics[]): number {
  const widths = [...sampleText].flatMap(
    (character) => faces.map((face) => face.widthOf(character)).find((width) => width !== undefined) ?? [],
  );
  if (widths.length === 0) throw new Error('@vitryna/ui: the font has no letters, so no fallback can match it.');
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}
