import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { APP, MATERIAL, PROTOCOL } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { plural, t } from '../../text/l10n.ts';
import { ASSISTANTS, CURRENT, LOCAL, MAKERS, MATTER, RADIOS, SCHEDULE, VOICES } from './smart-home-specifications.ts';

const LOAD = spec('Навантаження', 'Нагрузка', { unit: 'Вт', group: 'power', view: 'range', better: 'higher' });

const METER = spec('Облік енергії', 'Учёт энергии', { group: 'functions', filter: 'promoted' });

const SOCKETS = spec('Кількість гнізд', 'Количество гнёзд', { group: 'output', filter: 'promoted', better: 'higher' });

const plugsSchema = z.object({
  name: z.string(),
  amps: z.number(),
  sockets: z.number(),
  meter: z.boolean(),
  radio: z.enum(['wifi', 'zigbee', 'thread']),
  price: z.number(),
});

const PLUGS = readRows('smart-home/plugs.json', plugsSchema);

/** Sockets with remote control. */
export function* smartPlugs(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, PLUGS, ['white', 'black'] as const)) {
    const watts = step.amps * 230;
    yield product({
      leaf: 'rozumni-rozetky',
      noun: noun('Розумна розетка', 'Умная розетка', 'f'),
      brand: maker.brand,
      series: 'Plug',
      model: step.name,
      details:
        step.sockets > 1
          ? t(
              `${step.amps} А, ${step.sockets} ${plural(step.sockets, ['гніздо', 'гнізда', 'гнізд'])}`,
              `${step.amps} А, ${step.sockets} ${plural(step.sockets, ['гнездо', 'гнезда', 'гнёзд'])}`,
            )
          : t(`${step.amps} А, ${RADIOS[step.radio]}`, `${step.amps} А, ${RADIOS[step.radio]}`),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [CURRENT, step.amps],
        [LOAD, watts],
        [SOCKETS, step.sockets],
        [METER, step.meter],
        [PROTOCOL, RADIOS[step.radio]],
        [ASSISTANTS, VOICES],
        [MATTER, step.radio !== 'zigbee'],
        [LOCAL, step.radio !== 'wifi'],
        [APP, 'iOS, Android'],
        [SCHEDULE, true],
        [MATERIAL, t('полікарбонат, негорючий', 'поликарбонат, негорючий')],
      ],
      picture: {
        type: 'smart-plug',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Plug', model: step.name, sockets: step.sockets },
      },
      kg: 0.07 * step.sockets + 0.03,
      mm: step.sockets > 2 ? [300, 45, 60] : [52, 52, 80],
      story: [
        t(
          `Розетка витримує ${step.amps} А, тобто до ${watts} Вт: бойлер, обігрівач чи чайник їй до снаги.`,
          `Розетка выдерживает ${step.amps} А, то есть до ${watts} Вт: бойлер, обогреватель или чайник ей по силам.`,
        ),
        step.meter
          ? t(
              'Лічильник у застосунку показує, скільки й коли з’їв прилад, а ліміт вимкне його, якщо потужність підскочить.',
              'Счётчик в приложении показывает, сколько и когда съел прибор, а лимит выключит его, если мощность подскочит.',
            )
          : t(
              'Розклад і таймер вимкнуть праску, навіть якщо про неї забули всі.',
              'Расписание и таймер выключат утюг, даже если о нём забыли все.',
            ),
        t(
          'Після відключення світла розетка повертається в той стан, який ви задали: увімкнено, вимкнено або «як було».',
          'После отключения света розетка возвращается в то состояние, которое вы задали: включено, выключено или «как было».',
        ),
      ],
      topic: 'plug',
    });
  }
}
