import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL, PORTS, PROTECTION } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { same, t } from '../../text/l10n.ts';
import { cross } from '../cross.ts';
import { product } from '../product.ts';
import * as audio from './audio-specifications.ts';

const SPEAKERS = [
  {
    brand: 'tysha',
    name: 'Luh',
    series: 'Luh',
    watts: 40,
    hours: 20,
    cover: 'IP67',
    price: 5490,
    kg: 0.96,
    layout: 'cylinder',
  },
  {
    brand: 'tysha',
    name: 'Luh Mini',
    series: 'Luh',
    watts: 12,
    hours: 14,
    cover: 'IP67',
    price: 2290,
    kg: 0.38,
    layout: 'puck',
  },
  {
    brand: 'tysha',
    name: 'Salon',
    series: 'Salon',
    watts: 80,
    hours: 0,
    cover: 'IP20',
    price: 9900,
    kg: 3.4,
    layout: 'home',
  },
  {
    brand: 'vidlun',
    name: 'Bereh',
    series: 'Bereh',
    watts: 30,
    hours: 16,
    cover: 'IP67',
    price: 2990,
    kg: 0.78,
    layout: 'cylinder',
  },
  {
    brand: 'vidlun',
    name: 'Bereh Go',
    series: 'Bereh',
    watts: 8,
    hours: 10,
    cover: 'IP66',
    price: 1190,
    kg: 0.27,
    layout: 'puck',
  },
  {
    brand: 'vidlun',
    name: 'Toloka',
    series: 'Toloka',
    watts: 120,
    hours: 12,
    cover: 'IPX4',
    price: 8400,
    kg: 6.2,
    layout: 'party',
  },
  {
    brand: 'tembr',
    name: 'Kvit',
    series: 'Kvit',
    watts: 5,
    hours: 8,
    cover: 'IPX4',
    price: 590,
    kg: 0.22,
    layout: 'puck',
  },
  {
    brand: 'tembr',
    name: 'Kvit XL',
    series: 'Kvit',
    watts: 20,
    hours: 12,
    cover: 'IPX5',
    price: 1490,
    kg: 0.7,
    layout: 'cylinder',
  },
] as const;

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

const MICROPHONES = [
  {
    brand: 'tysha',
    name: 'Holos',
    series: 'Holos',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 96,
    link: 'USB-C',
    price: 3490,
  },
  {
    brand: 'tysha',
    name: 'Holos Pro',
    series: 'Holos',
    kind: t('динамічний', 'динамический'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 96,
    link: 'USB-C, XLR',
    price: 5900,
  },
  {
    brand: 'vidlun',
    name: 'Slovo',
    series: 'Slovo',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('чотири режими', 'четыре режима'),
    rate: 48,
    link: 'USB-C',
    price: 2290,
  },
  {
    brand: 'vidlun',
    name: 'Slovo Duo',
    series: 'Slovo',
    kind: t('петличний, два передавачі', 'петличный, два передатчика'),
    pattern: t('кругова', 'круговая'),
    rate: 48,
    link: 'USB-C',
    price: 2990,
  },
  {
    brand: 'tembr',
    name: 'Mic 1',
    series: 'Mic',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 48,
    link: 'USB-A',
    price: 790,
  },
  {
    brand: 'rysa',
    name: 'Duel Mic',
    series: 'Duel',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 48,
    link: 'USB-C',
    price: 1490,
  },
] as const;

/** Microphones for speech and streams. */
export function* microphones(): Generator<Draft> {
  for (const [item, colour] of cross(MICROPHONES, ['black', 'white', 'graphite'] as const)) {
    yield product({
      leaf: 'mikrofony',
      noun: noun('Мікрофон', 'Микрофон', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: item.kind,
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [audio.CAPSULE, item.kind],
        [audio.PATTERN, item.pattern],
        [CONNECTION, item.link],
        [audio.SAMPLE, item.rate],
        [audio.RANGE, t('20 Гц – 20 кГц', '20 Гц – 20 кГц')],
        [MATERIAL, item.price > 1400 ? t('метал', 'металл') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'microphone',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.name === 'Slovo Duo' ? 'lavalier' : item.price > 5000 ? 'broadcast' : 'desk',
        },
      },
      kg: 0.5,
      mm: [90, 210, 90],
      story: [
        t(
          'Голос звучить близько й без луни, навіть якщо кімната не оброблена: спрямованість відсікає клавіатуру та вулицю.',
          'Голос звучит близко и без эха, даже если комната не обработана: направленность отсекает клавиатуру и улицу.',
        ),
        t(
          'Під’єднали кабель — і мікрофон уже в списку пристроїв. Кнопка вимкнення беззвучна, а вихід на навушники дає чути себе без затримки.',
          'Подключили кабель — и микрофон уже в списке устройств. Кнопка отключения бесшумна, а выход на наушники позволяет слышать себя без задержки.',
        ),
      ],
      topic: 'microphone',
    });
  }
}
