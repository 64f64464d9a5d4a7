import { PROTECTION, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { MAKERS } from './makers.ts';
import * as power from './power-specifications.ts';

const HYBRIDS = [
  { watts: 3000, volts: 24, price: 15900, layout: 'broad' },
  { watts: 3600, volts: 48, price: 28500, layout: 'broad' },
  { watts: 5000, volts: 48, price: 36900, layout: 'auto' },
  { watts: 6000, volts: 48, price: 41900, layout: 'auto' },
  { watts: 8000, volts: 48, price: 62900, layout: 'tower' },
  { watts: 12000, volts: 48, price: 89900, layout: 'tower' },
] as const;

const CAR = [
  { watts: 300, volts: 12, price: 1290 },
  { watts: 600, volts: 12, price: 2190 },
  { watts: 1000, volts: 12, price: 3590 },
  { watts: 1500, volts: 24, price: 5290 },
  { watts: 2000, volts: 24, price: 7490 },
] as const;

/** Hybrid inverters for houses and small ones for cars. */
export function* inverters(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS.slice(0, 3), HYBRIDS)) {
    const kw = figure(step.watts / 1000);
    const model = `Hybrid ${String(step.watts / 1000).replace('.', '-')}K`;
    yield product({
      leaf: 'hibrydni-invertory',
      noun: noun('Інвертор', 'Инвертор', 'm'),
      brand: maker.brand,
      series: 'Hybrid',
      model,
      details: t(`гібридний, ${kw} кВт`, `гибридный, ${kw} кВт`),
      price: step.price * maker.level,
      warranty: 60,
      colour: maker.brand === 'iskra' ? 'black' : 'white',
      values: [
        [power.OUTPUT_POWER, step.watts],
        [power.BATTERY_VOLTAGE, step.volts],
        [power.SOLAR_INPUT, Math.round(step.watts * 1.3)],
        [power.MPPT, step.watts > 5000 ? '2 × MPPT' : '1 × MPPT'],
        [power.SWITCHOVER, 10],
        [power.WAVE, t('чиста синусоїда', 'чистая синусоида')],
        [power.PHASES, step.watts > 8000 ? 3 : 1],
        [power.CHARGE_CURRENT, Math.round(step.watts / step.volts)],
        [power.PARALLEL, step.watts > 3000 ? t('до 6 пристроїв', 'до 6 устройств') : t('немає', 'нет')],
        [power.EFFICIENCY, 97.6],
        [PROTECTION, 'IP65'],
        [power.NOISE, 45],
      ],
      picture: {
        type: 'inverter',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Hybrid', model, watts: step.watts, layout: step.layout },
      },
      kg: 9 + step.watts / 500,
      mm: [420, 580, 240],
      story: [
        t(
          `Інвертор на ${kw} кВт поєднує сонячні панелі, акумулятор і мережу: удень живить дім від сонця й заряджає батарею, увечері віддає запас, а під час відключень перемикається за 10 мс.`,
          `Инвертор на ${kw} кВт объединяет солнечные панели, аккумулятор и сеть: днём питает дом от солнца и заряжает батарею, вечером отдаёт запас, а во время отключений переключается за 10 мс.`,
        ),
        t(
          'Пріоритети задаються в застосунку за годинами: дешева нічна енергія — у батарею, денна — від панелей. Підтримує акумулятори з обміном CAN і RS-485.',
          'Приоритеты задаются в приложении по часам: дешёвая ночная энергия — в батарею, дневная — от панелей. Поддерживает аккумуляторы с обменом CAN и RS-485.',
        ),
      ],
      topic: 'inverter',
    });
  }
  for (const [maker, step] of cross(MAKERS, CAR)) {
    const model = `Road ${step.watts}`;
    yield product({
      leaf: 'avtomobilni-invertory',
      noun: noun('Інвертор', 'Инвертор', 'm'),
      brand: maker.brand,
      series: 'Road',
      model,
      details: t(`автомобільний, ${step.volts} В`, `автомобильный, ${step.volts} В`),
      price: step.price * maker.level,
      warranty: 24,
      colour: 'black',
      values: [
        [power.OUTPUT_POWER, step.watts],
        [power.BATTERY_VOLTAGE, step.volts],
        [
          power.WAVE,
          step.watts > 500 ? t('чиста синусоїда', 'чистая синусоида') : t('модифікована', 'модифицированная'),
        ],
        [power.SOCKETS, step.watts > 900 ? 2 : 1],
        [power.USB_C, step.watts > 900 ? '1 × 65 Вт' : '1 × 30 Вт'],
        [power.PEAK_POWER, step.watts * 2],
        [power.EFFICIENCY, 90],
        [power.NOISE, 42],
        [TEMPERATURE, t('від −10 до +45 °C', 'от −10 до +45 °C')],
      ],
      picture: {
        type: 'inverter',
        views: ['front', 'back', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Road',
          model,
          watts: step.watts,
          layout: 'car',
          sockets: step.watts > 900 ? 2 : 1,
        },
      },
      kg: 0.7 + step.watts / 600,
      mm: [150, 70, 120 + Math.round(step.watts / 12)],
      story: [
        t(
          `Перетворює ${step.volts} В автомобільного акумулятора на 220 В потужністю до ${figure(step.watts)} Вт: ноутбук, насос чи дриль працюють далеко від розетки.`,
          `Преобразует ${step.volts} В автомобильного аккумулятора в 220 В мощностью до ${figure(step.watts)} Вт: ноутбук, насос или дрель работают далеко от розетки.`,
        ),
        t(
          'Вимикається сам, коли напруга акумулятора падає до межі, тож двигун завжди заведеться. Захист від перегріву, короткого замикання й переполюсування — у схемі.',
          'Выключается сам, когда напряжение аккумулятора падает до предела, поэтому двигатель всегда заведётся. Защита от перегрева, короткого замыкания и переполюсовки — в схеме.',
        ),
      ],
      topic: 'inverter',
    });
  }
}
