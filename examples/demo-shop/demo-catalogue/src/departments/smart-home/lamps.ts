import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { APP, PROTOCOL } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';
import { ASSISTANTS, LOCAL, MAKERS, RADIOS, VOICES } from './smart-home-specifications.ts';

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

const bulbsSchema = z.object({
  name: z.string(),
  base: z.string(),
  lumen: z.number(),
  watts: z.number(),
  rgb: z.boolean(),
  shape: z.enum(['A60', 'C37', 'PAR16', 'G95']),
  price: z.number(),
});

const BULBS = readRows('smart-home/lamps.json', bulbsSchema);

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
