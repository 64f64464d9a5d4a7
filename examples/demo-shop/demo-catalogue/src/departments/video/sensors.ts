import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { MATERIAL, PROTECTION, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, plural, same, t } from '../../text/l10n.ts';
import { INDOOR, MAKERS, OUTDOOR, PLASTIC, WB } from './alarm-makers.ts';
import * as alarm from './alarm-specifications.ts';

const motionSchema = z.object({
  name: z.string(),
  layout: z.string(),
  metres: z.number(),
  place: l10nSchema,
  protection: z.string(),
  pets: l10nSchema,
  kind: l10nSchema,
  years: z.number(),
  price: z.number(),
});

const MOTION = readRows('video/sensors-motion.json', motionSchema);

/** Motion detectors for rooms and yards. */
export function* motionSensors(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, MOTION, WB)) {
    yield product({
      leaf: 'datchyky-rukhu',
      noun: noun('Датчик руху', 'Датчик движения', 'm'),
      brand: maker.brand,
      series: 'Motion',
      model: step.name,
      details: step.place,
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.DETECTION, step.metres],
        [alarm.DETECTOR, step.kind],
        [alarm.PETS, step.pets],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTOCOL, maker.radio],
        [alarm.PLACE, step.place],
        [alarm.RANGE, maker.metres],
        [alarm.BATTERY, step.name === 'Motion Street' ? '2 × CR123A' : 'CR123A'],
        [alarm.TAMPER, true],
        [PROTECTION, step.protection],
        [TEMPERATURE, step.protection === 'IP54' ? OUTDOOR : INDOOR],
        [MATERIAL, PLASTIC],
      ],
      picture: {
        type: 'motion-sensor',
        views: ['front', 'side', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Motion',
          model: step.name,
          layout: step.layout,
        },
      },
      kg: 0.09,
      mm: [62, 110, 50],
      story: [
        t(
          `Датчик помічає людину на відстані до ${step.metres} м і не реагує на протяг чи сонячні плями. Одного комплекту батарей вистачає приблизно на ${step.years} ${plural(step.years, ['рік', 'роки', 'років'])} роботи.`,
          `Датчик замечает человека на расстоянии до ${step.metres} м и не реагирует на сквозняк или солнечные пятна. Одного комплекта батарей хватает примерно на ${step.years} ${plural(step.years, ['год', 'года', 'лет'])} работы.`,
        ),
        t(
          'Кріпиться на стіну або в кут без свердління крізь корпус: спочатку пластина, потім датчик клацає на місце. Спробу зняти його система вважає тривогою.',
          'Крепится на стену или в угол без сверления сквозь корпус: сначала пластина, потом датчик защёлкивается на место. Попытку снять его система считает тревогой.',
        ),
      ],
      topic: 'motion',
    });
  }
}

const doorsSchema = z.object({
  name: z.string(),
  layout: z.string(),
  kind: l10nSchema,
  years: z.number(),
  price: z.number(),
  extra: l10nSchema,
});

const DOORS = readRows('video/sensors-doors.json', doorsSchema);

/** Opening sensors. */
export function* doorSensors(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, DOORS, WB)) {
    yield product({
      leaf: 'datchyky-vidkryttia',
      noun: noun('Датчик відкриття', 'Датчик открытия', 'm'),
      brand: maker.brand,
      series: 'Door',
      model: step.name,
      details: same(maker.radio),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.DETECTOR, step.kind],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTOCOL, maker.radio],
        [alarm.RANGE, maker.metres],
        [alarm.PLACE, step.extra],
        [alarm.BATTERY, step.name === 'Gate' ? 'CR123A' : 'CR2032'],
        [alarm.TAMPER, step.name !== 'Door'],
        [TEMPERATURE, step.name === 'Gate' ? OUTDOOR : INDOOR],
        [MATERIAL, PLASTIC],
      ],
      picture: {
        type: 'door-sensor',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Door', model: step.name, layout: step.layout },
      },
      kg: 0.04,
      mm: [20, 90, 24],
      story: [
        t(
          `Датчик повідомляє про відкриття раніше, ніж гість переступить поріг. Він помічає щілину від 2 см і працює від однієї батареї кілька років.`,
          `Датчик сообщает об открытии раньше, чем гость переступит порог. Он замечает щель от 2 см и работает от одной батареи несколько лет.`,
        ),
        t(
          'Клеїться на стрічку з комплекту або прикручується; у сценаріях розумного дому може ввімкнути світло в коридорі чи вимкнути кондиціонер, коли вікно відчинене.',
          'Клеится на ленту из комплекта или прикручивается; в сценариях умного дома может включить свет в коридоре или выключить кондиционер, когда окно открыто.',
        ),
      ],
      topic: 'alarm',
    });
  }
}
