import type { BrandName } from '../../model/brands.ts';
import {
  BATTERY_MAH,
  BLUETOOTH,
  BRIGHTNESS,
  DIAGONAL,
  MATERIAL,
  PANEL,
  PROCESSOR,
  PROTECTION,
  RAM,
  REFRESH,
  RESOLUTION,
  STORAGE,
  WIFI,
} from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { spec } from '../../model/specification.ts';
import type { ColourName } from '../../text/colours.ts';
import { type L10n, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { product } from '../product.ts';

const MAIN_CAMERA = spec('Основна камера', 'Основная камера', {
  unit: 'Мп',
  group: 'camera',
  filter: 'promoted',
  better: 'higher',
});
const CAMERAS = spec('Кількість камер', 'Количество камер', { group: 'camera' });
const FRONT_CAMERA = spec('Фронтальна камера', 'Фронтальная камера', { unit: 'Мп', group: 'camera', better: 'higher' });
const CHARGING = spec('Потужність заряджання', 'Мощность зарядки', { unit: 'Вт', group: 'charge', better: 'higher' });
const NFC = spec('NFC', 'NFC', { group: 'network', filter: 'promoted' });
const MOBILE = spec('Мобільний зв’язок', 'Мобильная связь', { group: 'network', filter: 'promoted' });
const SIM = spec('SIM-карти', 'SIM-карты', { group: 'network' });
const SYSTEM = spec('Операційна система', 'Операционная система', { group: 'functions' });
const UNLOCK = spec('Розблокування', 'Разблокировка', { group: 'functions' });
const STYLUS = spec('Стилус', 'Стилус', { group: 'functions', filter: 'promoted' });

/** 256 → «256 ГБ», 1024 → «1 ТБ», comparable by gigabytes. */
export const storage = (gigabytes: number): { text: L10n; number: number } => {
  const text = gigabytes >= 1000 ? `${figure(Math.round(gigabytes / 1000))} ТБ` : `${gigabytes} ГБ`;
  return { text: t(text, text), number: gigabytes };
};

type Model = {
  name: string;
  series: string;
  diagonal: number;
  frame: string;
  panel: string;
  hertz: number;
  chip: string;
  main: number;
  front: number;
  cameras: number;
  mah: number;
  watts: number;
  nits: number;
  five: boolean;
  cover: string;
  price: number;
  memory: readonly (readonly [number, number])[];
  colours: readonly ColourName[];
  layout: string;
};

const M: readonly (readonly [number, number])[] = [
  [4, 64],
  [4, 128],
];
const model = (
  name: string,
  series: string,
  diagonal: number,
  frame: string,
  panel: string,
  hertz: number,
  chip: string,
  main: number,
  front: number,
  cameras: number,
  mah: number,
  watts: number,
  nits: number,
  five: boolean,
  cover: string,
  price: number,
  memory: Model['memory'],
  colours: readonly ColourName[],
  layout: string,
): Model => ({
  name,
  series,
  diagonal,
  frame,
  panel,
  hertz,
  chip,
  main,
  front,
  cameras,
  mah,
  watts,
  nits,
  five,
  cover,
  price,
  memory,
  colours,
  layout,
});

const PHONES: readonly { brand: BrandName; models: readonly Model[] }[] = [
  {
    brand: 'zirka',
    models: [
      model(
        '12 Pro',
        '12',
        6.7,
        '1440 × 3120',
        'OLED',
        120,
        'Kobzar X3, 8 ядер',
        50,
        32,
        3,
        5000,
        80,
        1800,
        true,
        'IP68',
        33900,
        [
          [12, 256],
          [12, 512],
          [16, 1024],
        ],
        ['graphite', 'white', 'blue', 'gold'],
        'trio',
      ),
      model(
        '12',
        '12',
        6.3,
        '1080 × 2400',
        'OLED',
        120,
        'Kobzar X3, 8 ядер',
        50,
        32,
        2,
        4500,
        67,
        1600,
        true,
        'IP68',
        25900,
        [
          [8, 256],
          [12, 256],
          [12, 512],
        ],
        ['graphite', 'white', 'lilac', 'mint'],
        'duo',
      ),
      model(
        '11 Lite',
        '11',
        6.5,
        '1080 × 2400',
        'OLED',
        90,
        'Kobzar X2, 8 ядер',
        50,
        16,
        2,
        4800,
        33,
        1000,
        true,
        'IP54',
        14900,
        [
          [6, 128],
          [8, 256],
        ],
        ['black', 'mint', 'sky'],
        'duo',
      ),
      model(
        'Fold 2',
        'Fold',
        7.8,
        '1984 × 2272',
        'OLED',
        120,
        'Kobzar X3, 8 ядер',
        50,
        16,
        3,
        4600,
        67,
        1500,
        true,
        'IPX8',
        64900,
        [
          [12, 512],
          [16, 1024],
        ],
        ['black', 'beige'],
        'bar',
      ),
    ],
  },
  {
    brand: 'sokil',
    models: [
      model(
        'Nova 7',
        'Nova',
        6.6,
        '1080 × 2408',
        'OLED',
        120,
        'Dnipro 900, 8 ядер',
        108,
        20,
        3,
        5000,
        67,
        1200,
        true,
        'IP65',
        15900,
        [
          [8, 128],
          [8, 256],
          [12, 512],
        ],
        ['black', 'blue', 'pink'],
        'disc',
      ),
      model(
        'Nova 7 Lite',
        'Nova',
        6.6,
        '1080 × 2408',
        'IPS',
        90,
        'Dnipro 700, 8 ядер',
        50,
        13,
        2,
        5000,
        33,
        600,
        false,
        'IP54',
        9900,
        [
          [6, 128],
          [8, 256],
        ],
        ['black', 'blue', 'mint'],
        'duo',
      ),
      model(
        'Max 5',
        'Max',
        6.9,
        '1080 × 2460',
        'IPS',
        120,
        'Dnipro 800, 8 ядер',
        64,
        16,
        3,
        6000,
        45,
        700,
        true,
        'IP54',
        12900,
        [
          [8, 128],
          [8, 256],
        ],
        ['graphite', 'sky', 'gold'],
        'bar',
      ),
      model(
        'Fort',
        'Fort',
        6.5,
        '720 × 1600',
        'IPS',
        60,
        'Dnipro 500, 8 ядер',
        48,
        8,
        2,
        10000,
        33,
        550,
        false,
        'IP69',
        8900,
        [
          [6, 128],
          [8, 256],
        ],
        ['black', 'orange'],
        'bar',
      ),
      model(
        'Start 3',
        'Start',
        6.5,
        '720 × 1600',
        'IPS',
        60,
        'Dnipro 300, 8 ядер',
        13,
        5,
        1,
        5000,
        18,
        450,
        false,
        'IP52',
        4900,
        [
          [4, 64],
          [4, 128],
        ],
        ['black', 'green', 'sky'],
        'column',
      ),
    ],
  },
  {
    brand: 'lastivka',
    models: [
      model(
        'S5',
        'S',
        6.4,
        '1080 × 2340',
        'OLED',
        90,
        'Desna 80, 8 ядер',
        50,
        16,
        2,
        4700,
        33,
        900,
        true,
        'IP54',
        9400,
        [
          [6, 128],
          [8, 128],
          [8, 256],
        ],
        ['black', 'white', 'lilac'],
        'duo',
      ),
      model(
        'S5 Plus',
        'S',
        6.7,
        '1080 × 2400',
        'OLED',
        120,
        'Desna 90, 8 ядер',
        108,
        32,
        3,
        5000,
        67,
        1100,
        true,
        'IP65',
        13400,
        [
          [8, 256],
          [12, 256],
        ],
        ['black', 'green', 'beige'],
        'trio',
      ),
      model(
        'M3',
        'M',
        6.7,
        '720 × 1612',
        'IPS',
        90,
        'Desna 40, 8 ядер',
        50,
        8,
        2,
        5000,
        18,
        500,
        false,
        'IP52',
        5900,
        [
          [4, 128],
          [6, 128],
        ],
        ['black', 'blue', 'gold'],
        'disc',
      ),
      model(
        'Mini',
        'Mini',
        5.4,
        '1080 × 2160',
        'OLED',
        60,
        'Desna 80, 8 ядер',
        50,
        12,
        2,
        3600,
        30,
        900,
        true,
        'IP54',
        10900,
        [
          [6, 128],
          [8, 256],
        ],
        ['white', 'red', 'black'],
        'column',
      ),
      model(
        'E2',
        'E',
        6.5,
        '720 × 1600',
        'IPS',
        60,
        'Desna 20, 8 ядер',
        13,
        5,
        1,
        5000,
        10,
        400,
        false,
        'IP52',
        3700,
        [[3, 32], ...M.slice(0, 1)],
        ['black', 'sky'],
        'column',
      ),
      model(
        'S5 Art',
        'S',
        6.4,
        '1080 × 2340',
        'OLED',
        90,
        'Desna 80, 8 ядер',
        50,
        16,
        2,
        4700,
        33,
        900,
        true,
        'IP54',
        10900,
        [
          [8, 128],
          [8, 256],
          [12, 256],
        ],
        ['orange', 'mint', 'pink', 'black'],
        'disc',
      ),
    ],
  },
];

/** Smartphones: a model has several memories and colours. */
export function* phones(): Generator<Draft> {
  for (const { brand, models } of PHONES) {
    for (const item of models) {
      for (const [step, [ram, disk]] of item.memory.entries()) {
        for (const colour of item.colours) {
          const size = storage(disk);
          const memory = `${ram}/${size.text.uk}`;
          yield product({
            leaf: 'smartfony',
            noun: noun('Смартфон', 'Смартфон', 'm'),
            brand,
            series: item.series,
            model: item.name,
            details: t(memory, memory),
            price: item.price * (1 + step * 0.13),
            warranty: brand === 'zirka' ? 24 : 12,
            colour,
            isColourNamed: true,
            values: [
              [DIAGONAL, item.diagonal],
              [PANEL, item.panel],
              [MAIN_CAMERA, item.main],
              [BATTERY_MAH, item.mah],
              [REFRESH, item.hertz],
              [RAM, ram],
              [STORAGE, size],
              [PROCESSOR, item.chip],
              [RESOLUTION, item.frame],
              [BRIGHTNESS, item.nits],
              [CAMERAS, item.cameras],
              [FRONT_CAMERA, item.front],
              [CHARGING, item.watts],
              [NFC, item.price > 4500],
              [MOBILE, item.five ? '5G' : '4G'],
              [SIM, item.price > 20000 ? 'nano-SIM + eSIM' : '2 × nano-SIM'],
              [WIFI, item.price > 20000 ? 'Wi-Fi 7' : item.price > 8000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
              [BLUETOOTH, '5.3'],
              [SYSTEM, 'Android 16'],
              [
                UNLOCK,
                item.panel === 'OLED'
                  ? t('відбиток у екрані, обличчя', 'отпечаток в экране, лицо')
                  : t('відбиток на боці, обличчя', 'отпечаток сбоку, лицо'),
              ],
              [PROTECTION, item.cover],
            ],
            picture: {
              type: 'smartphone',
              views: ['front', 'back', 'side', 'detail'],
              params: {
                brand,
                series: item.series,
                model: item.name,
                diagonal: item.diagonal,
                cameras: item.cameras,
                layout: item.layout,
              },
            },
            kg: Math.round((0.11 + item.diagonal * 0.009 + item.mah / 90000) * 1000) / 1000,
            mm: [Math.round(item.diagonal * 11.4), Math.round(item.diagonal * 24.3), item.mah > 9000 ? 17 : 8],
            story: [
              t(
                `${item.panel}-екран ${figure(item.diagonal)}″ оновлюється ${item.hertz} разів на секунду й світить до ${figure(item.nits)} ніт: текст видно й на сонці.`,
                `${item.panel}-экран ${figure(item.diagonal)}″ обновляется ${item.hertz} раз в секунду и светит до ${figure(item.nits)} нит: текст виден и на солнце.`,
              ),
              item.main > 60
                ? t(
                    `Основна камера на ${item.main} Мп знімає зі стабілізацією, а нічний режим витягує деталі там, де око бачить лише ліхтарі.`,
                    `Основная камера на ${item.main} Мп снимает со стабилизацией, а ночной режим вытягивает детали там, где глаз видит только фонари.`,
                  )
                : item.main > 20
                  ? t(
                      `Камера на ${item.main} Мп чітко знімає і документи, і вечірнє місто; портретний режим охайно розмиває тло.`,
                      `Камера на ${item.main} Мп чётко снимает и документы, и вечерний город; портретный режим аккуратно размывает фон.`,
                    )
                  : t(
                      'Камера проста, але документи, чеки й розклад на стіні знімає розбірливо.',
                      'Камера простая, но документы, чеки и расписание на стене снимает разборчиво.',
                    ),
              t(
                `Акумулятор на ${figure(item.mah)} мА·год працює ${item.mah > 9000 ? 'три-чотири дні' : item.mah > 4900 ? 'півтора-два дні' : 'день із запасом'}, зарядка на ${item.watts} Вт повертає ${item.watts > 60 ? 'повний заряд за 40 хвилин' : item.watts > 30 ? 'половину за пів години' : 'його за ніч'}.`,
                `Аккумулятор на ${figure(item.mah)} мА·ч работает ${item.mah > 9000 ? 'три-четыре дня' : item.mah > 4900 ? 'полтора-два дня' : 'день с запасом'}, зарядка на ${item.watts} Вт возвращает ${item.watts > 60 ? 'полный заряд за 40 минут' : item.watts > 30 ? 'половину за полчаса' : 'его за ночь'}.`,
              ),
              t(
                `Пам’яті ${memory} вистачить, щоб ${ram > 7 ? 'тримати відкритими десятки застосунків і не стерти жодного відео' : 'спілкуватися, платити карткою через NFC і дивитися відео в дорозі'}.`,
                `Памяти ${memory} хватит, чтобы ${ram > 7 ? 'держать открытыми десятки приложений и не стирать видео' : 'общаться, платить и смотреть видео в дороге'}.`,
              ),
            ],
            topic: 'phone',
            choices: [{ axis: t('Пам’ять', 'Память'), value: t(memory, memory) }],
          });
        }
      }
    }
  }
}

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
}[] = [
  {
    brand: 'zirka',
    name: 'Pad 13 Pro',
    series: 'Pad',
    inch: 12.9,
    frame: '2732 × 2048',
    panel: 'OLED',
    mah: 10200,
    price: 32900,
    memory: [
      [8, 256],
      [12, 512],
    ],
    stylus: true,
    hertz: 120,
  },
  {
    brand: 'zirka',
    name: 'Pad 11',
    series: 'Pad',
    inch: 11,
    frame: '2560 × 1600',
    panel: 'IPS',
    mah: 8600,
    price: 17900,
    memory: [
      [6, 128],
      [8, 256],
    ],
    stylus: true,
    hertz: 120,
  },
  {
    brand: 'sokil',
    name: 'Tab 12',
    series: 'Tab',
    inch: 12.1,
    frame: '2560 × 1600',
    panel: 'IPS',
    mah: 10000,
    price: 14900,
    memory: [
      [8, 128],
      [8, 256],
    ],
    stylus: true,
    hertz: 90,
  },
  {
    brand: 'sokil',
    name: 'Tab 10',
    series: 'Tab',
    inch: 10.4,
    frame: '2000 × 1200',
    panel: 'IPS',
    mah: 7600,
    price: 8900,
    memory: [
      [4, 64],
      [6, 128],
    ],
    stylus: false,
    hertz: 60,
  },
  {
    brand: 'lastivka',
    name: 'Book 11',
    series: 'Book',
    inch: 11,
    frame: '1920 × 1200',
    panel: 'IPS',
    mah: 8000,
    price: 9900,
    memory: [
      [6, 128],
      [8, 256],
    ],
    stylus: false,
    hertz: 90,
  },
  {
    brand: 'lastivka',
    name: 'Kids 8',
    series: 'Kids',
    inch: 8,
    frame: '1280 × 800',
    panel: 'IPS',
    mah: 5100,
    price: 4600,
    memory: [
      [3, 32],
      [4, 64],
    ],
    stylus: false,
    hertz: 60,
  },
];

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
