import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { BATTERY_TYPE, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { MAKERS } from './makers.ts';
import * as power from './power-specifications.ts';

const blocksSchema = z.object({
  leaf: z.string(),
  volts: z.number(),
  hours: z.number(),
  price: z.number(),
  kg: z.number(),
});

const BLOCKS = readRows('power/batteries.json', blocksSchema);

/** LiFePO4 blocks. */
export function* batteries(): Generator<Draft> {
  for (const [maker, step, kind] of cross3(MAKERS, BLOCKS, ['', 'Smart'] as const)) {
    const wh = Math.round(step.volts * step.hours);
    const isRack = step.volts > 24;
    const model = `Life ${step.hours}${isRack ? 'R' : ''}${kind === '' ? '' : ` ${kind}`}`;
    const isSmart = kind === 'Smart';
    const volts = figure(step.volts);
    yield product({
      leaf: step.leaf,
      noun: noun('Акумулятор', 'Аккумулятор', 'm'),
      brand: maker.brand,
      series: 'Life',
      model,
      details: t(`LiFePO4 ${volts} В, ${step.hours} А·год`, `LiFePO4 ${volts} В, ${step.hours} А·ч`),
      price: step.price * maker.level * (isSmart ? 1.08 : 1),
      warranty: isSmart ? 84 : 60,
      colour: isRack ? 'graphite' : maker.brand === 'promin' ? 'blue' : 'black',
      values: [
        [power.AMP_HOURS, step.hours],
        [power.BATTERY_VOLTAGE, step.volts],
        [power.CAPACITY, wh],
        [power.CYCLES, isSmart ? 6000 : 5000],
        [power.BMS, t(`${Math.min(200, step.hours)} А`, `${Math.min(200, step.hours)} А`)],
        [BATTERY_TYPE, 'LiFePO4'],
        [power.CHARGE_CURRENT, Math.round(step.hours / 2)],
        [power.BUS, isRack ? 'CAN, RS-485' : isSmart ? 'Bluetooth' : t('немає', 'нет')],
        [power.PARALLEL, isRack ? t('до 16 блоків', 'до 16 блоков') : t('до 4 блоків', 'до 4 блоков')],
        [TEMPERATURE, t('від −20 до +55 °C', 'от −20 до +55 °C')],
      ],
      picture: {
        type: 'battery-block',
        views: ['front', 'side', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Life',
          model: model.replace(' Smart', ''),
          capacity: wh,
          layout: isRack ? 'rack' : 'block',
        },
      },
      kg: step.kg,
      mm: isRack ? [482, 132 + step.hours, 420] : [330, 220, 172],
      story: [
        t(
          `Блок запасає ${figure(wh)} Вт·год і віддає їх без осідання напруги майже до кінця. Важить утричі менше за свинцевий такої самої корисної ємності.`,
          `Блок запасает ${figure(wh)} Вт·ч и отдаёт их без просадки напряжения почти до конца. Весит втрое меньше свинцового такой же полезной ёмкости.`,
        ),
        t(
          `Плата BMS стежить за кожною коміркою, вимикає заряд на морозі й захищає від короткого замикання. Розрахунковий ресурс — ${isSmart ? '6000' : '5000'} циклів.`,
          `Плата BMS следит за каждой ячейкой, отключает заряд на морозе и защищает от короткого замыкания. Расчётный ресурс — ${isSmart ? '6000' : '5000'} циклов.`,
        ),
        isRack
          ? t(
              'Кріпиться в стійку 19″ або на стіну; інвертор бачить заряд батареї через CAN і сам обирає струм.',
              'Крепится в стойку 19″ или на стену; инвертор видит заряд батареи через CAN и сам выбирает ток.',
            )
          : t(
              'Підходить замість свинцевого в ДБЖ для котла, човні чи кемпері; для заряджання потрібен режим LiFePO4.',
              'Подходит вместо свинцового в ИБП для котла, лодке или кемпере; для зарядки нужен режим LiFePO4.',
            ),
      ],
      topic: 'battery',
      group: `life ${maker.brand} ${step.volts} ${kind}`,
      choices: [{ axis: t('Ємність', 'Ёмкость'), value: t(`${step.hours} А·год`, `${step.hours} А·ч`) }],
    });
  }
}
