import { BLUETOOTH, CONNECTION, MATERIAL, PORTS } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { same, t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';

const SOUNDBARS = [
  {
    brand: 'tysha',
    name: 'Bar 5.1.2',
    series: 'Bar',
    format: '5.1.2',
    watts: 420,
    width: 110,
    sub: true,
    atmos: true,
    price: 18900,
  },
  {
    brand: 'tysha',
    name: 'Bar 3.1',
    series: 'Bar',
    format: '3.1',
    watts: 280,
    width: 96,
    sub: true,
    atmos: true,
    price: 11900,
  },
  {
    brand: 'tysha',
    name: 'Bar One',
    series: 'Bar',
    format: '2.0',
    watts: 100,
    width: 66,
    sub: false,
    atmos: true,
    price: 8900,
  },
  {
    brand: 'vidlun',
    name: 'S',
    series: 'S',
    format: '2.1',
    watts: 160,
    width: 90,
    sub: true,
    atmos: false,
    price: 5490,
  },
  {
    brand: 'vidlun',
    name: 'S Mini',
    series: 'S',
    format: '2.0',
    watts: 60,
    width: 55,
    sub: false,
    atmos: false,
    price: 2790,
  },
  {
    brand: 'vidlun',
    name: 'S Max',
    series: 'S',
    format: '3.1.2',
    watts: 320,
    width: 100,
    sub: true,
    atmos: true,
    price: 9400,
  },
  {
    brand: 'tembr',
    name: 'Line',
    series: 'Line',
    format: '2.0',
    watts: 40,
    width: 80,
    sub: false,
    atmos: false,
    price: 1690,
  },
  {
    brand: 'tembr',
    name: 'Line Sub',
    series: 'Line',
    format: '2.1',
    watts: 120,
    width: 85,
    sub: true,
    atmos: false,
    price: 3290,
  },
] as const;

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
