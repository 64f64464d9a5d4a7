import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import type { BrandName } from '../../model/brands.ts';
import { brandNameSchema } from '../../model/brands.ts';
import {
  BATTERY_MAH,
  BLUETOOTH,
  DIAGONAL,
  MATERIAL,
  PANEL,
  RAM,
  REFRESH,
  RESOLUTION,
  STORAGE,
  WIFI,
} from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { MAIN_CAMERA, MOBILE, SYSTEM, storage } from './phone-specifications.ts';

const STYLUS = spec('Стилус', 'Стилус', { group: 'functions', filter: 'promoted' });

const tabletsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  inch: z.number(),
  frame: z.string(),
  panel: z.string(),
  mah: z.number(),
  price: z.number(),
  memory: z
    .tuple([z.tuple([z.number(), z.number()]).readonly(), z.tuple([z.number(), z.number()]).readonly()])
    .readonly(),
  stylus: z.boolean(),
  hertz: z.number(),
});

const TABLETS: readonly {
  brand: BrandName;
  name: string;
  series: string;
  inch: number;
  frame: string;
  panel: string;
  mah: number;
  price: number;
  memory: readonly (readonly [number, number])[];
  stylus: boolean;
  hertz: number;
}[] = readRows('phones/tablets.json', tabletsSchema);

/** Tablets. */
export function* tablets(): Generator<Draft> {
  for (const item of TABLETS) {
    for (const [step, [ram, disk]] of item.memory.entries()) {
      for (const [link, extra] of [
        ['Wi-Fi', 0],
        ['Wi-Fi + 5G', 0.16],
      ] as const) {
        for (const colour of item.name.startsWith('Kids')
          ? (['sky', 'pink'] as const)
          : (['graphite', 'silver'] as const)) {
          const size = storage(disk);
          const memory = `${ram}/${size.text.uk}`;
          yield product({
            leaf: 'planshety',
            noun: noun('Планшет', 'Планшет', 'm'),
            brand: item.brand,
            series: item.series,
            model: item.name,
            details: t(`${memory}, ${link}`, `${memory}, ${link}`),
            price: item.price * (1 + step * 0.15 + extra),
            warranty: 12,
            colour,
            isColourNamed: true,
            values: [
              [DIAGONAL, item.inch],
              [PANEL, item.panel],
              [RAM, ram],
              [STORAGE, size],
              [BATTERY_MAH, item.mah],
              [RESOLUTION, item.frame],
              [REFRESH, item.hertz],
              [MOBILE, link === 'Wi-Fi' ? t('немає', 'нет') : '5G'],
              [STYLUS, item.stylus],
              [WIFI, item.price > 10000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
              [BLUETOOTH, '5.2'],
              [MAIN_CAMERA, item.price > 10000 ? 13 : 8],
              [SYSTEM, 'Android 16'],
              [MATERIAL, item.price > 6000 ? t('алюміній', 'алюминий') : t('пластик', 'пластик')],
            ],
            picture: {
              type: 'tablet',
              views: ['front', 'back', 'side', 'scene'],
              params: {
                brand: item.brand,
                series: item.series,
                model: item.name,
                diagonal: item.inch,
                stylus: item.stylus,
              },
            },
            kg: Math.round((0.12 + item.inch * 0.036) * 100) / 100,
            mm: [Math.round(item.inch * 22), Math.round(item.inch * 14.6), 7],
            story: [
              t(
                `Екран ${figure(item.inch)}″ з роздільністю ${item.frame} вміщує аркуш нотаток, креслення або два застосунки поруч.`,
                `Экран ${figure(item.inch)}″ с разрешением ${item.frame} вмещает лист заметок, чертёж или два приложения рядом.`,
              ),
              item.stylus
                ? t(
                    'Стилус розрізняє натиск і нахил: зручно малювати, підписувати документи й конспектувати лекції.',
                    'Стилус различает нажим и наклон: удобно рисовать, подписывать документы и конспектировать лекции.',
                  )
                : t(
                    'Режим читання вимикає зайві кольори, а батьківський контроль обмежує час і застосунки.',
                    'Режим чтения убирает лишние цвета, а родительский контроль ограничивает время и приложения.',
                  ),
              t(
                `Акумулятора на ${figure(item.mah)} мА·год вистачає на довгу дорогу з фільмами; ${link === 'Wi-Fi' ? 'інтернет у дорозі роздасть телефон' : 'власна SIM-карта тримає зв’язок без телефона'}.`,
                `Аккумулятора на ${figure(item.mah)} мА·ч хватает на долгую дорогу с фильмами; ${link === 'Wi-Fi' ? 'интернет в дороге раздаст телефон' : 'собственная SIM-карта держит связь без телефона'}.`,
              ),
            ],
            topic: 'phone',
            choices: [
              { axis: t('Пам’ять', 'Память'), value: t(memory, memory) },
              { axis: t('Зв’язок', 'Связь'), value: t(link, link) },
            ],
          });
        }
      }
    }
  }
}
