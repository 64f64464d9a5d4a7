import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { APP, BLUETOOTH, MATERIAL, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { ASSISTANTS, MAKERS, VOICES } from './smart-home-specifications.ts';

const OPENING = spec('Способи відкриття', 'Способы открытия', { group: 'control', filter: 'promoted' });

const LOCK_KIND = spec('Тип замка', 'Тип замка', { filter: 'promoted' });

const DOOR = spec('Товщина дверей', 'Толщина двери', { group: 'body', filter: 'none' });

const CODES = spec('Кількість кодів', 'Количество кодов', { group: 'functions', better: 'higher' });

const CELLS = spec('Елементи живлення', 'Элементы питания', { group: 'power' });

const locksSchema = z.object({
  name: z.string(),
  layout: z.string(),
  kind: l10nSchema,
  ways: l10nSchema,
  codes: z.number(),
  price: z.number(),
});

const LOCKS = readRows('smart-home/locks.json', locksSchema);

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
        params: {
          brand: maker.brand,
          series: 'Klamka',
          model: step.name,
          layout: step.layout,
          camera: step.name === 'Klamka Face',
        },
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
