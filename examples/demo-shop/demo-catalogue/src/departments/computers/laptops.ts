import type { BrandName } from '../../model/brands.ts';
import {
  BATTERY_LIFE,
  BRIGHTNESS,
  DIAGONAL,
  MATERIAL,
  PANEL,
  PORTS,
  PROCESSOR,
  RAM,
  REFRESH,
  RESOLUTION,
  STORAGE,
  WIFI,
} from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import type { ColourName } from '../../text/colours.ts';
import { type L10n, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { BUILT_IN, CARD, MEMORY } from './memory-and-graphics.ts';

type Model = {
  leaf: string;
  brand: BrandName;
  name: string;
  series: string;
  inch: number;
  frame: string;
  panel: string;
  hertz: number;
  chip: string;
  graphics: L10n;
  hours: number;
  kg: number;
  price: number;
  colours: readonly ColourName[];
};

const AIR = 'ultrabuky';

const GAME = 'ihrovi-noutbuky';

const WORK = 'noutbuky-dlia-roboty';

const model = (
  leaf: string,
  brand: BrandName,
  name: string,
  series: string,
  inch: number,
  frame: string,
  panel: string,
  hertz: number,
  chip: string,
  graphics: L10n,
  hours: number,
  kg: number,
  price: number,
  colours: readonly ColourName[],
): Model => ({ leaf, brand, name, series, inch, frame, panel, hertz, chip, graphics, hours, kg, price, colours });

const MODELS: readonly Model[] = [
  model(AIR, 'forma', '14', 'Forma', 14, '2880 × 1800', 'OLED', 120, 'Kobzar N7, 10 ядер', BUILT_IN, 11, 1.24, 41900, [
    'silver',
    'graphite',
  ]),
  model(AIR, 'forma', '13 Air', 'Air', 13.3, '2560 × 1600', 'IPS', 90, 'Kobzar N5, 8 ядер', BUILT_IN, 14, 0.98, 36900, [
    'silver',
    'beige',
    'blue',
  ]),
  model(
    AIR,
    'rysa',
    'Lehka 14',
    'Lehka',
    14,
    '1920 × 1200',
    'IPS',
    60,
    'Dnipro C5, 8 ядер',
    BUILT_IN,
    12,
    1.35,
    25900,
    ['grey', 'mint'],
  ),
  model(AIR, 'plyn', 'Slim 14', 'Slim', 14, '1920 × 1080', 'IPS', 60, 'Desna B4, 6 ядер', BUILT_IN, 8, 1.45, 17900, [
    'silver',
    'sky',
  ]),
  model(
    GAME,
    'forma',
    'Arena 16',
    'Arena',
    16,
    '2560 × 1600',
    'IPS',
    240,
    'Kobzar H9, 16 ядер',
    CARD.g12,
    5,
    2.4,
    78900,
    ['black', 'white'],
  ),
  model(
    GAME,
    'forma',
    'Arena 15',
    'Arena',
    15.6,
    '2560 × 1440',
    'IPS',
    165,
    'Kobzar H7, 12 ядер',
    CARD.g8,
    6,
    2.2,
    54900,
    ['black', 'white'],
  ),
  model(GAME, 'rysa', 'Duel 15', 'Duel', 15.6, '1920 × 1080', 'IPS', 144, 'Dnipro H6, 8 ядер', CARD.g6, 6, 2.3, 36900, [
    'black',
    'graphite',
  ]),
  model(
    GAME,
    'rysa',
    'Duel 17',
    'Duel',
    17.3,
    '2560 × 1440',
    'IPS',
    165,
    'Dnipro H8, 12 ядер',
    CARD.g8,
    5,
    2.7,
    51900,
    ['black', 'graphite'],
  ),
  model(
    WORK,
    'forma',
    'Office 15',
    'Office',
    15.6,
    '1920 × 1080',
    'IPS',
    60,
    'Kobzar N5, 8 ядер',
    BUILT_IN,
    9,
    1.7,
    24900,
    ['silver', 'black'],
  ),
  model(
    WORK,
    'rysa',
    'Kontur 16',
    'Kontur',
    16,
    '1920 × 1200',
    'IPS',
    60,
    'Dnipro C6, 10 ядер',
    BUILT_IN,
    10,
    1.78,
    29900,
    ['grey', 'black'],
  ),
  model(
    WORK,
    'plyn',
    'Basic 15',
    'Basic',
    15.6,
    '1920 × 1080',
    'VA',
    60,
    'Desna B3, 4 ядра',
    BUILT_IN,
    7,
    1.75,
    14900,
    ['black', 'silver'],
  ),
  model(
    WORK,
    'plyn',
    'Basic 17',
    'Basic',
    17.3,
    '1920 × 1080',
    'IPS',
    60,
    'Desna B4, 6 ядер',
    BUILT_IN,
    6,
    2.3,
    18900,
    ['black', 'silver'],
  ),
  model(
    AIR,
    'rysa',
    'Lehka 16',
    'Lehka',
    16,
    '2560 × 1600',
    'IPS',
    120,
    'Dnipro C7, 12 ядер',
    BUILT_IN,
    13,
    1.6,
    34900,
    ['grey', 'graphite'],
  ),
  model(
    WORK,
    'forma',
    'Office 14',
    'Office',
    14,
    '1920 × 1200',
    'IPS',
    60,
    'Kobzar N4, 6 ядер',
    BUILT_IN,
    11,
    1.42,
    21900,
    ['silver', 'black', 'blue'],
  ),
];

/** How the card picture shows a model; the others stand open. */
const FORMS: Readonly<Record<string, string>> = {
  '14': 'stand',
  '13 Air': 'tent',
  'Lehka 14': 'half',
  'Slim 14': 'closed',
  'Lehka 16': 'wide',
  'Arena 16': 'shelf',
  'Arena 15': 'half',
  'Duel 17': 'shelf',
  'Kontur 16': 'wide',
  'Basic 15': 'half',
  'Office 14': 'closed',
};

/** Laptops: thin, for games and for work. */
export function* laptops(): Generator<Draft> {
  for (const item of MODELS) {
    const isGame = item.leaf === GAME;
    // Makers pair cheap bodies with less memory and gaming ones with more.
    const memory = isGame ? MEMORY.slice(2) : item.price < 20000 ? MEMORY.slice(0, 3) : MEMORY.slice(1);
    for (const [step, [ram, disk]] of memory.entries()) {
      for (const colour of item.colours) {
        const size = storage(disk);
        const text = `${ram}/${size.text.uk}`;
        yield product({
          leaf: item.leaf,
          noun: noun('Ноутбук', 'Ноутбук', 'm'),
          brand: item.brand,
          series: item.series,
          model: item.name,
          details: t(text, text),
          price: item.price * (1 + step * 0.14),
          warranty: item.brand === 'forma' ? 24 : 12,
          colour,
          isColourNamed: true,
          values: [
            [DIAGONAL, item.inch],
            [PROCESSOR, item.chip],
            [RAM, ram],
            [STORAGE, size],
            [computer.GRAPHICS, item.graphics],
            [PANEL, item.panel],
            [RESOLUTION, item.frame],
            [REFRESH, item.hertz],
            [BRIGHTNESS, item.panel === 'OLED' ? 500 : isGame ? 350 : 300],
            [BATTERY_LIFE, item.hours],
            [WIFI, item.price > 30000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
            [
              PORTS,
              isGame
                ? '2 × USB-C, 3 × USB-A, HDMI, RJ-45'
                : item.inch < 14
                  ? '2 × USB-C, 3,5 мм'
                  : '2 × USB-C, 2 × USB-A, HDMI',
            ],
            [computer.KEYBOARD_LIGHT, isGame ? 'RGB' : item.price > 18000 ? t('біле', 'белая') : t('немає', 'нет')],
            [computer.SYSTEM, item.price > 30000 ? t('із системою', 'с системой') : t('без системи', 'без системы')],
            [MATERIAL, item.price > 25000 ? t('алюміній', 'алюминий') : t('пластик', 'пластик')],
          ],
          picture: {
            type: 'laptop',
            views: ['front', 'back', 'side', 'scene'],
            params: {
              brand: item.brand,
              series: item.series,
              model: item.name,
              diagonal: item.inch,
              layout: isGame ? 'gaming' : item.inch > 15 ? 'classic' : 'slim',
              form: FORMS[item.name] ?? 'open',
            },
          },
          kg: item.kg,
          mm: [Math.round(item.inch * 22.3), isGame ? 25 : 17, Math.round(item.inch * 15.6)],
          story: [
            isGame
              ? t(
                  `Екран ${figure(item.inch)}″ із ${item.hertz} Гц і відеокарта ${item.graphics.uk} тягнуть сучасні ігри на високих налаштуваннях, а охолодження з двома вентиляторами не скидає частоту через пів години.`,
                  `Экран ${figure(item.inch)}″ с ${item.hertz} Гц и видеокарта ${item.graphics.ru} тянут современные игры на высоких настройках, а охлаждение с двумя вентиляторами не сбрасывает частоту через полчаса.`,
                )
              : item.leaf === AIR
                ? t(
                    `${figure(item.kg)} кг у рюкзаку майже не відчуваються, а екран ${figure(item.inch)}″ ${item.panel} показує фото й таблиці без втоми для очей.`,
                    `${figure(item.kg)} кг в рюкзаке почти не чувствуются, а экран ${figure(item.inch)}″ ${item.panel} показывает фото и таблицы без усталости для глаз.`,
                  )
                : t(
                    `Великий екран ${figure(item.inch)}″, зручна клавіатура й усі потрібні роз’єми: документи, бухгалтерія, десятки вкладок і відеозустрічі — без перехідників.`,
                    `Большой экран ${figure(item.inch)}″, удобная клавиатура и все нужные разъёмы: документы, бухгалтерия, десятки вкладок и видеовстречи — без переходников.`,
                  ),
            t(
              `Процесор ${item.chip} разом із ${ram} ГБ пам’яті ${ram > 15 ? 'тримає важкі проєкти й віртуальні машини' : 'упевнено справляється з навчанням і роботою'}. Накопичувач ${size.text.uk} можна замінити: кришка знімається звичайною викруткою.`,
              `Процессор ${item.chip} вместе с ${ram} ГБ памяти ${ram > 15 ? 'держит тяжёлые проекты и виртуальные машины' : 'уверенно справляется с учёбой и работой'}. Накопитель ${size.text.ru} можно заменить: крышка снимается обычной отвёрткой.`,
            ),
            t(
              `Від акумулятора ноутбук працює до ${item.hours} годин і заряджається через USB-C${isGame ? ' у дорозі або потужним блоком удома' : ', зокрема й від повербанка на 65 Вт'}.`,
              `От аккумулятора ноутбук работает до ${item.hours} часов и заряжается через USB-C${isGame ? ' в дороге или мощным блоком дома' : ', в том числе от повербанка на 65 Вт'}.`,
            ),
          ],
          topic: 'laptop',
          choices: [{ axis: t('Пам’ять', 'Память'), value: t(text, text) }],
        });
      }
    }
  }
}
