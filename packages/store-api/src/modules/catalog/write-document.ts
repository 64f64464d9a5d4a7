import type { Product } from '@vitryna/contracts/api';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { zipFile } from './zip.ts';

/** A file that a shopper downloads. */
export type WrittenDocument = { body: Buffer; mime: string };

/** What a document says of its product. */
export type Described = Pick<Product, 'name' | 'sku' | 'manufacturer' | 'specifications' | 'warrantyMonths'>;

const words = {
  uk: {
    manual: 'Інструкція з експлуатації',
    application: 'Застосунок для керування',
    drivers: 'Пакет драйверів',
    sku: 'Артикул',
    manufacturer: 'Виробник',
    general: 'Загальні характеристики',
    warranty: 'Гарантія, міс',
    manualText: [
      'Перед першим увімкненням перевірте комплект і відсутність пошкоджень.',
      'Користуйтеся лише блоком живлення з комплекту; бережіть виріб від води й прямого сонця.',
      'Протирайте корпус сухою м’якою тканиною, попередньо вимкнувши живлення.',
      'З питань гарантії звертайтеся до магазину: збережіть чек і пакування.',
    ],
    applicationText: [
      'Увімкніть виріб і дочекайтеся, доки індикатор почне блимати.',
      'У застосунку натисніть «Додати пристрій» і виберіть модель зі списку.',
      'Під’єднайте телефон до тієї самої мережі Wi-Fi і дотримуйтеся підказок на екрані.',
    ],
    driversText: ['Під’єднайте виріб до комп’ютера з інтернетом: система сама знайде і встановить драйвер.'],
    demo: 'Виріб належить до демонстраційного асортименту, документ складено з його даних у каталозі.',
  },
  ru: {
    manual: 'Инструкция по эксплуатации',
    application: 'Приложение для управления',
    drivers: 'Пакет драйверов',
    sku: 'Артикул',
    manufacturer: 'Производитель',
    general: 'Общие характеристики',
    warranty: 'Гарантия, мес',
    manualText: [
      'Перед первым включением проверьте комплект и отсутствие повреждений.',
      'Пользуйтесь только блоком питания из комплекта; берегите изделие от воды и прямого солнца.',
      'Протирайте корпус сухой мягкой тканью, предварительно выключив питание.',
      'По вопросам гарантии обращайтесь в магазин: сохраните чек и упаковку.',
    ],
    applicationText: [
      'Включите изделие и дождитесь, пока индикатор начнёт мигать.',
      'В приложении нажмите «Добавить устройство» и выберите модель из списка.',
      'Подключите телефон к той же сети Wi-Fi и следуйте подсказкам на экране.',
    ],
    driversText: ['Подключите изделие к компьютеру с интернетом: система сама найдёт и установит драйвер.'],
    demo: 'Изделие относится к демонстрационному ассортименту, документ составлен по его данным в каталоге.',
  },
} as const;

type Kind = 'manual' | 'application' | 'drivers';

const specificationsIn = (product: Described, locale: Locale): string[] =>
  product.specifications.flatMap(({ group, items }) => [
    '',
    group?.[locale] ?? words[locale].general,
    ...items.map(({ name, unit, option }) => {
      const value = [option.value[locale], unit?.[locale]].filter(Boolean).join('\u00a0');
      return `  ${name[locale]}: ${value}`;
    }),
  ]);

function textIn(kind: Kind, product: Described, locale: Locale): string {
  const word = words[locale];
  const steps = word[`${kind}Text`].map((step, at) => `${at + 1}. ${step}`);
  const warranty = product.warrantyMonths === null ? [] : [`${word.warranty}: ${product.warrantyMonths}`];
  const lines = [
    word[kind],
    product.name[locale],
    '',
    `${word.sku}: ${product.sku}`,
    `${word.manufacturer}: ${product.manufacturer.name}`,
    ...warranty,
    '',
    ...steps,
    ...(kind === 'manual' ? specificationsIn(product, locale) : []),
    '',
    word.demo,
  ];
  return `${lines.join('\n')}\n`;
}

/** Files that can be written, by name. */
const files: Record<string, (product: Described) => WrittenDocument> = {
  'drivers.zip': (product) => {
    const text = `${textIn('drivers', product, 'uk')}\n${textIn('drivers', product, 'ru')}`;
    return { body: zipFile('readme.txt', Buffer.from(text)), mime: 'application/zip' };
  },
};
for (const kind of ['manual', 'application'] as const) {
  for (const locale of locales) {
    files[`${kind}-${locale}.txt`] = (product) => ({
      // The mark at the beginning tells old editors that this is UTF-8.
      body: Buffer.from(`\ufeff${textIn(kind, product, locale)}`),
      mime: 'text/plain; charset=utf-8',
    });
  }
}

/** Writes the document of this name about a product; null for a name that is none. */
export const writeDocument = (name: string, product: Described): WrittenDocument | null =>
  Object.hasOwn(files, name) ? (files[name]?.(product) ?? null) : null;
