import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BRIGHTNESS, DIAGONAL, PANEL, PORTS, REFRESH, RESOLUTION, WIFI } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { GAMES, HDR, SMART, SOUND, TUNER } from './television-specifications.ts';

const VESA = spec('Кріплення VESA', 'Крепление VESA', { group: 'body', filter: 'none' });

const SMALL = 'televizory-do-43';

const MIDDLE = 'televizory-50-55';

const LARGE = 'televizory-65-i-bilshe';

const lineSchema = z.object({
  brand: brandNameSchema,
  series: z.string(),
  panel: z.string(),
  hertz: z.number(),
  nits: z.number(),
  factor: z.number(),
  hdr: z.string(),
  watts: z.number(),
  system: z.string(),
});
type Line = z.infer<typeof lineSchema>;

const LINES: readonly Line[] = readRows('television/television.json', lineSchema);

const SIZES = [
  { inch: 32, leaf: SMALL, price: 7600 },
  { inch: 40, leaf: SMALL, price: 10900 },
  { inch: 43, leaf: SMALL, price: 13500 },
  { inch: 50, leaf: MIDDLE, price: 17500 },
  { inch: 55, leaf: MIDDLE, price: 21500 },
  { inch: 65, leaf: LARGE, price: 29900 },
  { inch: 75, leaf: LARGE, price: 45900 },
  { inch: 85, leaf: LARGE, price: 72900 },
] as const;

/** Television sets. */
export function* televisions(): Generator<Draft> {
  for (const [line, size] of cross(LINES, SIZES)) {
    // Better panels are not made small, the cheapest not large.
    if (line.factor > 1.2 && size.inch < 43) continue;
    if (line.factor < 0.75 && size.inch > 65) continue;
    const isSmall = size.inch <= 40;
    const frame = size.inch === 32 ? '1366 × 768' : isSmall ? '1920 × 1080' : '3840 × 2160';
    const short = size.inch === 32 ? 'HD' : isSmall ? 'Full HD' : '4K';
    const model = `${line.series} ${size.inch}`;
    yield product({
      leaf: size.leaf,
      noun: noun('Телевізор', 'Телевизор', 'm'),
      brand: line.brand,
      series: line.series,
      model,
      details: same(`${size.inch}″, ${line.panel}, ${short}`),
      price: size.price * line.factor,
      warranty: line.brand === 'obraz' ? 24 : 12,
      colour: line.series === 'U5' ? 'silver' : 'black',
      values: [
        [DIAGONAL, size.inch],
        [PANEL, line.panel],
        [RESOLUTION, frame],
        [REFRESH, isSmall ? 60 : line.hertz],
        [SMART, line.system],
        [BRIGHTNESS, line.nits],
        [HDR, isSmall ? 'HDR10' : line.hdr],
        [SOUND, isSmall ? 16 : line.watts],
        [GAMES, line.hertz > 100],
        [WIFI, line.factor > 1.2 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
        [PORTS, isSmall ? '2 × HDMI, USB' : '4 × HDMI 2.1, 2 × USB, TOSLINK'],
        [TUNER, 'DVB-T2, DVB-C, DVB-S2'],
        [VESA, size.inch > 50 ? '400 × 300' : '200 × 200'],
      ],
      picture: {
        type: 'tv',
        views: ['front', 'side', 'back', 'scene'],
        params: {
          brand: line.brand,
          series: line.series,
          diagonal: size.inch,
          layout: size.inch > 60 ? 'toes' : line.factor > 1.4 ? 'pedestal' : 'vee',
          panel: line.panel,
        },
      },
      kg: Math.round(size.inch * size.inch * 0.0062 * 10) / 10,
      mm: [Math.round(size.inch * 22.2), Math.round(size.inch * 12.9), line.panel === 'OLED' ? 46 : 78],
      story: [
        line.panel === 'OLED'
          ? t(
              'Кожен піксель світиться сам, тому чорне справді чорне, а зоряне небо не сіріє навіть у темній кімнаті.',
              'Каждый пиксель светится сам, поэтому чёрное действительно чёрное, а звёздное небо не сереет даже в тёмной комнате.',
            )
          : line.panel === 'Mini LED'
            ? t(
                `Тисячі дрібних світлодіодів керуються окремо: до ${figure(line.nits)} ніт у світлих місцях і глибокі тіні поруч.`,
                `Тысячи мелких светодиодов управляются отдельно: до ${figure(line.nits)} нит в светлых местах и глубокие тени рядом.`,
              )
            : t(
                `Яскравості ${figure(line.nits)} ніт досить для ${line.nits > 400 ? 'вітальні з великим вікном' : 'спальні, кухні чи дитячої'}, кольори лишаються природними й збоку.`,
                `Яркости ${figure(line.nits)} нит достаточно для ${line.nits > 400 ? 'гостиной с большим окном' : 'спальни, кухни или детской'}, цвета остаются естественными и сбоку.`,
              ),
        t(
          `Діагональ ${size.inch}″ зручна з відстані ${figure(Math.round(size.inch * 0.36) / 10)}–${figure(Math.round(size.inch * 0.55) / 10)} м. Система ${line.system} має українську мову, голосовий пошук і популярні кінотеатри.`,
          `Диагональ ${size.inch}″ удобна с расстояния ${figure(Math.round(size.inch * 0.36) / 10)}–${figure(Math.round(size.inch * 0.55) / 10)} м. Система ${line.system} поддерживает голосовой поиск и популярные кинотеатры.`,
        ),
        line.hertz > 100
          ? t(
              'Ігровий режим прибирає затримку, а HDMI 2.1 приймає 4K із високою частотою від приставки.',
              'Игровой режим убирает задержку, а HDMI 2.1 принимает 4K с высокой частотой от приставки.',
            )
          : t(
              'Вбудований тюнер ловить безкоштовне цифрове телебачення Т2 без приставки.',
              'Встроенный тюнер ловит бесплатное цифровое телевидение Т2 без приставки.',
            ),
      ],
      topic: 'tv',
      group: `tv ${line.brand} ${line.series}`,
      choices: [{ axis: t('Діагональ', 'Диагональ'), value: same(`${size.inch}″`) }],
    });
  }
}
