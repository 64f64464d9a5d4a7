import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';

const microphonesSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  kind: l10nSchema,
  pattern: l10nSchema,
  rate: z.number(),
  link: z.enum(['USB-C', 'USB-C, XLR', 'USB-A']),
  price: z.number(),
});

const MICROPHONES = readRows('audio/microphones.json', microphonesSchema);

/** Microphones for speech and streams. */
export function* microphones(): Generator<Draft> {
  for (const [item, colour] of cross(MICROPHONES, ['black', 'white', 'graphite'] as const)) {
    yield product({
      leaf: 'mikrofony',
      noun: noun('Мікрофон', 'Микрофон', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: item.kind,
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [audio.CAPSULE, item.kind],
        [audio.PATTERN, item.pattern],
        [CONNECTION, item.link],
        [audio.SAMPLE, item.rate],
        [audio.RANGE, t('20 Гц – 20 кГц', '20 Гц – 20 кГц')],
        [MATERIAL, item.price > 1400 ? t('метал', 'металл') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'microphone',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.name === 'Slovo Duo' ? 'lavalier' : item.price > 5000 ? 'broadcast' : 'desk',
        },
      },
      kg: 0.5,
      mm: [90, 210, 90],
      story: [
        t(
          'Голос звучить близько й без луни, навіть якщо кімната не оброблена: спрямованість відсікає клавіатуру та вулицю.',
          'Голос звучит близко и без эха, даже если комната не обработана: направленность отсекает клавиатуру и улицу.',
        ),
        t(
          'Під’єднали кабель — і мікрофон уже в списку пристроїв. Кнопка вимкнення беззвучна, а вихід на навушники дає чути себе без затримки.',
          'Подключили кабель — и микрофон уже в списке устройств. Кнопка отключения бесшумна, а выход на наушники позволяет слышать себя без задержки.',
        ),
      ],
      topic: 'microphone',
    });
  }
}
