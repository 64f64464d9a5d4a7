import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { locales } from '@vitryna/contracts/constants';
import { brandOf } from '../model/brands.ts';
import { APP } from '../model/common-specifications.ts';
import { type L10n, t } from '../text/l10n.ts';
import { randomOf } from '../text/random.ts';
import type { Item } from './item.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const TITLES: readonly ((model: string) => L10n)[] = [
  (model) => t(`${model}: огляд за три хвилини`, `${model}: обзор за три минуты`),
  (model) => t(`Як налаштувати ${model}`, `Как настроить ${model}`),
  (model) => t(`${model} після місяця користування`, `${model} после месяца использования`),
  (model) => t(`Розпаковуємо ${model}`, `Распаковываем ${model}`),
];

/** Videos of about a third of the products, the same for every colour of a model. */
function filmsOf({ draft }: Item): ImportProduct['videos'] {
  const model = `${brandOf(draft.brand).name} ${draft.model}`;
  const random = randomOf(`video ${model} ${draft.leaf}`);
  if (!random.chance(0.35)) return [];
  return random.sample(TITLES, random.between(1, 3)).map((title) => ({
    id: Array.from({ length: 11 }, () => random.pick([...ID_LETTERS])).join(''),
    title: title(model),
  }));
}

/** What the shop names as videos; of several the last one is named among the files instead, by its address. */
export function videosOf(item: Item): ImportProduct['videos'] {
  const films = filmsOf(item);
  return films.length > 1 ? films.slice(0, -1) : films;
}

/** Manuals for everything, drivers for computers and cameras, a guide to the application where the product has one. */
export function attachmentsOf(item: Item, leafCode: string): ImportProduct['attachments'] {
  const { code, draft } = item;
  const [, ...linked] = filmsOf(item).slice(-2);
  const model = `${brandOf(draft.brand).name} ${draft.model}`;
  const folder = `/media/documents/${code}`;
  const guide = (group: 'Инструкция' | 'Приложения', file: string, name: L10n): ImportProduct['attachments'] =>
    locales.map((locale) => ({
      group,
      name,
      url: `${folder}/${file}-${locale}.txt`,
      locales: [locale],
      // Written when it is asked for: nobody knows its size before.
      size: null,
      mime: 'text/plain',
    }));
  const hasDrivers = leafCode.startsWith('17') || leafCode.startsWith('122');
  const hasApplication = leafCode.startsWith('121') || draft.values.some(([specification]) => specification === APP);
  return [
    ...guide('Инструкция', 'manual', t(`Інструкція ${model}`, `Инструкция ${model}`)),
    ...(hasDrivers
      ? [
          {
            group: 'Драйвер' as const,
            name: t('Пакет драйверів', 'Пакет драйверов'),
            url: `${folder}/drivers.zip`,
            size: null,
            mime: 'application/zip',
          },
        ]
      : []),
    ...(hasApplication
      ? guide('Приложения', 'application', t('Як під’єднати до застосунку', 'Как подключить к приложению'))
      : []),
    ...linked.map(({ id, title }) => ({
      ...{ group: 'Видео' as const, name: title, url: `https://youtu.be/${id}`, size: null, mime: null },
    })),
  ];
}
