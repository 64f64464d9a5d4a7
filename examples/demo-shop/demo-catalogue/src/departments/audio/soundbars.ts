import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BLUETOOTH, CONNECTION, MATERIAL, PORTS } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { same, t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';

const soundbarsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  format: z.string(),
  watts: z.number(),
  width: z.number(),
  sub: z.boolean(),
  atmos: z.boolean(),
  price: z.number(),
});

const SOUNDBARS = readRows('audio/soundbars.json', soundbarsSchema);

/** Soundbars. */
export function* soundbars(): Generator<Draft> {
  for (const [item, colour] of cross(SOUNDBARS, ['black', 'grey', 'white'] as const)) {
    if (colour === 'white' && item.brand !== 'tysha') continue;
    yield product({
      leaf: 'saundbary',
      noun: noun('Саундбар', 'Саундбар', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: same(item.name.endsWith(item.format) ? `${item.watts} Вт` : `${item.format}, ${item.watts} Вт`),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [audio.CHANNELS, item.format],
        [audio.SPEAKER_WATTS, item.watts],
        [audio.SUBWOOFER, item.sub ? t('бездротовий', 'беспроводной') : t('немає', 'нет')],
        [audio.ATMOS, item.atmos],
        [audio.WIDTH, item.width],
        [PORTS, item.price > 5000 ? 'HDMI eARC, HDMI, TOSLINK' : 'HDMI ARC, TOSLINK, AUX'],
        [BLUETOOTH, '5.3'],
        [CONNECTION, item.price > 8000 ? 'Wi-Fi, Bluetooth, HDMI' : 'Bluetooth, HDMI'],
        [MATERIAL, t('пластик і тканина', 'пластик и ткань')],
      ],
      picture: {
        type: 'soundbar',
        views: ['front', 'side', 'scene'],
        params: { brand: item.brand, series: item.series, model: item.name, subwoofer: item.sub, width: item.width },
      },
      kg: item.sub ? 8.2 : 2.6,
      mm: [item.width * 10, 62, 95],
      story: [
        t(
          `Діалоги стають розбірливими, а ${item.sub ? 'окремий сабвуфер додає баса, який відчувається підлогою' : 'бас не потребує окремого сабвуфера'}. Потужність ${item.watts} Вт, формат ${item.format}.`,
          `Диалоги становятся разборчивыми, а ${item.sub ? 'отдельный сабвуфер добавляет баса, который чувствуется полом' : 'бас не требует отдельного сабвуфера'}. Мощность ${item.watts} Вт, формат ${item.format}.`,
        ),
        t(
          `Підключається одним кабелем HDMI: гучність регулює пульт телевізора. Ширина ${item.width} см — ${item.width > 90 ? 'до екранів від 50″' : 'до екранів від 32″'}.`,
          `Подключается одним кабелем HDMI: громкость регулирует пульт телевизора. Ширина ${item.width} см — ${item.width > 90 ? 'к экранам от 50″' : 'к экранам от 32″'}.`,
        ),
      ],
      topic: 'soundbar',
    });
  }
}
