import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL, PROTECTION } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';

const speakersSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  watts: z.number(),
  hours: z.number(),
  cover: z.string(),
  price: z.number(),
  kg: z.number(),
  layout: z.string(),
});

const SPEAKERS = readRows('audio/speakers.json', speakersSchema);

/** Portable and home speakers. */
export function* speakers(): Generator<Draft> {
  for (const [item, colour] of cross(SPEAKERS, ['black', 'blue', 'green', 'red', 'grey', 'orange'] as const)) {
    if ((item.layout === 'home' || item.layout === 'party') && colour !== 'black' && colour !== 'grey') continue;
    const isHome = item.hours === 0;
    yield product({
      leaf: 'kolonky',
      noun: noun('Колонка', 'Колонка', 'f'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: t(`${item.watts} Вт${isHome ? ', домашня' : ''}`, `${item.watts} Вт${isHome ? ', домашняя' : ''}`),
      price: item.price,
      warranty: item.brand === 'tysha' ? 24 : 12,
      colour,
      isColourNamed: true,
      values: [
        [audio.SPEAKER_WATTS, item.watts],
        ...(isHome ? [] : [[BATTERY_LIFE, item.hours] as const]),
        [PROTECTION, isHome ? t('для приміщень', 'для помещений') : item.cover],
        [BLUETOOTH, '5.3'],
        [audio.PAIR, item.price > 1000],
        [CONNECTION, isHome ? 'Wi-Fi, Bluetooth, AUX' : item.layout === 'party' ? 'Bluetooth, AUX, USB' : 'Bluetooth'],
        [audio.CODECS, item.price > 2500 ? 'AAC, SBC' : 'SBC'],
        [audio.RANGE, item.watts > 25 ? t('45 Гц – 20 кГц', '45 Гц – 20 кГц') : t('80 Гц – 20 кГц', '80 Гц – 20 кГц')],
        [audio.CALLS, !isHome && item.layout !== 'party'],
        [MATERIAL, isHome ? t('дерево і тканина', 'дерево и ткань') : t('тканина і гума', 'ткань и резина')],
      ],
      picture: {
        type: 'speaker',
        views: ['front', 'side', 'back', 'scene'],
        params: { brand: item.brand, series: item.series, model: item.name, layout: item.layout, watts: item.watts },
      },
      kg: item.kg,
      mm: item.layout === 'puck' ? [98, 42, 98] : item.layout === 'party' ? [290, 560, 280] : [210, 82, 82],
      story: [
        isHome
          ? t(
              `${item.watts} Вт і дерев’яний корпус заповнюють вітальню теплим звуком; музика йде через Wi-Fi без стиснення.`,
              `${item.watts} Вт и деревянный корпус наполняют гостиную тёплым звуком; музыка идёт через Wi-Fi без сжатия.`,
            )
          : t(
              `${item.watts} Вт вистачає ${item.watts > 60 ? 'на подвір’я та весілля' : item.watts > 15 ? 'для пікніка й великої кімнати' : 'для кухні, намету або ванної'}, акумулятора — до ${item.hours} годин.`,
              `${item.watts} Вт хватает ${item.watts > 60 ? 'на двор и свадьбу' : item.watts > 15 ? 'для пикника и большой комнаты' : 'для кухни, палатки или ванной'}, аккумулятора — до ${item.hours} часов.`,
            ),
        item.price > 1000
          ? t(
              'Дві однакові колонки об’єднуються у стереопару одним дотиком.',
              'Две одинаковые колонки объединяются в стереопару одним касанием.',
            )
          : t(
              'Петля на корпусі чіпляється до рюкзака, керма або гілки.',
              'Петля на корпусе цепляется к рюкзаку, рулю или ветке.',
            ),
      ],
      topic: 'speaker',
    });
  }
}
