import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import type { BrandName } from '../../model/brands.ts';
import { APP, BATTERY_TYPE, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { plural, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import * as power from './power-specifications.ts';

const stepSchema = z.object({
  leaf: z.string(),
  name: z.string(),
  wh: z.number(),
  watts: z.number(),
  sockets: z.number(),
  hours: z.number(),
  solar: z.number(),
  kg: z.number(),
  price: z.number(),
  grows: z.boolean(),
  layout: z.string(),
});
type Step = z.infer<typeof stepSchema>;
const STEPS: readonly Step[] = readRows('power/stations.json', stepSchema);

type Line = { brand: BrandName; series: string; cycles: number; ms: number; level: number };
const LINES: readonly Line[] = [
  { brand: 'zoria', series: 'Zoria', cycles: 4000, ms: 10, level: 1 },
  { brand: 'iskra', series: 'Grad', cycles: 3500, ms: 15, level: 1 },
  { brand: 'promin', series: 'Volt', cycles: 3000, ms: 20, level: 0.98 },
  { brand: 'kremin', series: 'Bloc', cycles: 2500, ms: 20, level: 0.97 },
];

/** What a station keeps running: watts the thing takes on average. */
const APPLIANCES = [
  { watts: 12, uk: 'роутер', ru: 'роутер' },
  { watts: 55, uk: 'ноутбук', ru: 'ноутбук' },
  { watts: 65, uk: 'холодильник', ru: 'холодильник' },
  { watts: 110, uk: 'газовий котел', ru: 'газовый котёл' },
];

const STATION = noun('Зарядна станція', 'Зарядная станция', 'f');
const hoursOf = (wh: number, watts: number): number => Math.max(1, Math.round((wh * 0.85) / watts));

/** Portable power stations. */
export function* stations(): Generator<Draft> {
  for (const [line, step, colour] of cross3(LINES, STEPS, ['black', 'silver'] as const)) {
    // The light body is made of the larger half only, as makers do.
    if (colour === 'silver' && (line.brand === 'kremin' || step.wh < 600)) continue;
    const model = line.series === 'Zoria' ? `Station ${step.name}` : `${line.series} ${step.name}`;
    const kept = APPLIANCES.filter((item) => item.watts * 3 < step.watts && hoursOf(step.wh, item.watts) > 1);
    const hoursUk = kept.map((item) => `${item.uk} — ${hoursOf(step.wh, item.watts)} год`).join(', ');
    const hoursRu = kept.map((item) => `${item.ru} — ${hoursOf(step.wh, item.watts)} ч`).join(', ');
    const wh = figure(step.wh);
    const years = Math.floor(line.cycles / 365);
    yield product({
      leaf: step.leaf,
      noun: STATION,
      brand: line.brand,
      series: line.series,
      model,
      details: t(`${wh} Вт·год, LiFePO4`, `${wh} Вт·ч, LiFePO4`),
      price: step.price * line.level,
      warranty: line.brand === 'zoria' ? 60 : line.brand === 'iskra' ? 36 : 24,
      colour,
      isColourNamed: colour === 'silver',
      values: [
        [power.CAPACITY, step.wh],
        [power.OUTPUT_POWER, step.watts],
        [power.SOCKETS, step.sockets],
        [power.CHARGE_TIME, step.hours],
        [power.CYCLES, line.cycles],
        [BATTERY_TYPE, 'LiFePO4'],
        [power.PEAK_POWER, step.watts * 2],
        [power.WAVE, t('чиста синусоїда', 'чистая синусоида')],
        [power.SOLAR_INPUT, step.solar],
        [power.USB_C, step.wh > 900 ? '2 × 100 Вт' : '1 × 60 Вт'],
        [power.USB_A, step.wh > 900 ? 4 : 2],
        [power.SWITCHOVER, line.ms],
        [power.EXPANSION, step.grows ? t('до двох', 'до двух') : t('немає', 'нет')],
        [APP, step.wh > 500 ? 'iOS, Android' : t('немає', 'нет')],
        [power.NOISE, step.wh > 1500 ? 45 : 38],
        [TEMPERATURE, t('від −10 до +45 °C', 'от −10 до +45 °C')],
      ],
      picture: {
        type: 'power-station',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: line.brand,
          series: line.series,
          model,
          capacity: step.wh,
          sockets: step.sockets,
          watts: step.watts,
          layout: step.layout,
        },
      },
      kg: step.kg,
      mm: [Math.round(210 + step.wh / 12), Math.round(180 + step.wh / 22), Math.round(160 + step.wh / 20)],
      story: [
        t(
          `Коли світла немає за графіком, станція на ${wh} Вт·год тримає дім у звичному ритмі. Орієнтовний час без мережі: ${hoursUk}.`,
          `Когда света нет по графику, станция на ${wh} Вт·ч держит дом в привычном ритме. Ориентировочное время без сети: ${hoursRu}.`,
        ),
        t(
          `Чиста синусоїда й перемикання за ${line.ms} мс — котел і комп’ютер не помічають зникнення мережі. ${step.sockets} ${plural(step.sockets, ['розетка', 'розетки', 'розеток'])} ${step.sockets === 1 ? 'видає' : 'видають разом'} до ${figure(step.watts)} Вт.`,
          `Чистая синусоида и переключение за ${line.ms} мс — котёл и компьютер не замечают исчезновения сети. ${step.sockets} ${plural(step.sockets, ['розетка', 'розетки', 'розеток'])} ${step.sockets === 1 ? 'выдаёт' : 'выдают вместе'} до ${figure(step.watts)} Вт.`,
        ),
        t(
          `Від мережі заряджається повністю за ${figure(step.hours)} год, від сонячних панелей приймає до ${figure(step.solar)} Вт. Комірки LiFePO4 витримують ${figure(line.cycles)} циклів: при щоденному користуванні це ${years} ${plural(years, ['рік', 'роки', 'років'])}.`,
          `От сети заряжается полностью за ${figure(step.hours)} ч, от солнечных панелей принимает до ${figure(step.solar)} Вт. Ячейки LiFePO4 выдерживают ${figure(line.cycles)} циклов: при ежедневном использовании это ${years} ${plural(years, ['год', 'года', 'лет'])}.`,
        ),
        step.grows
          ? t(
              'Мало ємності — під’єднайте додаткову батарею: станція сама її впізнає.',
              'Мало ёмкости — подключите дополнительную батарею: станция сама её узнает.',
            )
          : t(
              `Вага ${figure(step.kg)} кг і зручна ручка: від квартири до машини донесе одна людина.`,
              `Вес ${figure(step.kg)} кг и удобная ручка: от квартиры до машины донесёт один человек.`,
            ),
      ],
      topic: 'station',
    });
  }
}
