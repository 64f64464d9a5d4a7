import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { slugOf } from '@vitryna/routing/slug-of';
import { colourHex, colourWords } from '../text/colours.ts';
import { driveSize, figure } from '../text/figures.ts';
import { type Gender, type L10n, same, t } from '../text/l10n.ts';
import type { Category, Row } from './category.ts';
import { amount, colour, custom, driveCapacity, flag, steps, words } from './field.ts';

const paint =
  (gender: Gender) =>
  ({ color }: Row): L10n | null =>
    typeof color === 'string' ? colourWords(color, gender) : null;
const isPair = (raw: unknown): raw is [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((side) => typeof side === 'number');

const WIRED = t('дротове', 'проводное');
const RADIO = t('радіо', 'радио');
/** «Wired, Wireless, Bluetooth Wireless» → «дротове, радіо, Bluetooth». */
const connection = custom(
  'connection_type',
  t('Тип підключення', 'Тип подключения'),
  (raw) => {
    if (typeof raw !== 'string') return null;
    const kinds = [...new Set(raw.split(', '))]
      .map((kind) =>
        kind === 'Wired'
          ? WIRED
          : kind === 'Wireless'
            ? RADIO
            : kind === 'Bluetooth Wireless'
              ? same('Bluetooth')
              : null,
      )
      .filter((kind) => kind !== null);
    const value = t(kinds.map(({ uk }) => uk).join(', '), kinds.map(({ ru }) => ru).join(', '));
    return value.uk === '' ? null : { slug: slugOf(value.uk), value, number: null };
  },
  { isKey: true },
);

export const MONITOR: Category = {
  file: 'monitor',
  slug: 'monitory-dlia-pk',
  name: t('Монітори для ПК', 'Мониторы для ПК'),
  noun: { uk: 'Монітор', ru: 'Монитор', gender: 'm' },
  details: ({ screen_size: inches, resolution }) =>
    same(
      [
        ...(typeof inches === 'number' ? [`${figure(inches)}″`] : []),
        ...(isPair(resolution) ? [resolution.join('\u00a0×\u00a0')] : []),
      ].join(', '),
    ),
  fields: [
    amount('screen_size', t('Діагональ монітора', 'Диагональ монитора'), '″', { isKey: true, better: 'higher' }),
    custom(
      'resolution',
      t('Роздільність монітора', 'Разрешение монитора'),
      (raw) =>
        isPair(raw) ? { slug: raw.join('x'), value: same(raw.join('\u00a0×\u00a0')), number: raw[0] * raw[1] } : null,
      { isKey: true, better: 'higher' },
    ),
    amount('refresh_rate', t('Частота кадрів', 'Частота кадров'), 'Гц', { isKey: true, better: 'higher' }),
    words('panel_type', t('Матриця монітора', 'Матрица монитора'), {}, { isKey: true }),
    amount('response_time', t('Час реакції', 'Время реакции'), 'мс', { isKey: true, better: 'lower' }),
    words('aspect_ratio', t('Співвідношення сторін', 'Соотношение сторон')),
  ],
  picture: ({ screen_size: inches, aspect_ratio: ratio }, seed) => ({
    type: 'monitor',
    view: 'front',
    params: {
      brand: seed,
      diagonal: typeof inches === 'number' ? Math.round(inches) : 24,
      ratio: ratio === '21:9' || ratio === '32:9' ? '21:9' : '16:9',
    },
  }),
};

const HEADPHONE_KINDS = {
  Circumaural: t('повнорозмірні', 'полноразмерные'),
  'Supra-aural': t('накладні', 'накладные'),
  'In Ear': t('внутрішньоканальні', 'внутриканальные'),
  Earbud: t('вкладки', 'вкладыши'),
};
const ENCLOSURES = {
  Closed: t('закрите', 'закрытое'),
  Open: t('відкрите', 'открытое'),
  'Semi-open': t('напіввідкрите', 'полуоткрытое'),
};
export const HEADPHONES: Category = {
  file: 'headphones',
  slug: 'navushnyky-dlia-pk',
  name: t('Навушники для ПК', 'Наушники для ПК'),
  noun: { uk: 'Навушники', ru: 'Наушники', gender: 'pl' },
  details: paint('pl'),
  fields: [
    words('type', t('Посадка навушників', 'Посадка наушников'), HEADPHONE_KINDS, { isKey: true }),
    flag('wireless', t('Бездротові', 'Беспроводные'), { isKey: true }),
    flag('microphone', t('Мікрофон у навушниках', 'Микрофон в наушниках'), { isKey: true }),
    words('enclosure_type', t('Акустичне оформлення', 'Акустическое оформление'), ENCLOSURES, { isKey: true }),
    custom(
      'frequency_response',
      t('Діапазон частот', 'Диапазон частот'),
      (raw) =>
        isPair(raw)
          ? {
              slug: raw.join('-do-').replaceAll('.', '-'),
              value: t(
                `${figure(raw[0])}\u00a0Гц – ${figure(raw[1])}\u00a0кГц`,
                `${figure(raw[0])}\u00a0Гц – ${figure(raw[1])}\u00a0кГц`,
              ),
              number: raw[1],
            }
          : null,
      { isKey: true, isInteractive: false },
    ),
    colour,
  ],
  picture: ({ type, color }, seed): PictureSpec =>
    type === 'In Ear' || type === 'Earbud'
      ? { type: 'earbuds', view: 'front', params: { brand: seed, colour: colourHex(color) } }
      : {
          type: 'headphones',
          view: 'front',
          params: { brand: seed, layout: type === 'Circumaural' ? 'auto' : 'slim', colour: colourHex(color) },
        },
};

const STYLES = {
  Gaming: t('ігрова', 'игровая'),
  Standard: t('звичайна', 'обычная'),
  Mini: t('мініатюрна', 'миниатюрная'),
  Slim: t('тонка', 'тонкая'),
  Ergonomic: t('ергономічна', 'эргономичная'),
  'Ergonomic Split': t('ергономічна роздільна', 'эргономичная раздельная'),
};
const LIGHTS = {
  RGB: same('RGB'),
  White: t('біле', 'белая'),
  Blue: t('синє', 'синяя'),
  Red: t('червоне', 'красная'),
  Multicolor: t('різнокольорове', 'разноцветная'),
  Green: t('зелене', 'зелёная'),
  Orange: t('помаранчеве', 'оранжевая'),
  Purple: t('фіолетове', 'фиолетовая'),
  'Red / Blue': t('червоно-синє', 'красно-синяя'),
  Yellow: t('жовте', 'жёлтая'),
  'Red / Amber': t('червоно-бурштинове', 'красно-янтарная'),
};
export const KEYBOARD: Category = {
  file: 'keyboard',
  slug: 'klaviatury-dlia-pk',
  name: t('Клавіатури для ПК', 'Клавиатуры для ПК'),
  noun: { uk: 'Клавіатура', ru: 'Клавиатура', gender: 'f' },
  details: paint('f'),
  fields: [
    words('style', t('Вид клавіатури', 'Вид клавиатуры'), STYLES, { isKey: true }),
    words('switches', t('Механічні перемикачі', 'Механические переключатели'), {}, { isKey: true }),
    words('backlit', t('Підсвічування клавіш', 'Подсветка клавиш'), LIGHTS, { isKey: true }),
    connection,
    flag('tenkeyless', t('Без цифрового блока', 'Без цифрового блока'), { isKey: true }),
    colour,
  ],
  picture: ({ style, tenkeyless, color, backlit }, seed) => ({
    type: 'keyboard',
    view: 'front',
    params: {
      brand: seed,
      layout: style === 'Mini' ? 'compact' : tenkeyless === true ? 'tkl' : 'full',
      colour: colourHex(color),
      light: typeof backlit === 'string' ? (backlit === 'RGB' ? 'RGB' : 'white') : 'none',
    },
  }),
};

const TRACKING = {
  Optical: t('оптична', 'оптическая'),
  Laser: t('лазерна', 'лазерная'),
  Trackball: t('трекбол', 'трекбол'),
  Touchpad: t('тачпад', 'тачпад'),
};
const HANDS = { Right: t('права', 'правая'), Left: t('ліва', 'левая'), Both: t('будь-яка', 'любая') };
export const MOUSE: Category = {
  file: 'mouse',
  slug: 'myshi-dlia-pk',
  name: t('Миші для ПК', 'Мыши для ПК'),
  noun: { uk: 'Миша', ru: 'Мышь', gender: 'f' },
  details: paint('f'),
  fields: [
    words('tracking_method', t('Сенсор миші', 'Сенсор мыши'), TRACKING, { isKey: true }),
    connection,
    amount('max_dpi', t('Максимальна чутливість', 'Максимальная чувствительность'), 'DPI', {
      isKey: true,
      better: 'higher',
    }),
    words('hand_orientation', t('Для якої руки', 'Для какой руки'), HANDS, { isKey: true }),
    colour,
  ],
  picture: ({ color, connection_type: link, hand_orientation: hand }, seed) => ({
    type: 'mouse',
    view: 'front',
    params: {
      brand: seed,
      colour: colourHex(color),
      wired: link === 'Wired',
      layout: hand === 'Both' ? 'both' : 'right',
    },
  }),
};

export const SPEAKERS: Category = {
  file: 'speakers',
  slug: 'akustyka-dlia-pk',
  name: t('Акустика для ПК', 'Акустика для ПК'),
  noun: { uk: 'Акустика', ru: 'Акустика', gender: 'f' },
  details: paint('f'),
  fields: [
    custom(
      'configuration',
      t('Конфігурація каналів', 'Конфигурация каналов'),
      (raw) =>
        typeof raw === 'number'
          ? { slug: raw.toFixed(1).replace('.', '-'), value: same(raw.toFixed(1)), number: raw }
          : null,
      { isKey: true },
    ),
    amount('wattage', t('Сумарна потужність', 'Суммарная мощность'), 'Вт', {
      isKey: true,
      isInteractive: false,
      better: 'higher',
    }),
    steps('wattage', t('Потужність, діапазон', 'Мощность, диапазон'), 'Вт', 50),
    custom(
      'frequency_response',
      t('Частотний діапазон акустики', 'Частотный диапазон акустики'),
      (raw) =>
        isPair(raw)
          ? {
              slug: raw.join('-do-').replaceAll('.', '-'),
              value: same(`${figure(raw[0])}\u00a0Гц – ${figure(raw[1])}\u00a0кГц`),
              number: raw[1],
            }
          : null,
      { isKey: true, isInteractive: false },
    ),
    colour,
  ],
  picture: ({ color }, seed) => ({
    type: 'speaker',
    view: 'front',
    params: { brand: seed, layout: 'home', colour: colourHex(color) },
  }),
};

const FOCUS = {
  Auto: t('автоматичний', 'автоматический'),
  Fixed: t('фіксований', 'фиксированный'),
  Manual: t('ручний', 'ручной'),
};
const list = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((item): item is string => typeof item === 'string') : [];
export const WEBCAM: Category = {
  file: 'webcam',
  slug: 'vebkamery-dlia-pk',
  name: t('Вебкамери для ПК', 'Веб-камеры для ПК'),
  noun: { uk: 'Вебкамера', ru: 'Веб-камера', gender: 'f' },
  details: ({ resolutions }) => {
    const [best] = list(resolutions);
    return best === undefined ? null : same(best.toUpperCase().replace('P', 'p'));
  },
  fields: [
    custom(
      'resolutions',
      t('Найвища роздільність', 'Высшее разрешение'),
      (raw) => {
        const [best] = list(raw);
        return best === undefined ? null : { slug: slugOf(best), value: same(best.replace('k', 'K')), number: null };
      },
      { isKey: true },
    ),
    amount('fov', t('Кут огляду вебкамери', 'Угол обзора веб-камеры'), '°', { isKey: true, better: 'higher' }),
    words('focus_type', t('Фокусування', 'Фокусировка'), FOCUS, { isKey: true }),
    words('connection', t('Підключення вебкамери', 'Подключение веб-камеры'), {}, { isKey: true }),
    custom(
      'os',
      t('Підтримувані системи', 'Поддерживаемые системы'),
      (raw) => {
        const systems = list(raw).join(', ');
        return systems === '' ? null : { slug: slugOf(systems), value: same(systems), number: null };
      },
      { isKey: true },
    ),
  ],
  picture: (_row, seed) => ({ type: 'webcam', view: 'front', params: { brand: seed } }),
};

const DRIVE_PLACES = { Portable: t('портативний', 'портативный'), Desktop: t('настільний', 'настольный') };
export const EXTERNAL_DRIVE: Category = {
  file: 'external-hard-drive',
  slug: 'zovnishni-nakopychuvachi',
  name: t('Зовнішні накопичувачі', 'Внешние накопители'),
  noun: { uk: 'Зовнішній накопичувач', ru: 'Внешний накопитель', gender: 'm' },
  details: (row) => {
    const { capacity: size } = row;
    const tone = paint('m')(row);
    const text = typeof size === 'number' ? driveSize(size) : '';
    return t([text, tone?.uk ?? ''].filter(Boolean).join(', '), [text, tone?.ru ?? ''].filter(Boolean).join(', '));
  },
  fields: [
    driveCapacity('capacity', t('Ємність зовнішнього диска', 'Ёмкость внешнего диска'), {
      isKey: true,
      better: 'higher',
    }),
    words('type', t('Виконання диска', 'Исполнение диска'), DRIVE_PLACES, { isKey: true }),
    words('interface', t('Інтерфейс зовнішнього диска', 'Интерфейс внешнего диска'), {}, { isKey: true }),
    colour,
  ],
  picture: ({ type, color }, seed) =>
    type === 'Portable'
      ? { type: 'ssd-portable', view: 'front', params: { brand: seed, colour: colourHex(color) } }
      : null,
};

export const UPS: Category = {
  file: 'ups',
  slug: 'dbzh-dlia-pk',
  name: t('ДБЖ для ПК', 'ИБП для ПК'),
  noun: { uk: 'ДБЖ', ru: 'ИБП', gender: 'm' },
  details: ({ capacity_va: va, capacity_w: watts }) =>
    same(
      [
        ...(typeof va === 'number' ? [`${figure(va)}\u00a0ВА`] : []),
        ...(typeof watts === 'number' ? [`${figure(watts)}\u00a0Вт`] : []),
      ].join(', '),
    ),
  fields: [
    amount('capacity_va', t('Потужність, ВА', 'Мощность, ВА'), 'ВА', { isKey: true, better: 'higher' }),
    amount('capacity_w', t('Потужність, Вт', 'Мощность, Вт'), 'Вт', { isKey: true, better: 'higher' }),
    steps('capacity_w', t('Потужність ДБЖ, діапазон', 'Мощность ИБП, диапазон'), 'Вт', 500),
  ],
  picture: ({ capacity_w: watts }, seed) => ({
    type: 'ups-tower',
    view: 'front',
    params: { brand: seed, watts: typeof watts === 'number' ? Math.round(watts / 500) * 500 : 500 },
  }),
};
