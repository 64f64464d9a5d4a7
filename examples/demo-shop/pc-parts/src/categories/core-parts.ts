import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { L10n } from '@vitryna/contracts/languages';
import { slugOf } from '@vitryna/routing/slug-of';
import { colourWords } from '../text/colours.ts';
import { driveSize, figure, memorySize } from '../text/figures.ts';
import { same, t } from '../text/l10n.ts';
import type { Category } from './category.ts';
import { amount, colour, custom, driveCapacity, flag, memoryAmount, steps, words } from './field.ts';

const GHZ = ['ГГц', 'ГГц'] as const;
const pair = (raw: unknown): [number, number] | null =>
  Array.isArray(raw) && typeof raw[0] === 'number' && typeof raw[1] === 'number' ? [raw[0], raw[1]] : null;

export const CPU: Category = {
  file: 'cpu',
  slug: 'protsesory',
  name: t('Процесори', 'Процессоры'),
  noun: { uk: 'Процесор', ru: 'Процессор', gender: 'm' },
  fields: [
    amount('core_count', t('Кількість ядер', 'Количество ядер'), '', { isKey: true, better: 'higher' }),
    amount('core_clock', t('Базова частота', 'Базовая частота'), GHZ, { isKey: true, better: 'higher' }),
    amount('boost_clock', t('Максимальна частота', 'Максимальная частота'), GHZ, { isKey: true, better: 'higher' }),
    amount('tdp', t('Тепловиділення (TDP)', 'Тепловыделение (TDP)'), 'Вт', { isKey: true, better: 'lower' }),
    words('microarchitecture', t('Мікроархітектура', 'Микроархитектура'), {}, { isKey: true }),
    words('graphics', t('Вбудована графіка', 'Встроенная графика')),
    flag('smt', t('Багатопотоковість (SMT)', 'Многопоточность (SMT)')),
  ],
};

export const CPU_COOLER: Category = {
  file: 'cpu-cooler',
  slug: 'kulery-dlia-protsesoriv',
  name: t('Кулери для процесорів', 'Кулеры для процессоров'),
  noun: { uk: 'Кулер', ru: 'Кулер', gender: 'm' },
  details: ({ size, color }) => {
    const water =
      typeof size === 'number'
        ? t(`рідинний, ${size}\u00a0мм`, `жидкостный, ${size}\u00a0мм`)
        : t('повітряний', 'воздушный');
    const paint = typeof color === 'string' ? colourWords(color, 'm') : null;
    return paint === null ? water : t(`${water.uk}, ${paint.uk}`, `${water.ru}, ${paint.ru}`);
  },
  fields: [
    custom(
      'size',
      t('Тип охолодження', 'Тип охлаждения'),
      (raw) =>
        typeof raw === 'number'
          ? { slug: 'ridynne', value: t('рідинне', 'жидкостное'), number: null }
          : { slug: 'povitriane', value: t('повітряне', 'воздушное'), number: null },
      { isKey: true, slug: 'pk-typ-okholodzhennia' },
    ),
    amount('size', t('Розмір радіатора', 'Размер радиатора'), 'мм', { isKey: true }),
    amount('rpm', t('Оберти вентилятора', 'Обороты вентилятора'), ['об/хв', 'об/мин'], {
      isKey: true,
      isInteractive: false,
    }),
    steps('rpm', t('Оберти, до', 'Обороты, до'), ['об/хв', 'об/мин'], 500),
    amount('noise_level', t('Рівень шуму', 'Уровень шума'), 'дБ', {
      isKey: true,
      isInteractive: false,
      better: 'lower',
    }),
    steps('noise_level', t('Шум, діапазон', 'Шум, диапазон'), 'дБ', 5),
    colour,
  ],
};

export const MOTHERBOARD: Category = {
  file: 'motherboard',
  slug: 'materynski-platy',
  name: t('Материнські плати', 'Материнские платы'),
  noun: { uk: 'Материнська плата', ru: 'Материнская плата', gender: 'f' },
  details: ({ socket, form_factor: form }) =>
    same([socket, form].filter((part) => typeof part === 'string').join(', ')),
  fields: [
    words('socket', t('Сокет', 'Сокет'), {}, { isKey: true }),
    words('form_factor', t('Форм-фактор плати', 'Форм-фактор платы'), {}, { isKey: true }),
    memoryAmount('max_memory', t('Максимум пам’яті', 'Максимум памяти'), { isKey: true, better: 'higher' }),
    amount('memory_slots', t('Слоти пам’яті', 'Слоты памяти'), '', { isKey: true, better: 'higher' }),
    colour,
  ],
};

export const MEMORY: Category = {
  file: 'memory',
  slug: 'operatyvna-pamiat',
  name: t('Оперативна пам’ять', 'Оперативная память'),
  noun: { uk: 'Оперативна пам’ять', ru: 'Оперативная память', gender: 'f' },
  details: ({ speed, modules, cas_latency: latency }) => {
    const kit = pair(modules);
    const clock = pair(speed);
    return same(
      [
        ...(kit === null ? [] : [`${kit[0]}\u00a0×\u00a0${memorySize(kit[1])}`]),
        ...(clock === null ? [] : [`DDR${clock[0] === 1 ? '' : clock[0]}-${clock[1]}`]),
        ...(typeof latency === 'number' ? [`CL${latency}`] : []),
      ].join(', '),
    );
  },
  fields: [
    custom(
      'modules',
      t('Обсяг комплекту', 'Объём комплекта'),
      (raw) => {
        const kit = pair(raw);
        return kit === null
          ? null
          : {
              slug: String(kit[0] * kit[1]).replace('.', '-'),
              value: same(memorySize(kit[0] * kit[1])),
              number: kit[0] * kit[1],
            };
      },
      { isKey: true, better: 'higher' },
    ),
    custom(
      'speed',
      t('Тип пам’яті', 'Тип памяти'),
      (raw) => {
        const clock = pair(raw);
        const name = clock === null ? '' : clock[0] === 1 ? 'DDR' : `DDR${clock[0]}`;
        return clock === null ? null : { slug: slugOf(name), value: same(name), number: clock[0] };
      },
      { isKey: true, better: 'higher' },
    ),
    custom(
      'speed',
      t('Частота пам’яті', 'Частота памяти'),
      (raw) => {
        const clock = pair(raw);
        return clock === null
          ? null
          : { slug: String(clock[1]), value: same(`${figure(clock[1])}\u00a0МГц`), number: clock[1] };
      },
      { isKey: true, better: 'higher' },
    ),
    custom(
      'modules',
      t('Модулі', 'Модули'),
      (raw) => {
        const kit = pair(raw);
        return kit === null
          ? null
          : {
              slug: `${kit[0]}x${String(kit[1]).replace('.', '-')}`,
              value: same(`${kit[0]}\u00a0×\u00a0${memorySize(kit[1])}`),
              number: kit[0],
            };
      },
      { isKey: true },
    ),
    amount('cas_latency', t('Затримка CAS', 'Задержка CAS'), '', { isKey: true, better: 'lower' }),
    amount('first_word_latency', t('Затримка першого слова', 'Задержка первого слова'), 'нс', {
      isInteractive: false,
      better: 'lower',
    }),
    steps('first_word_latency', t('Затримка, діапазон', 'Задержка, диапазон'), 'нс', 2),
    colour,
  ],
};

const DRIVE_KINDS: Record<string, L10n> = { SSD: same('SSD') };
export const INTERNAL_DRIVE: Category = {
  file: 'internal-hard-drive',
  slug: 'vnutrishni-nakopychuvachi',
  name: t('Внутрішні накопичувачі', 'Внутренние накопители'),
  noun: { uk: 'Накопичувач', ru: 'Накопитель', gender: 'm' },
  details: ({ capacity: size, type, form_factor: form }) =>
    same(
      [
        typeof type === 'string' ? 'SSD' : 'HDD',
        ...(typeof size === 'number' ? [driveSize(size)] : []),
        ...(typeof form === 'number' ? [`${figure(form)}″`] : typeof form === 'string' ? [form] : []),
      ].join(', '),
    ),
  fields: [
    custom(
      'type',
      t('Вид накопичувача', 'Вид накопителя'),
      (raw) =>
        typeof raw === 'string'
          ? { slug: slugOf(raw), value: DRIVE_KINDS[raw] ?? same(raw), number: null }
          : typeof raw === 'number'
            ? { slug: 'hdd', value: same('HDD'), number: null }
            : null,
      { isKey: true },
    ),
    driveCapacity('capacity', t('Ємність накопичувача', 'Ёмкость накопителя'), { isKey: true, better: 'higher' }),
    words('interface', t('Інтерфейс накопичувача', 'Интерфейс накопителя'), {}, { isKey: true }),
    custom(
      'form_factor',
      t('Формат накопичувача', 'Формат накопителя'),
      (raw) =>
        typeof raw === 'number'
          ? { slug: String(raw).replace('.', '-'), value: same(`${figure(raw)}″`), number: raw }
          : typeof raw === 'string'
            ? { slug: slugOf(raw), value: same(raw), number: null }
            : null,
      { isKey: true },
    ),
    amount('cache', t('Кеш', 'Кеш'), 'МБ', { isKey: true, better: 'higher' }),
    custom(
      'type',
      t('Швидкість обертання', 'Скорость вращения'),
      (raw) =>
        typeof raw === 'number'
          ? { slug: String(raw), value: t(`${figure(raw)}\u00a0об/хв`, `${figure(raw)}\u00a0об/мин`), number: raw }
          : null,
      {},
    ),
  ],
  picture: ({ type, form_factor: form }, seed): PictureSpec | null =>
    type !== 'SSD'
      ? null
      : typeof form === 'string' && form.startsWith('M.2')
        ? { type: 'ssd-m2', view: 'front', params: { brand: seed } }
        : form === 2.5
          ? { type: 'ssd', view: 'front', params: { brand: seed } }
          : null,
};

export const VIDEO_CARD: Category = {
  file: 'video-card',
  slug: 'videokarty',
  name: t('Відеокарти', 'Видеокарты'),
  noun: { uk: 'Відеокарта', ru: 'Видеокарта', gender: 'f' },
  // Many cards are called only «Sapphire PULSE»: the chip is what people look for.
  suffix: ({ chipset }, name) =>
    typeof chipset === 'string' && !name.toLowerCase().includes(chipset.replace(/^(GeForce|Radeon) /, '').toLowerCase())
      ? ` ${chipset}`
      : '',
  details: ({ memory }) => (typeof memory === 'number' ? same(`${figure(memory)}\u00a0ГБ`) : null),
  fields: [
    words('chipset', t('Графічний процесор', 'Графический процессор'), {}, { isKey: true }),
    amount('memory', t('Відеопам’ять', 'Видеопамять'), 'ГБ', { isKey: true, better: 'higher' }),
    amount('boost_clock', t('Частота в прискоренні', 'Частота в ускорении'), 'МГц', {
      isKey: true,
      isInteractive: false,
      better: 'higher',
    }),
    steps('boost_clock', t('Прискорення, діапазон', 'Ускорение, диапазон'), 'МГц', 250),
    amount('core_clock', t('Базова частота ядра', 'Базовая частота ядра'), 'МГц', {
      isKey: true,
      isInteractive: false,
      better: 'higher',
    }),
    amount('length', t('Довжина карти', 'Длина карты'), 'мм', { isKey: true, isInteractive: false }),
    steps('length', t('Довжина, діапазон', 'Длина, диапазон'), 'мм', 25),
    colour,
  ],
};
