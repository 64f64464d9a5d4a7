import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { APP, BATTERY_LIFE, MATERIAL, PROTOCOL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { ASSISTANTS, CURRENT, LOCAL, MAKERS, SCHEDULE, VOICES } from './smart-home-specifications.ts';

const HEATING = spec('Тип опалення', 'Тип отопления', { filter: 'promoted' });

const STEP = spec('Точність', 'Точность', { unit: '°C', group: 'performance', better: 'lower' });

const DISPLAY = spec('Дисплей', 'Дисплей', { group: 'screen' });

const thermostatsSchema = z.object({
  name: z.string(),
  heating: l10nSchema,
  amps: z.number(),
  display: l10nSchema,
  price: z.number(),
});

const THERMOSTATS = readRows('smart-home/thermostats.json', thermostatsSchema);

/** Thermostats. */
export function* thermostats(): Generator<Draft> {
  for (const [maker, step] of cross([...MAKERS, { brand: 'promin', level: 1.02 }] as const, THERMOSTATS)) {
    yield product({
      leaf: 'termostaty',
      noun: noun('Термостат', 'Термостат', 'm'),
      brand: maker.brand,
      series: 'Teplo',
      model: step.name,
      details: step.heating,
      price: step.price * maker.level,
      warranty: 36,
      colour: maker.brand === 'kutok' ? 'black' : 'white',
      values: [
        [HEATING, step.heating],
        [STEP, 0.5],
        [DISPLAY, step.display],
        [SCHEDULE, t('тижневий', 'недельное')],
        [PROTOCOL, step.amps === 0 ? 'Zigbee 3.0' : 'Wi-Fi'],
        ...(step.amps > 0 ? [[CURRENT, step.amps] as const] : [[BATTERY_LIFE, 17000] as const]),
        [ASSISTANTS, VOICES],
        [LOCAL, true],
        [APP, 'iOS, Android'],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'thermostat',
        views: ['front', 'side', 'scene'],
        params: { brand: maker.brand, series: 'Teplo', model: step.name },
      },
      kg: 0.17,
      mm: [86, 86, 42],
      story: [
        t(
          'Вночі прохолодніше, до підйому — тепло: тижневий розклад економить до чверті рахунка за опалення, і ніхто не мерзне.',
          'Ночью прохладнее, к подъёму — тепло: недельное расписание экономит до четверти счёта за отопление, и никто не мёрзнет.',
        ),
        t(
          'Відчинили вікно — термостат помітить різке падіння температури й зупинить нагрів. Повертаєтеся раніше — увімкніть тепло з дороги.',
          'Открыли окно — термостат заметит резкое падение температуры и остановит нагрев. Возвращаетесь раньше — включите тепло с дороги.',
        ),
      ],
      topic: 'thermostat',
    });
  }
}
