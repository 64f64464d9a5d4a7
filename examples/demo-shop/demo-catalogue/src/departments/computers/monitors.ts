import type { BrandName } from '../../model/brands.ts';
import { BRIGHTNESS, DIAGONAL, PANEL, PORTS, REFRESH, RESOLUTION } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
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
const step = (
  suffix: string,
  inch: number,
  frame: string,
  short: string,
  panel: string,
  hertz: number,
  ms: number,
  gamut: number,
  usb: number,
  curved: boolean,
  price: number,
): Step => ({ suffix, inch, frame, short, panel, hertz, ms, gamut, usb, curved, price });
const FHD = '1920 × 1080';
const QHD = '2560 × 1440';
const UHD = '3840 × 2160';
const WIDE = '3440 × 1440';

const KINDS: readonly {
  leaf: string;
  series: string;
  kind: ReturnType<typeof t>;
  brands: readonly BrandName[];
  steps: readonly Step[];
}[] = [
  {
    leaf: 'ofisni-monitory',
    series: 'View',
    kind: t('для роботи', 'для работы'),
    brands: ['forma', 'rysa', 'plyn'],
    steps: [
      step('22', 21.5, FHD, 'Full HD', 'VA', 75, 5, 95, 0, false, 3300),
      step('24', 23.8, FHD, 'Full HD', 'IPS', 100, 5, 99, 0, false, 4200),
      step('24C', 23.8, FHD, 'Full HD', 'IPS', 100, 5, 99, 65, false, 5900),
      step('27', 27, FHD, 'Full HD', 'IPS', 100, 5, 99, 0, false, 5400),
      step('27Q', 27, QHD, 'QHD', 'IPS', 100, 5, 99, 65, false, 8200),
      step('34W', 34, WIDE, 'UWQHD', 'VA', 100, 4, 99, 90, true, 15900),
    ],
  },
  {
    leaf: 'ihrovi-monitory',
    series: 'Speed',
    kind: t('ігровий', 'игровой'),
    brands: ['forma', 'rysa', 'plyn'],
    steps: [
      step('24', 23.8, FHD, 'Full HD', 'IPS', 180, 1, 99, 0, false, 5600),
      step('25 Pro', 24.5, FHD, 'Full HD', 'IPS', 280, 1, 100, 0, false, 9400),
      step('27', 27, QHD, 'QHD', 'IPS', 180, 1, 110, 0, false, 9900),
      step('27V', 27, QHD, 'QHD', 'VA', 165, 1, 105, 0, true, 8600),
      step('27 OLED', 26.5, QHD, 'QHD', 'OLED', 240, 0.03, 130, 90, false, 28900),
      step('32V', 31.5, QHD, 'QHD', 'VA', 170, 1, 105, 0, true, 11900),
      step('34W', 34, WIDE, 'UWQHD', 'OLED', 175, 0.1, 130, 90, true, 36900),
    ],
  },
  {
    leaf: 'monitory-4k',
    series: 'Studio',
    kind: t('для фото й відео', 'для фото и видео'),
    brands: ['forma', 'rysa', 'obraz'],
    steps: [
      step('27', 27, UHD, '4K', 'IPS', 60, 5, 120, 90, false, 14900),
      step('27 Pro', 27, UHD, '4K', 'IPS', 144, 1, 130, 96, false, 22900),
      step('32', 31.5, UHD, '4K', 'IPS', 60, 5, 120, 90, false, 18900),
      step('32 Mini', 31.5, UHD, '4K', 'Mini LED', 144, 1, 135, 96, false, 34900),
      step('32 OLED', 31.5, UHD, '4K', 'OLED', 120, 0.1, 135, 96, false, 42900),
    ],
  },
];

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
