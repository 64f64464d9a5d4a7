import { slugOf } from '@vitryna/routing/slug-of';
import { colourWords } from '../text/colours.ts';
import { figure } from '../text/figures.ts';
import { same, t } from '../text/l10n.ts';
import type { Category } from './category.ts';
import { amount, colour, custom, flag, memoryAmount, steps, words } from './field.ts';

const inches = (raw: unknown): number | null =>
  typeof raw === 'number' ? raw : Array.isArray(raw) && typeof raw[1] === 'number' ? raw[1] : null;
const bay = (name: ReturnType<typeof t>) =>
  custom(
    'form_factor',
    name,
    (raw) => {
      const size = inches(raw);
      return size === null
        ? null
        : { slug: String(size).replace('.', '-'), value: same(`${figure(size)}″`), number: size };
    },
    { isKey: true },
  );
const USB = {
  'PCIe x1': same('PCIe ×1'),
  'PCIe x2': same('PCIe ×2'),
  'PCIe x4': same('PCIe ×4'),
  'PCIe x8': same('PCIe ×8'),
};

export const CASE_FAN: Category = {
  file: 'case-fan',
  slug: 'ventyliatory-dlia-korpusiv',
  name: t('Вентилятори для корпусів', 'Вентиляторы для корпусов'),
  noun: { uk: 'Вентилятор', ru: 'Вентилятор', gender: 'm' },
  details: ({ size, color }) => {
    const tone = typeof color === 'string' ? colourWords(color, 'm') : null;
    const text = typeof size === 'number' ? `${size}\u00a0мм` : '';
    return t([text, tone?.uk ?? ''].filter(Boolean).join(', '), [text, tone?.ru ?? ''].filter(Boolean).join(', '));
  },
  fields: [
    amount('size', t('Розмір вентилятора', 'Размер вентилятора'), 'мм', { isKey: true }),
    amount('rpm', t('Швидкість вентилятора', 'Скорость вентилятора'), ['об/хв', 'об/мин'], {
      isKey: true,
      isInteractive: false,
    }),
    steps('rpm', t('Швидкість, діапазон', 'Скорость, диапазон'), ['об/хв', 'об/мин'], 500),
    amount('airflow', t('Повітряний потік', 'Воздушный поток'), 'CFM', {
      isKey: true,
      isInteractive: false,
      better: 'higher',
    }),
    steps('airflow', t('Потік, діапазон', 'Поток, диапазон'), 'CFM', 10),
    amount('noise_level', t('Шум вентилятора', 'Шум вентилятора'), 'дБ', {
      isKey: true,
      isInteractive: false,
      better: 'lower',
    }),
    steps('noise_level', t('Шум вентилятора, діапазон', 'Шум вентилятора, диапазон'), 'дБ', 5),
    flag('pwm', t('Керування PWM', 'Управление PWM'), { isKey: true }),
    colour,
  ],
};

export const FAN_CONTROLLER: Category = {
  file: 'fan-controller',
  slug: 'kontrolery-ventyliatoriv',
  name: t('Контролери вентиляторів', 'Контроллеры вентиляторов'),
  noun: { uk: 'Контролер вентиляторів', ru: 'Контроллер вентиляторов', gender: 'm' },
  fields: [
    amount('channels', t('Кількість каналів контролера', 'Количество каналов контроллера'), '', {
      isKey: true,
      better: 'higher',
    }),
    amount('channel_wattage', t('Потужність на канал', 'Мощность на канал'), 'Вт', { isKey: true, better: 'higher' }),
    flag('pwm', t('PWM контролера', 'PWM контроллера'), { isKey: true }),
    bay(t('Відсік контролера', 'Отсек контроллера')),
    colour,
  ],
};

const ACCESSORIES = {
  'Card Reader': t('кардридер', 'картридер'),
  'LED Controller': t('контролер підсвічування', 'контроллер подсветки'),
};
export const CASE_ACCESSORY: Category = {
  file: 'case-accessory',
  slug: 'aksesuary-dlia-korpusiv',
  name: t('Аксесуари для корпусів', 'Аксессуары для корпусов'),
  noun: { uk: 'Аксесуар для корпусу', ru: 'Аксессуар для корпуса', gender: 'm' },
  fields: [
    words('type', t('Вид аксесуара', 'Вид аксессуара'), ACCESSORIES, { isKey: true }),
    bay(t('Відсік аксесуара', 'Отсек аксессуара')),
  ],
};

export const THERMAL_PASTE: Category = {
  file: 'thermal-paste',
  slug: 'termopasty',
  name: t('Термопасти', 'Термопасты'),
  noun: { uk: 'Термопаста', ru: 'Термопаста', gender: 'f' },
  details: ({ amount: grams }) =>
    typeof grams === 'number' ? t(`${figure(grams)}\u00a0г`, `${figure(grams)}\u00a0г`) : null,
  fields: [amount('amount', t('Маса', 'Масса'), 'г', { isKey: true })],
};

export const SOUND_CARD: Category = {
  file: 'sound-card',
  slug: 'zvukovi-karty',
  name: t('Звукові карти', 'Звуковые карты'),
  noun: { uk: 'Звукова карта', ru: 'Звуковая карта', gender: 'f' },
  fields: [
    custom(
      'channels',
      t('Канали звуку', 'Каналы звука'),
      (raw) =>
        typeof raw === 'number'
          ? { slug: raw.toFixed(1).replace('.', '-'), value: same(raw.toFixed(1)), number: raw }
          : null,
      { isKey: true, better: 'higher' },
    ),
    amount('snr', t('Сигнал/шум', 'Сигнал/шум'), 'дБ', { isKey: true, better: 'higher' }),
    amount('sample_rate', t('Частота дискретизації карти', 'Частота дискретизации карты'), 'кГц', {
      isKey: true,
      better: 'higher',
    }),
    amount('digital_audio', t('Розрядність', 'Разрядность'), ['біт', 'бит'], { isKey: true, better: 'higher' }),
    words('interface', t('Інтерфейс звукової карти', 'Интерфейс звуковой карты'), USB, { isKey: true }),
    words('chipset', t('Звуковий чип', 'Звуковой чип')),
  ],
};

export const WIRED_NETWORK: Category = {
  file: 'wired-network-card',
  slug: 'merezhevi-karty',
  name: t('Мережеві карти', 'Сетевые карты'),
  noun: { uk: 'Мережева карта', ru: 'Сетевая карта', gender: 'f' },
  fields: [words('interface', t('Інтерфейс мережевої карти', 'Интерфейс сетевой карты'), USB, { isKey: true }), colour],
};

export const WIRELESS_NETWORK: Category = {
  file: 'wireless-network-card',
  slug: 'wi-fi-adaptery',
  name: t('Wi-Fi-адаптери', 'Wi-Fi-адаптеры'),
  noun: { uk: 'Wi-Fi-адаптер', ru: 'Wi-Fi-адаптер', gender: 'm' },
  details: ({ protocol }) =>
    typeof protocol === 'string'
      ? t(protocol.replace('(5 GHz only)', '(лише 5 ГГц)'), protocol.replace('(5 GHz only)', '(только 5 ГГц)'))
      : null,
  fields: [
    words(
      'protocol',
      t('Покоління Wi-Fi', 'Поколение Wi-Fi'),
      { 'Wi-Fi 5 (5 GHz only)': t('Wi-Fi 5 (лише 5 ГГц)', 'Wi-Fi 5 (только 5 ГГц)') },
      { isKey: true },
    ),
    words('interface', t('Інтерфейс адаптера', 'Интерфейс адаптера'), USB, { isKey: true }),
    colour,
  ],
};

/** «16/8/-/6»: a hyphen is a medium the drive does not write, so it must not vanish from the slug. */
const writing = (property: string, name: ReturnType<typeof t>) =>
  custom(
    property,
    name,
    (raw) =>
      typeof raw === 'string' && raw !== ''
        ? { slug: slugOf(raw.replaceAll('-', 'x')), value: same(raw.replaceAll('-', '–')), number: null }
        : null,
    { isInteractive: false },
  );

export const OPTICAL_DRIVE: Category = {
  file: 'optical-drive',
  slug: 'optychni-pryvody',
  name: t('Оптичні приводи', 'Оптические приводы'),
  noun: { uk: 'Оптичний привід', ru: 'Оптический привод', gender: 'm' },
  fields: [
    amount('bd', t('Читання Blu-ray', 'Чтение Blu-ray'), '×', { isKey: true }),
    amount('dvd', t('Читання DVD', 'Чтение DVD'), '×', { isKey: true }),
    amount('cd', t('Читання CD', 'Чтение CD'), '×', { isKey: true }),
    writing('bd_write', t('Запис Blu-ray', 'Запись Blu-ray')),
    writing('dvd_write', t('Запис DVD', 'Запись DVD')),
    writing('cd_write', t('Запис CD', 'Запись CD')),
  ],
};

export const OS: Category = {
  file: 'os',
  slug: 'operatsiini-systemy',
  name: t('Операційні системи', 'Операционные системы'),
  noun: { uk: 'Операційна система', ru: 'Операционная система', gender: 'f' },
  fields: [
    custom(
      'mode',
      t('Розрядність системи', 'Разрядность системы'),
      (raw) => {
        const bits = (Array.isArray(raw) ? raw : [raw]).filter((bit) => typeof bit === 'number');
        return bits.length === 0
          ? null
          : {
              slug: slugOf(bits.join('-')),
              value: t(`${bits.join(' / ')}\u00a0біт`, `${bits.join(' / ')}\u00a0бит`),
              number: bits.at(-1) ?? null,
            };
      },
      { isKey: true },
    ),
    memoryAmount('max_memory', t('Найбільше пам’яті', 'Наибольшая память'), { isKey: true, better: 'higher' }),
  ],
};
