import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { MATERIAL, PROTECTION, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { INDOOR, MAKERS, OUTDOOR } from './alarm-makers.ts';
import * as alarm from './alarm-specifications.ts';

const sirensSchema = z.object({
  name: z.string(),
  decibels: z.number(),
  place: l10nSchema,
  years: z.number(),
  price: z.number(),
  protection: z.string(),
  layout: z.string(),
});

const SIRENS = readRows('video/sirens.json', sirensSchema);

/** Sirens. */
export function* sirens(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, SIRENS, ['white', 'red'] as const)) {
    yield product({
      leaf: 'syreny',
      noun: noun('Сирена', 'Сирена', 'f'),
      brand: maker.brand,
      series: 'Siren',
      model: step.name,
      details: t(`${step.decibels} дБ, ${step.place.uk}`, `${step.decibels} дБ, ${step.place.ru}`),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.LOUDNESS, step.decibels],
        [alarm.PLACE, step.place],
        [PROTOCOL, maker.radio],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTECTION, step.protection],
        [alarm.RANGE, maker.metres],
        [alarm.TAMPER, true],
        [TEMPERATURE, step.protection === 'IP50' ? INDOOR : OUTDOOR],
        [MATERIAL, t('полікарбонат', 'поликарбонат')],
      ],
      picture: {
        type: 'siren',
        views: ['front', 'side', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Siren',
          model: step.name,
          solar: step.name === 'Siren Solar',
          layout: step.layout,
        },
      },
      kg: 0.42,
      mm: [200, 200, 51],
      story: [
        t(
          `${step.decibels} дБ — це гучніше за відбійний молоток поруч: сусіди почують, а непроханий гість не затримається. Гучність і тривалість задаються в застосунку.`,
          `${step.decibels} дБ — это громче отбойного молотка рядом: соседи услышат, а незваный гость не задержится. Громкость и длительность задаются в приложении.`,
        ),
        t(
          'Світлова рамка показує, чи об’єкт під охороною, а короткий сигнал підтверджує постановку. Зривання зі стіни й заклеювання випромінювача сирена розпізнає.',
          'Световая рамка показывает, под охраной ли объект, а короткий сигнал подтверждает постановку. Срыв со стены и заклеивание излучателя сирена распознаёт.',
        ),
      ],
      topic: 'alarm',
    });
  }
}
