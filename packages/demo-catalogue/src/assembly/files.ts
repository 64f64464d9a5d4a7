import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { brandOf } from '../model/brands.ts';
import { APP } from '../model/common-specifications.ts';
import { type L10n, t } from '../text/l10n.ts';
import { randomOf } from '../text/random.ts';
import { slugOf } from '../text/transliterate.ts';
import type { Item } from './item.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PDF = 'application/pdf';

const TITLES: readonly ((model: string) => L10n)[] = [
  (model) => t(`${model}: огляд за три хвилини`, `${model}: обзор за три минуты`),
  (model) => t(`Як налаштувати ${model}`, `Как настроить ${model}`),
  (model) => t(`${model} після місяця користування`, `${model} после месяца использования`),
  (model) => t(`Розпаковуємо ${model}`, `Распаковываем ${model}`),
];

/** Videos of about a third of the products, the same for every colour of a model. */
export const videosOf = ({ draft }: Item): ImportProduct['videos'] => {
  const model = `${brandOf(draft.brand).name} ${draft.model}`;
  const random = randomOf(`video ${model} ${draft.leaf}`);
  if (!random.chance(0.35)) return [];
  return random.sample(TITLES, random.between(1, 3)).map((title) => ({
    id: Array.from({ length: 11 }, () => random.pick([...ID_LETTERS])).join(''),
    title: title(model),
  }));
};

/** Manuals for everything, drivers for computers and cameras, applications where the product has one. */
export const attachmentsOf = ({ draft }: Item, leafCode: string): ImportProduct['attachments'] => {
  const model = `${brandOf(draft.brand).name} ${draft.model}`;
  const folder = `/media/documents/${slugOf(`${draft.leaf} ${model}`)}`;
  const random = randomOf(folder);
  const files: ImportProduct['attachments'] = [
    {
      group: 'Инструкция',
      name: t(`Інструкція ${model} (українською)`, `Инструкция ${model} (на украинском)`),
      url: `${folder}/manual-uk.pdf`,
      size: random.between(400, 6800) * 1024,
      mime: PDF,
    },
    {
      group: 'Инструкция',
      name: t(`Інструкція ${model} (російською)`, `Инструкция ${model} (на русском)`),
      url: `${folder}/manual-ru.pdf`,
      size: random.between(400, 6800) * 1024,
      mime: PDF,
    },
  ];
  if (leafCode.startsWith('17') || leafCode.startsWith('122')) {
    files.push({
      group: 'Драйвер',
      name: t('Пакет драйверів', 'Пакет драйверов'),
      url: `${folder}/drivers.zip`,
      size: random.between(8, 420) * 1_048_576,
      mime: 'application/zip',
    });
  }
  if (leafCode.startsWith('121') || draft.values.some(([specification]) => specification === APP)) {
    files.push({
      group: 'Приложения',
      name: t('Застосунок для Android', 'Приложение для Android'),
      url: `${folder}/application.apk`,
      size: random.between(24, 140) * 1_048_576,
      mime: 'application/vnd.android.package-archive',
    });
  }
  return files;
};
