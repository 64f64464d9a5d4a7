import { APP, BATTERY_LIFE, BLUETOOTH, MATERIAL, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { spec } from '../../model/specification.ts';
import { plural, same, t } from '../../text/l10n.ts';
import { cross, cross3 } from '../cross.ts';
import { product } from '../product.ts';

const DEVICES = spec('Підтримка пристроїв', 'Поддержка устройств', { group: 'functions', better: 'higher' });
const LOCAL = spec('Робота без інтернету', 'Работа без интернета', { group: 'functions', filter: 'promoted' });
const ASSISTANTS = spec('Керування голосом', 'Управление голосом', { group: 'control', filter: 'promoted' });
const MATTER = spec('Matter', 'Matter', { group: 'network' });
const CURRENT = spec('Максимальний струм', 'Максимальный ток', {
  unit: 'А',
  group: 'power',
  filter: 'promoted',
  better: 'higher',
});
const LOAD = spec('Навантаження', 'Нагрузка', { unit: 'Вт', group: 'power', view: 'range', better: 'higher' });
const METER = spec('Облік енергії', 'Учёт энергии', { group: 'functions', filter: 'promoted' });
const SOCKETS = spec('Кількість гнізд', 'Количество гнёзд', { group: 'output', filter: 'promoted', better: 'higher' });
const BASE = spec('Цоколь', 'Цоколь', { filter: 'promoted' });
const LUMEN = spec('Світловий потік', 'Световой поток', {
  unit: 'лм',
  group: 'performance',
  view: 'range',
  better: 'higher',
});
const LIGHT = spec('Колір світла', 'Цвет света', { group: 'functions', filter: 'promoted' });
const KELVIN = spec('Колірна температура', 'Цветовая температура', { group: 'functions' });
const WATTS = spec('Потужність лампи', 'Мощность лампы', { unit: 'Вт', group: 'power', better: 'lower' });
const HOURS = spec('Ресурс', 'Ресурс', { unit: ['год', 'ч'], group: 'performance', filter: 'none', better: 'higher' });
const SHAPE = spec('Форма колби', 'Форма колбы', {});
const OPENING = spec('Способи відкриття', 'Способы открытия', { group: 'control', filter: 'promoted' });
const LOCK_KIND = spec('Тип замка', 'Тип замка', { filter: 'promoted' });
const DOOR = spec('Товщина дверей', 'Толщина двери', { group: 'body', filter: 'none' });
const CODES = spec('Кількість кодів', 'Количество кодов', { group: 'functions', better: 'higher' });
const CELLS = spec('Елементи живлення', 'Элементы питания', { group: 'power' });
const HEATING = spec('Тип опалення', 'Тип отопления', { filter: 'promoted' });
const STEP = spec('Точність', 'Точность', { unit: '°C', group: 'performance', better: 'lower' });
const SCHEDULE = spec('Розклад', 'Расписание', { group: 'functions' });
const DISPLAY = spec('Дисплей', 'Дисплей', { group: 'screen' });
const VOICES = t('так, кілька помічників', 'да, несколько помощников');
const MAKERS = [
  { brand: 'oselia', level: 1.1 },
  { brand: 'kutok', level: 1 },
  { brand: 'zatysh', level: 0.9 },
] as const;
const RADIOS = { zigbee: 'Zigbee 3.0', wifi: 'Wi-Fi', thread: 'Thread' } as const;

const HUBS = [
  { name: 'Home Hub', radio: 'Zigbee 3.0, Wi-Fi', devices: 64, local: false, price: 1490, layout: 'square' },
  { name: 'Home Hub Round', radio: 'Zigbee 3.0, Bluetooth', devices: 100, local: true, price: 2190, layout: 'round' },
  { name: 'Home Hub Pro', radio: 'Zigbee 3.0, Thread', devices: 200, local: true, price: 3890, layout: 'tower' },
  {
    name: 'Home Hub Display',
    radio: 'Zigbee 3.0, Thread, Wi-Fi',
    devices: 200,
    local: true,
    price: 5900,
    layout: 'tablet',
  },
] as const;

/** Hubs of the smart home. */
export function* smartHubs(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, HUBS, ['white', 'graphite'] as const)) {
    yield product({
      leaf: 'khaby-rozumnoho-domu',
      noun: noun('Хаб розумного дому', 'Хаб умного дома', 'm'),
      brand: maker.brand,
      series: 'Home Hub',
      model: step.name,
      details: same(step.radio),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [DEVICES, step.devices],
        [PROTOCOL, step.radio],
        [LOCAL, step.local],
        [ASSISTANTS, VOICES],
        [MATTER, step.devices > 100],
        [APP, 'iOS, Android'],
        [BLUETOOTH, '5.2'],
        [TEMPERATURE, t('від 0 до +40 °C', 'от 0 до +40 °C')],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'smart-hub',
        views: ['front', 'back', 'detail'],
        params: { brand: maker.brand, series: 'Home Hub', model: step.name, layout: step.layout },
      },
      kg: 0.19,
      mm: [96, 28, 96],
      story: [
        t(
          `Хаб з’єднує до ${step.devices} датчиків, ламп, розеток і замків різних виробників в один дім: сценарій «пішли з дому» вимикає все однією кнопкою.`,
          `Хаб соединяет до ${step.devices} датчиков, ламп, розеток и замков разных производителей в один дом: сценарий «ушли из дома» выключает всё одной кнопкой.`,
        ),
        step.local
          ? t(
              'Сценарії виконуються на самому хабі, тому світло вмикається й тоді, коли інтернету немає.',
              'Сценарии выполняются на самом хабе, поэтому свет включается и тогда, когда интернета нет.',
            )
          : t(
              'Керування доступне звідусіль через застосунок; домашні дані зберігаються у зашифрованому вигляді.',
              'Управление доступно отовсюду через приложение; домашние данные хранятся в зашифрованном виде.',
            ),
      ],
      topic: 'smartHome',
    });
  }
}

const PLUGS = [
  { name: 'Plug', amps: 10, sockets: 1, meter: false, radio: 'wifi', price: 399 },
  { name: 'Plug 16', amps: 16, sockets: 1, meter: true, radio: 'wifi', price: 549 },
  { name: 'Plug Z', amps: 16, sockets: 1, meter: true, radio: 'zigbee', price: 629 },
  { name: 'Plug Duo', amps: 16, sockets: 2, meter: true, radio: 'wifi', price: 899 },
  { name: 'Plug Strip', amps: 16, sockets: 4, meter: true, radio: 'wifi', price: 1490 },
  { name: 'Plug T', amps: 16, sockets: 1, meter: true, radio: 'thread', price: 790 },
] as const;

/** Sockets with remote control. */
export function* smartPlugs(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, PLUGS, ['white', 'black'] as const)) {
    const watts = step.amps * 230;
    yield product({
      leaf: 'rozumni-rozetky',
      noun: noun('Розумна розетка', 'Умная розетка', 'f'),
      brand: maker.brand,
      series: 'Plug',
      model: step.name,
      details:
        step.sockets > 1
          ? t(
              `${step.amps} А, ${step.sockets} ${plural(step.sockets, ['гніздо', 'гнізда', 'гнізд'])}`,
              `${step.amps} А, ${step.sockets} ${plural(step.sockets, ['гнездо', 'гнезда', 'гнёзд'])}`,
            )
          : t(`${step.amps} А, ${RADIOS[step.radio]}`, `${step.amps} А, ${RADIOS[step.radio]}`),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [CURRENT, step.amps],
        [LOAD, watts],
        [SOCKETS, step.sockets],
        [METER, step.meter],
        [PROTOCOL, RADIOS[step.radio]],
        [ASSISTANTS, VOICES],
        [MATTER, step.radio !== 'zigbee'],
        [LOCAL, step.radio !== 'wifi'],
        [APP, 'iOS, Android'],
        [SCHEDULE, true],
        [MATERIAL, t('полікарбонат, негорючий', 'поликарбонат, негорючий')],
      ],
      picture: {
        type: 'smart-plug',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Plug', model: step.name, sockets: step.sockets },
      },
      kg: 0.07 * step.sockets + 0.03,
      mm: step.sockets > 2 ? [300, 45, 60] : [52, 52, 80],
      story: [
        t(
          `Розетка витримує ${step.amps} А, тобто до ${watts} Вт: бойлер, обігрівач чи чайник їй до снаги.`,
          `Розетка выдерживает ${step.amps} А, то есть до ${watts} Вт: бойлер, обогреватель или чайник ей по силам.`,
        ),
        step.meter
          ? t(
              'Лічильник у застосунку показує, скільки й коли з’їв прилад, а ліміт вимкне його, якщо потужність підскочить.',
              'Счётчик в приложении показывает, сколько и когда съел прибор, а лимит выключит его, если мощность подскочит.',
            )
          : t(
              'Розклад і таймер вимкнуть праску, навіть якщо про неї забули всі.',
              'Расписание и таймер выключат утюг, даже если о нём забыли все.',
            ),
        t(
          'Після відключення світла розетка повертається в той стан, який ви задали: увімкнено, вимкнено або «як було».',
          'После отключения света розетка возвращается в то состояние, которое вы задали: включено, выключено или «как было».',
        ),
      ],
      topic: 'plug',
    });
  }
}

const BULBS = [
  { name: 'Lamp 9', base: 'E27', lumen: 806, watts: 9, rgb: false, shape: 'A60', price: 229 },
  { name: 'Lamp 9 Color', base: 'E27', lumen: 806, watts: 9, rgb: true, shape: 'A60', price: 329 },
  { name: 'Lamp 12 Color', base: 'E27', lumen: 1055, watts: 12, rgb: true, shape: 'A60', price: 399 },
  { name: 'Candle 5', base: 'E14', lumen: 470, watts: 5, rgb: false, shape: 'C37', price: 219 },
  { name: 'Candle 5 Color', base: 'E14', lumen: 470, watts: 5, rgb: true, shape: 'C37', price: 319 },
  { name: 'Spot 5', base: 'GU10', lumen: 400, watts: 5, rgb: false, shape: 'PAR16', price: 249 },
  { name: 'Spot 5 Color', base: 'GU10', lumen: 400, watts: 5, rgb: true, shape: 'PAR16', price: 349 },
  { name: 'Globe 10', base: 'E27', lumen: 900, watts: 10, rgb: false, shape: 'G95', price: 449 },
] as const;

/** Lamps that change brightness and colour. */
export function* smartBulbs(): Generator<Draft> {
  for (const [maker, step, radio] of cross3(MAKERS, BULBS, ['wifi', 'zigbee'] as const)) {
    const model = radio === 'zigbee' ? `${step.name} Z` : step.name;
    yield product({
      leaf: 'rozumni-lampy',
      noun: noun('Розумна лампа', 'Умная лампа', 'f'),
      brand: maker.brand,
      series: step.name.split(' ')[0] ?? step.name,
      model,
      details: t(
        `${step.base}, ${step.watts} Вт${step.rgb ? ', кольорова' : ''}`,
        `${step.base}, ${step.watts} Вт${step.rgb ? ', цветная' : ''}`,
      ),
      price: (step.price + (radio === 'zigbee' ? 60 : 0)) * maker.level,
      warranty: 24,
      values: [
        [BASE, step.base],
        [LUMEN, step.lumen],
        [WATTS, step.watts],
        [
          LIGHT,
          step.rgb
            ? t('білий і 16 млн кольорів', 'белый и 16 млн цветов')
            : t('білий, тепліший або холодніший', 'белый, теплее или холоднее'),
        ],
        [PROTOCOL, RADIOS[radio]],
        [KELVIN, '2700–6500 К'],
        [SHAPE, step.shape],
        [HOURS, 25000],
        [ASSISTANTS, VOICES],
        [LOCAL, radio === 'zigbee'],
        [APP, 'iOS, Android'],
      ],
      picture: {
        type: 'smart-bulb',
        views: ['front', 'side', 'scene'],
        params: { brand: maker.brand, series: step.name, base: step.base, layout: step.shape, rgb: step.rgb },
      },
      kg: 0.06,
      mm: step.shape === 'G95' ? [95, 140, 95] : [60, 115, 60],
      story: [
        t(
          `${step.lumen} лм — як звичайна лампа на ${Math.round(step.lumen / 13 / 5) * 5} Вт, але споживає лише ${step.watts} Вт. Яскравість плавна, без мерехтіння на камері.`,
          `${step.lumen} лм — как обычная лампа на ${Math.round(step.lumen / 13 / 5) * 5} Вт, но потребляет лишь ${step.watts} Вт. Яркость плавная, без мерцания на камере.`,
        ),
        step.rgb
          ? t(
              'Удень — бадьоре холодне світло, увечері — тепле, для кіно — будь-який колір. Сценарій «світанок» розбудить без будильника.',
              'Днём — бодрый холодный свет, вечером — тёплый, для кино — любой цвет. Сценарий «рассвет» разбудит без будильника.',
            )
          : t(
              'Від теплого вечірнього до холодного робочого світла — рухом пальця або за розкладом.',
              'От тёплого вечернего до холодного рабочего света — движением пальца или по расписанию.',
            ),
      ],
      topic: 'lamp',
    });
  }
}

const LOCKS = [
  {
    name: 'Klamka S',
    kind: t('накладний', 'накладной'),
    ways: t('код, застосунок', 'код, приложение'),
    codes: 50,
    price: 4900,
  },
  {
    name: 'Klamka M',
    kind: t('врізний', 'врезной'),
    ways: t('відбиток, код, застосунок', 'отпечаток, код, приложение'),
    codes: 100,
    price: 7900,
  },
  {
    name: 'Klamka Pro',
    kind: t('врізний', 'врезной'),
    ways: t('відбиток, код, картка, застосунок', 'отпечаток, код, карта, приложение'),
    codes: 200,
    price: 11900,
  },
  {
    name: 'Klamka Face',
    kind: t('врізний', 'врезной'),
    ways: t('обличчя, відбиток, код', 'лицо, отпечаток, код'),
    codes: 300,
    price: 16900,
  },
] as const;

/** Door locks. */
export function* smartLocks(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, LOCKS, ['black', 'silver'] as const)) {
    yield product({
      leaf: 'rozumni-zamky',
      noun: noun('Розумний замок', 'Умный замок', 'm'),
      brand: maker.brand,
      series: 'Klamka',
      model: step.name,
      details: step.kind,
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [LOCK_KIND, step.kind],
        [OPENING, step.ways],
        [CODES, step.codes],
        [CELLS, t('4 × AA, до 12 місяців', '4 × AA, до 12 месяцев')],
        [PROTOCOL, 'Bluetooth, Wi-Fi'],
        [DOOR, '38–100 мм'],
        [BLUETOOTH, '5.0'],
        [ASSISTANTS, VOICES],
        [APP, 'iOS, Android'],
        [TEMPERATURE, t('від −20 до +60 °C', 'от −20 до +60 °C')],
        [MATERIAL, t('цинковий сплав', 'цинковый сплав')],
      ],
      picture: {
        type: 'smart-lock',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Klamka', model: step.name, camera: step.name === 'Klamka Face' },
      },
      kg: 2.6,
      mm: [70, 320, 65],
      story: [
        t(
          `Ключі можна не носити: ${step.ways.uk} — і двері відчинені. Для гостей і прибирання є тимчасові коди, що діють лише у ваші години.`,
          `Ключи можно не носить: ${step.ways.ru} — и дверь открыта. Для гостей и уборки есть временные коды, действующие только в ваши часы.`,
        ),
        t(
          'Батарей вистачає приблизно на рік; за місяць до кінця замок попереджає, а якщо сіли зовсім — подайте живлення через USB-C. Механічний ключ теж у комплекті.',
          'Батарей хватает примерно на год; за месяц до конца замок предупреждает, а если сели совсем — подайте питание через USB-C. Механический ключ тоже в комплекте.',
        ),
      ],
      topic: 'lock',
    });
  }
}

const THERMOSTATS = [
  {
    name: 'Teplo',
    heating: t('тепла підлога', 'тёплый пол'),
    amps: 16,
    display: t('сегментний', 'сегментный'),
    price: 1790,
  },
  {
    name: 'Teplo Gas',
    heating: t('газовий котел', 'газовый котёл'),
    amps: 3,
    display: t('сегментний', 'сегментный'),
    price: 1990,
  },
  {
    name: 'Teplo Radiator',
    heating: t('радіатор', 'радиатор'),
    amps: 0,
    display: t('на корпусі', 'на корпусе'),
    price: 1490,
  },
  {
    name: 'Teplo Color',
    heating: t('тепла підлога', 'тёплый пол'),
    amps: 16,
    display: t('кольоровий сенсорний', 'цветной сенсорный'),
    price: 2890,
  },
] as const;

/** Thermostats. */
export function* thermostats(): Generator<Draft> {
  for (const [maker, step] of cross([...MAKERS, { brand: 'promin', level: 1.02 }] as const, THERMOSTATS)) {
    yield product({
      leaf: 'termostaty',
      noun: noun('Термостат', 'Термостат', 'm'),
      brand: maker.brand,
      series: 'Teplo',
      model: step.name,
      details: step.heating,
      price: step.price * maker.level,
      warranty: 36,
      colour: maker.brand === 'kutok' ? 'black' : 'white',
      values: [
        [HEATING, step.heating],
        [STEP, 0.5],
        [DISPLAY, step.display],
        [SCHEDULE, t('тижневий', 'недельное')],
        [PROTOCOL, step.amps === 0 ? 'Zigbee 3.0' : 'Wi-Fi'],
        ...(step.amps > 0 ? [[CURRENT, step.amps] as const] : [[BATTERY_LIFE, 17000] as const]),
        [ASSISTANTS, VOICES],
        [LOCAL, true],
        [APP, 'iOS, Android'],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'thermostat',
        views: ['front', 'side', 'scene'],
        params: { brand: maker.brand, series: 'Teplo', model: step.name },
      },
      kg: 0.17,
      mm: [86, 86, 42],
      story: [
        t(
          'Вночі прохолодніше, до підйому — тепло: тижневий розклад економить до чверті рахунка за опалення, і ніхто не мерзне.',
          'Ночью прохладнее, к подъёму — тепло: недельное расписание экономит до четверти счёта за отопление, и никто не мёрзнет.',
        ),
        t(
          'Відчинили вікно — термостат помітить різке падіння температури й зупинить нагрів. Повертаєтеся раніше — увімкніть тепло з дороги.',
          'Открыли окно — термостат заметит резкое падение температуры и остановит нагрев. Возвращаетесь раньше — включите тепло с дороги.',
        ),
      ],
      topic: 'thermostat',
    });
  }
}
