import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { PORTS, RESOLUTION, WIFI } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';
import { GAMES, HDR, SMART, TUNER } from './television-specifications.ts';

const BOX_MEMORY = spec('Пам’ять приставки', 'Память приставки', { group: 'memory', filter: 'promoted' });

const boxesSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  memory: z.string(),
  wifi: z.string(),
  price: z.number(),
});

const BOXES = readRows('television/media-players.json', boxesSchema);

/** Media players. */
export function* mediaPlayers(): Generator<Draft> {
  for (const [item, colour] of cross(BOXES, ['black', 'white'] as const)) {
    yield product({
      leaf: 'mediapleiery',
      noun: noun('Медіаплеєр', 'Медиаплеер', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: same(item.memory),
      price: item.price,
      warranty: 12,
      colour,
      isColourNamed: true,
      values: [
        [BOX_MEMORY, item.memory],
        [RESOLUTION, '3840 × 2160'],
        [WIFI, item.wifi],
        [SMART, 'Android TV'],
        [PORTS, item.name === 'Stick' ? 'HDMI, USB-C' : 'HDMI 2.1, 2 × USB, RJ-45'],
        [HDR, 'HDR10, HLG'],
        [TUNER, t('немає', 'нет')],
        [GAMES, item.price > 3000],
      ],
      picture: {
        type: 'media-player',
        views: ['front', 'back', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.name === 'Stick' ? 'stick' : 'box',
        },
      },
      kg: 0.16,
      mm: item.name === 'Stick' ? [96, 12, 30] : [105, 22, 105],
      story: [
        t(
          'Перетворює будь-який телевізор із HDMI на розумний: кінотеатри, голосовий пошук, трансляція з телефона.',
          'Превращает любой телевизор с HDMI в умный: кинотеатры, голосовой поиск, трансляция с телефона.',
        ),
        t(
          `Пам’яті ${item.memory} досить, щоб меню не гальмувало, а ${item.wifi} тягне 4K без зупинок. Пульт із мікрофоном — у коробці.`,
          `Памяти ${item.memory} достаточно, чтобы меню не тормозило, а ${item.wifi} тянет 4K без остановок. Пульт с микрофоном — в коробке.`,
        ),
      ],
      topic: 'mediaPlayer',
    });
  }
}
