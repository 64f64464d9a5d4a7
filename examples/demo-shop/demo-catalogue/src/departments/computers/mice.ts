import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import * as computer from './computer-specifications.ts';
import { LINKS } from './input-links.ts';

const GRIPS = {
  right: t('для правої руки', 'для правой руки'),
  both: t('симетрична', 'симметричная'),
  vertical: t('вертикальна', 'вертикальная'),
};

const miceSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  dpi: z.number(),
  buttons: z.number(),
  grip: z.enum(['right', 'both', 'vertical']),
  link: z.enum(['triple', 'radio', 'wire']),
  price: z.number(),
  quiet: z.boolean(),
});

const MICE = readRows('computers/mice.json', miceSchema);

/** Mice. */
export function* mice(): Generator<Draft> {
  for (const [item, colour] of cross(MICE, ['black', 'white', 'graphite', 'pink', 'blue'] as const)) {
    if ((colour === 'pink' || colour === 'blue') && item.brand !== 'forma' && item.brand !== 'tkach') continue;
    const isWired = item.link === 'wire';
    yield product({
      leaf: 'myshi',
      noun: noun('Миша', 'Мышь', 'f'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: isWired ? t('дротова', 'проводная') : t('бездротова', 'беспроводная'),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [computer.SENSOR_DPI, item.dpi],
        [CONNECTION, LINKS[item.link]],
        [computer.GRIP, GRIPS[item.grip]],
        [computer.BUTTONS, item.buttons],
        [computer.CLICK, item.quiet],
        ...(isWired
          ? []
          : [
              [BATTERY_LIFE, item.dpi > 9000 ? 90 : 500] as const,
              [BLUETOOTH, item.link === 'triple' ? '5.2' : t('немає', 'нет')] as const,
            ]),
        [computer.BACKLIGHT, item.dpi > 5000 ? 'RGB' : t('немає', 'нет')],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'mouse',
        views: ['front', 'side', 'detail'],
        params: { brand: item.brand, series: item.series, model: item.name, layout: item.grip, wired: isWired },
      },
      kg: item.dpi > 20000 ? 0.058 : 0.092,
      mm: [66, item.grip === 'vertical' ? 76 : 40, 122],
      story: [
        item.dpi > 9000
          ? t(
              `Сенсор на ${figure(item.dpi)} DPI не губить рух на різкому змаху, а корпус із порожнинами важить, як дві шоколадки.`,
              `Сенсор на ${figure(item.dpi)} DPI не теряет движение на резком взмахе, а корпус с пустотами весит как две шоколадки.`,
            )
          : item.grip === 'vertical'
            ? t(
                'Кисть лежить боком, як під час рукостискання: після дня в таблицях зап’ястя не болить.',
                'Кисть лежит боком, как при рукопожатии: после дня в таблицах запястье не болит.',
              )
            : t(
                `${item.quiet ? 'Кнопки майже беззвучні' : 'Кнопки мають чіткий хід'}, коліщатко не прослизає, а низ ковзає і по столу, і по тканині.`,
                `${item.quiet ? 'Кнопки почти бесшумны' : 'Кнопки имеют чёткий ход'}, колёсико не проскальзывает, а низ скользит и по столу, и по ткани.`,
              ),
        isWired
          ? t(
              'Гнучкий кабель у тканинному обплетенні не тягне руку назад.',
              'Гибкий кабель в тканевой оплётке не тянет руку назад.',
            )
          : t(
              'Заряд видно в застосунку; від USB-C миша працює і під час заряджання.',
              'Заряд виден в приложении; от USB-C мышь работает и во время зарядки.',
            ),
      ],
      topic: 'mouse',
    });
  }
}
