import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import type { BrandName } from '../../model/brands.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BRIGHTNESS, DIAGONAL, PANEL, PORTS, REFRESH, RESOLUTION } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import * as computer from './computer-specifications.ts';

type Step = {
  inch: number;
  frame: string;
  short: string;
  panel: string;
  hertz: number;
  ms: number;
  gamut: number;
  usb: number;
  curved: boolean;
  price: number;
  suffix: string;
};
const WIDE = '3440 × 1440';

const kindsSchema = z.object({
  leaf: z.string(),
  series: z.string(),
  kind: l10nSchema,
  brands: z.array(brandNameSchema).readonly(),
  steps: z
    .array(
      z.object({
        suffix: z.string(),
        inch: z.number(),
        frame: z.string(),
        short: z.string(),
        panel: z.string(),
        hertz: z.number(),
        ms: z.number(),
        gamut: z.number(),
        usb: z.number(),
        curved: z.boolean(),
        price: z.number(),
      }),
    )
    .readonly(),
});

const KINDS: readonly {
  leaf: string;
  series: string;
  kind: ReturnType<typeof t>;
  brands: readonly BrandName[];
  steps: readonly Step[];
}[] = readRows('computers/monitors.json', kindsSchema);

/** Monitors for the office, games and colour work. */
export function* monitors(): Generator<Draft> {
  for (const kind of KINDS) {
    for (const [brand, item, colour] of cross3(kind.brands, kind.steps, ['black', 'white'] as const)) {
      if (colour === 'white' && item.panel === 'Mini LED') continue;
      const model = `${kind.series} ${item.suffix}`;
      const isCurved = item.curved ? '1500R' : t('плаский', 'плоский');
      yield product({
        leaf: kind.leaf,
        noun: noun('Монітор', 'Монитор', 'm'),
        brand,
        series: kind.series,
        model,
        details: t(
          `${item.short}, ${item.usb > 0 ? `USB-C ${item.usb} Вт` : `${item.hertz} Гц`}`,
          `${item.short}, ${item.usb > 0 ? `USB-C ${item.usb} Вт` : `${item.hertz} Гц`}`,
        ),
        price: item.price,
        warranty: brand === 'forma' ? 36 : 24,
        colour,
        isColourNamed: colour === 'white',
        values: [
          [DIAGONAL, item.inch],
          [RESOLUTION, item.frame],
          [PANEL, item.panel],
          [REFRESH, item.hertz],
          [computer.RESPONSE, item.ms],
          [computer.CURVE, isCurved],
          [BRIGHTNESS, item.panel === 'Mini LED' ? 1000 : item.panel === 'OLED' ? 450 : 350],
          [computer.GAMUT, item.gamut],
          [computer.USB_C_POWER, item.usb === 0 ? { text: t('немає', 'нет'), number: 0 } : item.usb],
          [
            PORTS,
            item.usb > 0
              ? 'USB-C, HDMI, DisplayPort, 3 × USB-A'
              : item.hertz > 120
                ? '2 × HDMI, DisplayPort'
                : 'HDMI, DisplayPort, VGA',
          ],
          [
            computer.STAND,
            item.price > 7000 ? t('висота, нахил, поворот', 'высота, наклон, поворот') : t('нахил', 'наклон'),
          ],
        ],
        picture: {
          type: 'monitor',
          views: ['front', 'side', 'back', 'scene'],
          params: {
            brand,
            series: kind.series,
            model,
            diagonal: item.inch,
            ratio: item.frame === WIDE ? '21:9' : '16:9',
            layout: item.price > 7000 ? 'column' : 'vee',
          },
        },
        kg: Math.round(item.inch * 0.2 * 10) / 10,
        mm: [Math.round(item.inch * 22.6), Math.round(item.inch * 15), 210],
        story: [
          kind.series === 'Speed'
            ? t(
                `${item.hertz} Гц і відгук ${figure(item.ms)} мс: рух гладкий, суперник не розмазується на повороті. Синхронізація кадрів працює з будь-якою відеокартою.`,
                `${item.hertz} Гц и отклик ${figure(item.ms)} мс: движение плавное, соперник не смазывается на повороте. Синхронизация кадров работает с любой видеокартой.`,
              )
            : kind.series === 'Studio'
              ? t(
                  `Роздільність ${item.frame} на ${figure(item.inch)}″ — окремих пікселів не видно, а кольори відкалібровано на заводі: звіт лежить у коробці.`,
                  `Разрешение ${item.frame} на ${figure(item.inch)}″ — отдельных пикселей не видно, а цвета откалиброваны на заводе: отчёт лежит в коробке.`,
                )
              : t(
                  `На ${figure(item.inch)}″ поруч уміщаються ${item.inch > 30 ? 'три вікна' : 'дві сторінки'}, підсвічування не мерехтить, а режим читання прибирає зайве синє світло.`,
                  `На ${figure(item.inch)}″ рядом помещаются ${item.inch > 30 ? 'три окна' : 'две страницы'}, подсветка не мерцает, а режим чтения убирает лишний синий свет.`,
                ),
          item.usb > 0
            ? t(
                `Один кабель USB-C передає зображення, заряджає ноутбук потужністю ${item.usb} Вт і під’єднує клавіатуру, мишу й мережу.`,
                `Один кабель USB-C передаёт изображение, заряжает ноутбук мощностью ${item.usb} Вт и подключает клавиатуру, мышь и сеть.`,
              )
            : t(
                'Кріплення VESA 100 × 100 дає змогу повісити монітор на кронштейн і звільнити стіл.',
                'Крепление VESA 100 × 100 позволяет повесить монитор на кронштейн и освободить стол.',
              ),
          t(
            'Битих пікселів не терпимо: якщо знайдете хоча б один упродовж 14 днів, обміняємо монітор.',
            'Битых пикселей не терпим: если найдёте хотя бы один в течение 14 дней, обменяем монитор.',
          ),
        ],
        topic: 'monitor',
      });
    }
  }
}
