import type { BrandName } from '../../model/brands.ts';
import { BRIGHTNESS, DIAGONAL, PANEL, PORTS, REFRESH, RESOLUTION, WIFI } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { cross } from '../cross.ts';
import { product } from '../product.ts';

const SMART = spec('Smart TV', 'Smart TV', { group: 'functions', filter: 'promoted' });
const HDR = spec('HDR', 'HDR', { group: 'screen' });
const SOUND = spec('Потужність динаміків', 'Мощность динамиков', { unit: 'Вт', group: 'sound', better: 'higher' });
const TUNER = spec('Тюнер', 'Тюнер', { group: 'network' });
const VESA = spec('Кріплення VESA', 'Крепление VESA', { group: 'body', filter: 'none' });
const GAMES = spec('Ігровий режим', 'Игровой режим', { group: 'functions' });
const BOX_MEMORY = spec('Пам’ять приставки', 'Память приставки', { group: 'memory', filter: 'promoted' });
const LUMENS = spec('Яскравість проєктора', 'Яркость проектора', {
  unit: 'лм',
  group: 'image',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
const SOURCE = spec('Джерело світла', 'Источник света', { group: 'image', filter: 'promoted' });
const THROW = spec('Відстань до екрана 100″', 'Расстояние до экрана 100″', {
  unit: 'м',
  group: 'image',
  better: 'lower',
});
const KEYSTONE = spec('Корекція трапеції', 'Коррекция трапеции', { group: 'image' });
const LAMP_HOURS = spec('Ресурс джерела', 'Ресурс источника', { unit: ['год', 'ч'], group: 'image', better: 'higher' });

const SMALL = 'televizory-do-43';
const MIDDLE = 'televizory-50-55';
const LARGE = 'televizory-65-i-bilshe';

type Line = {
  brand: BrandName;
  series: string;
  panel: string;
  hertz: number;
  nits: number;
  factor: number;
  hdr: string;
  watts: number;
  system: string;
};
const LINES: readonly Line[] = [
  {
    brand: 'obraz',
    series: 'O9',
    panel: 'OLED',
    hertz: 120,
    nits: 900,
    factor: 2.5,
    hdr: 'HDR10+, HLG',
    watts: 40,
    system: 'Obraz OS',
  },
  {
    brand: 'obraz',
    series: 'Q7',
    panel: 'QLED',
    hertz: 120,
    nits: 700,
    factor: 1.6,
    hdr: 'HDR10+, HLG',
    watts: 30,
    system: 'Obraz OS',
  },
  {
    brand: 'obraz',
    series: 'U5',
    panel: 'IPS',
    hertz: 60,
    nits: 350,
    factor: 1.15,
    hdr: 'HDR10, HLG',
    watts: 20,
    system: 'Obraz OS',
  },
  {
    brand: 'vydyvo',
    series: 'Mini',
    panel: 'Mini LED',
    hertz: 144,
    nits: 1200,
    factor: 1.9,
    hdr: 'HDR10+, HLG',
    watts: 40,
    system: 'Android TV',
  },
  {
    brand: 'vydyvo',
    series: 'V6',
    panel: 'QLED',
    hertz: 60,
    nits: 450,
    factor: 1.25,
    hdr: 'HDR10, HLG',
    watts: 24,
    system: 'Android TV',
  },
  {
    brand: 'vydyvo',
    series: 'V4',
    panel: 'VA',
    hertz: 60,
    nits: 300,
    factor: 0.95,
    hdr: 'HDR10',
    watts: 20,
    system: 'Android TV',
  },
  {
    brand: 'palitra',
    series: 'P3',
    panel: 'VA',
    hertz: 60,
    nits: 280,
    factor: 0.8,
    hdr: 'HDR10',
    watts: 16,
    system: 'Android TV',
  },
  {
    brand: 'palitra',
    series: 'P1',
    panel: 'VA',
    hertz: 60,
    nits: 250,
    factor: 0.68,
    hdr: 'HDR10',
    watts: 16,
    system: 'Android TV',
  },
];
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

const BOXES = [
  { brand: 'vydyvo', name: 'Box 4K', series: 'Box', memory: '2/16 ГБ', wifi: 'Wi-Fi 5', price: 1690 },
  { brand: 'vydyvo', name: 'Box Max', series: 'Box', memory: '4/64 ГБ', wifi: 'Wi-Fi 6', price: 3290 },
  { brand: 'vydyvo', name: 'Stick', series: 'Stick', memory: '2/8 ГБ', wifi: 'Wi-Fi 5', price: 1290 },
  { brand: 'palitra', name: 'TV Box', series: 'TV', memory: '2/16 ГБ', wifi: 'Wi-Fi 5', price: 1190 },
  { brand: 'palitra', name: 'TV Box Pro', series: 'TV', memory: '4/32 ГБ', wifi: 'Wi-Fi 6', price: 2190 },
  { brand: 'obraz', name: 'Player', series: 'Player', memory: '4/32 ГБ', wifi: 'Wi-Fi 6', price: 3990 },
  { brand: 'obraz', name: 'Player Mini', series: 'Player', memory: '2/16 ГБ', wifi: 'Wi-Fi 5', price: 2290 },
] as const;

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

const PROJECTORS = [
  {
    brand: 'obraz',
    name: 'Beam 4K',
    series: 'Beam',
    lumens: 2200,
    frame: '3840 × 2160',
    source: t('лазер', 'лазер'),
    metres: 2.6,
    hours: 25000,
    price: 48900,
  },
  {
    brand: 'obraz',
    name: 'Beam Ultra',
    series: 'Beam',
    lumens: 2500,
    frame: '3840 × 2160',
    source: t('лазер, ультракороткий фокус', 'лазер, ультракороткий фокус'),
    metres: 0.25,
    hours: 25000,
    price: 74900,
  },
  {
    brand: 'vydyvo',
    name: 'Light 1080',
    series: 'Light',
    lumens: 900,
    frame: '1920 × 1080',
    source: t('світлодіод', 'светодиод'),
    metres: 2.7,
    hours: 30000,
    price: 16900,
  },
  {
    brand: 'vydyvo',
    name: 'Pocket',
    series: 'Pocket',
    lumens: 300,
    frame: '1280 × 720',
    source: t('світлодіод', 'светодиод'),
    metres: 2.9,
    hours: 30000,
    price: 8900,
  },
  {
    brand: 'palitra',
    name: 'Cine',
    series: 'Cine',
    lumens: 600,
    frame: '1920 × 1080',
    source: t('світлодіод', 'светодиод'),
    metres: 2.8,
    hours: 30000,
    price: 9900,
  },
  {
    brand: 'palitra',
    name: 'Cine Lite',
    series: 'Cine',
    lumens: 250,
    frame: '1280 × 720',
    source: t('світлодіод', 'светодиод'),
    metres: 3,
    hours: 30000,
    price: 5400,
  },
] as const;

/** Projectors. */
export function* projectors(): Generator<Draft> {
  for (const [item, colour] of cross(PROJECTORS, ['white', 'graphite', 'silver'] as const)) {
    if (colour === 'silver' && item.brand === 'obraz') continue;
    yield product({
      leaf: 'proiektory',
      noun: noun('Проєктор', 'Проектор', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: t(`${figure(item.lumens)} лм`, `${figure(item.lumens)} лм`),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [LUMENS, item.lumens],
        [RESOLUTION, item.frame],
        [SOURCE, item.source],
        [THROW, item.metres],
        [SMART, 'Android TV'],
        [KEYSTONE, t('автоматична', 'автоматическая')],
        [LAMP_HOURS, item.hours],
        [WIFI, item.price > 15000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
        [PORTS, 'HDMI, USB, 3,5 мм'],
        [SOUND, item.price > 40000 ? 30 : 10],
      ],
      picture: {
        type: 'projector',
        views: ['front', 'side', 'back', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.lumens > 2400 ? 'ultra' : item.lumens < 400 ? 'pocket' : 'box',
        },
      },
      kg: item.price > 40000 ? 6.1 : 2.2,
      mm: item.price > 40000 ? [500, 130, 330] : [210, 160, 200],
      story: [
        t(
          `Екран 100″ виходить з відстані ${figure(item.metres)} м, картинка ${item.frame} вирівнюється й фокусується сама.`,
          `Экран 100″ получается с расстояния ${figure(item.metres)} м, картинка ${item.frame} выравнивается и фокусируется сама.`,
        ),
        item.lumens > 1500
          ? t(
              `${figure(item.lumens)} лм — фільм видно й при ввімкненій лампі, штори закривати не обов’язково.`,
              `${figure(item.lumens)} лм — фильм видно и при включённой лампе, шторы закрывать не обязательно.`,
            )
          : t(
              `${figure(item.lumens)} лм розраховані на вечір або затемнену кімнату; удень для перегляду закрийте штори.`,
              `${figure(item.lumens)} лм рассчитаны на вечер или затемнённую комнату; днём для просмотра закройте шторы.`,
            ),
        t(
          `Джерело світла служить ${figure(item.hours)} годин: по фільму щовечора — понад тридцять років.`,
          `Источник света служит ${figure(item.hours)} часов: по фильму каждый вечер — более тридцати лет.`,
        ),
      ],
      topic: 'projector',
    });
  }
}
