import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { PORTS, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { plural, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import * as power from './power-specifications.ts';

const UPS = noun('ДБЖ', 'ИБП', 'n', 'm');
const LINEAR = t('лінійно-інтерактивний', 'линейно-интерактивный');
const ONLINE = t('онлайн', 'онлайн');
const STANDBY = t('міні, постійний струм', 'мини, постоянный ток');

const MAKERS = [
  { brand: 'zoria', series: 'UPS' },
  { brand: 'iskra', series: 'Back' },
  { brand: 'promin', series: 'Safe' },
  { brand: 'kremin', series: 'Start' },
] as const;

const towersSchema = z.object({
  va: z.number(),
  watts: z.number(),
  sockets: z.number(),
  cell: z.string(),
  minutes: z.number(),
  sine: z.boolean(),
  price: z.number(),
  kg: z.number(),
});

const TOWERS = readRows('power/ups.json', towersSchema);

const SERVERS = [
  { va: 1000, watts: 900, sockets: 4, cell: '3 × 12 В × 7 А·год', minutes: 12, price: 14900, kg: 11 },
  { va: 2000, watts: 1800, sockets: 6, cell: '6 × 12 В × 7 А·год', minutes: 13, price: 24900, kg: 19 },
  { va: 3000, watts: 2700, sockets: 8, cell: '8 × 12 В × 7 А·год', minutes: 12, price: 33900, kg: 27 },
  { va: 6000, watts: 5400, sockets: 8, cell: '16 × 12 В × 7 А·год', minutes: 10, price: 68900, kg: 52 },
] as const;

const MINIS = [
  { name: 'Mini 8', mah: 8800, watts: 18, hours: 3, price: 1290 },
  { name: 'Mini 10', mah: 10400, watts: 24, hours: 4, price: 1590 },
  { name: 'Mini 18', mah: 18000, watts: 36, hours: 7, price: 2390 },
  { name: 'Mini 27', mah: 27000, watts: 45, hours: 10, price: 3290 },
] as const;

const ruCell = (cell: string): string => cell.replace('А·год', 'А·ч');

function* towers(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS, TOWERS)) {
    const model = `${maker.series} ${step.va}`;
    yield product({
      leaf: 'liniino-interaktyvni-dbzh',
      noun: UPS,
      brand: maker.brand,
      series: maker.series,
      model,
      details: LINEAR,
      price: step.price,
      warranty: maker.brand === 'zoria' ? 36 : 24,
      colour: 'black',
      values: [
        [power.OUTPUT_POWER, step.watts],
        [power.VOLT_AMPERES, step.va],
        [power.SOCKETS, step.sockets],
        [power.WAVE, step.sine ? t('чиста синусоїда', 'чистая синусоида') : t('ступінчаста', 'ступенчатая')],
        [power.STABILIZER, true],
        [power.UPS_KIND, LINEAR],
        [power.INTERNAL, t(step.cell, ruCell(step.cell))],
        [power.BACKUP_TIME, step.minutes],
        [power.SWITCHOVER, 6],
        [PORTS, 'USB, RJ-45'],
        [power.NOISE, 40],
        [TEMPERATURE, t('від 0 до +40 °C', 'от 0 до +40 °C')],
      ],
      picture: {
        type: 'ups-tower',
        views: ['front', 'back', 'side', 'detail'],
        params: { brand: maker.brand, series: maker.series, model, sockets: step.sockets, watts: step.watts },
      },
      kg: step.kg,
      mm: [100 + Math.round(step.va / 40), 180 + Math.round(step.va / 30), 300],
      story: [
        t(
          `ДБЖ тримає комп’ютер, монітор і роутер, доки ви зберігаєте роботу: при половинному навантаженні — близько ${step.minutes} хв. Потужність ${figure(step.watts)} Вт.`,
          `ИБП держит компьютер, монитор и роутер, пока вы сохраняете работу: при половинной нагрузке — около ${step.minutes} мин. Мощность ${figure(step.watts)} Вт.`,
        ),
        t(
          'Стабілізатор вирівнює напругу від 160 до 290 В без переходу на акумулятор, тож батарея зношується менше.',
          'Стабилизатор выравнивает напряжение от 160 до 290 В без перехода на аккумулятор, поэтому батарея изнашивается меньше.',
        ),
        step.sine
          ? t(
              'Чиста синусоїда підходить для газових котлів і насосів: двигун не гуде й не гріється.',
              'Чистая синусоида подходит для газовых котлов и насосов: двигатель не гудит и не греется.',
            )
          : t(
              'Для газового котла чи насоса оберіть модель із чистою синусоїдою: ця розрахована на комп’ютер, роутер і освітлення.',
              'Для газового котла или насоса выберите модель с чистой синусоидой: эта рассчитана на компьютер, роутер и освещение.',
            ),
      ],
      topic: 'ups',
    });
  }
}

function* servers(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS, SERVERS)) {
    const model = `${maker.series} Online ${step.va}`;
    yield product({
      leaf: 'onlain-dbzh',
      noun: UPS,
      brand: maker.brand,
      series: `${maker.series} Online`,
      model,
      details: t(
        `${figure(step.watts)} Вт, ${step.sockets} ${plural(step.sockets, ['розетка', 'розетки', 'розеток'])}`,
        `${figure(step.watts)} Вт, ${step.sockets} ${plural(step.sockets, ['розетка', 'розетки', 'розеток'])}`,
      ),
      price: step.price,
      warranty: 24,
      colour: 'black',
      values: [
        [power.OUTPUT_POWER, step.watts],
        [power.VOLT_AMPERES, step.va],
        [power.SOCKETS, step.sockets],
        [power.WAVE, t('чиста синусоїда', 'чистая синусоида')],
        [power.SWITCHOVER, 0],
        [power.UPS_KIND, ONLINE],
        [power.INTERNAL, t(step.cell, ruCell(step.cell))],
        [power.BACKUP_TIME, step.minutes],
        [power.EFFICIENCY, 94],
        [PORTS, 'USB, RS-232, SNMP'],
        [power.NOISE, 50],
        [TEMPERATURE, t('від 0 до +40 °C', 'от 0 до +40 °C')],
      ],
      picture: {
        type: 'ups-tower',
        views: ['front', 'back', 'side'],
        params: {
          brand: maker.brand,
          series: `${maker.series} Online`,
          model,
          sockets: step.sockets,
          watts: step.watts,
        },
      },
      kg: step.kg,
      mm: [190, 320 + Math.round(step.va / 60), 400],
      story: [
        t(
          `Подвійне перетворення: прилади завжди живляться від інвертора, тому перемикання триває 0 мс, а на виході — рівні 230 В за будь-якої мережі.`,
          `Двойное преобразование: приборы всегда питаются от инвертора, поэтому переключение длится 0 мс, а на выходе — ровные 230 В при любой сети.`,
        ),
        t(
          `Модель на ${figure(step.watts)} Вт розрахована на сервер, касу або медичне обладнання; плата SNMP повідомить адміністратора про кожну подію. Зовнішні батарейні блоки подовжують роботу до кількох годин.`,
          `Модель на ${figure(step.watts)} Вт рассчитана на сервер, кассу или медицинское оборудование; плата SNMP сообщит администратору о каждом событии. Внешние батарейные блоки продлевают работу до нескольких часов.`,
        ),
      ],
      topic: 'ups',
    });
  }
}

function* minis(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS, MINIS)) {
    yield product({
      leaf: 'dbzh-dlia-routera',
      noun: UPS,
      brand: maker.brand,
      series: 'Mini',
      model: step.name,
      details: t('для роутера, 5 / 9 / 12 В', 'для роутера, 5 / 9 / 12 В'),
      price: step.price,
      warranty: 12,
      colour: maker.brand === 'promin' ? 'white' : 'black',
      values: [
        [power.BANK_CAPACITY, step.mah],
        [power.OUTPUT_POWER, step.watts],
        [power.UPS_KIND, STANDBY],
        [power.CHARGE_TIME, Math.round(step.mah / 2600)],
        [power.SWITCHOVER, 0],
        [power.USB_A, 1],
        [PORTS, 'DC 5,5 × 2,1 мм × 2, PoE, USB-A'],
        [TEMPERATURE, t('від 0 до +40 °C', 'от 0 до +40 °C')],
      ],
      picture: {
        type: 'power-bank',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Mini', model: step.name, capacity: step.mah, layout: 'router' },
      },
      kg: 0.25 + step.mah / 60000,
      mm: [110, 26, 105],
      story: [
        t(
          `Інтернет не зникає разом зі світлом: міні-ДБЖ живить роутер та оптичний термінал близько ${step.hours} годин і перемикається миттєво.`,
          `Интернет не пропадает вместе со светом: мини-ИБП питает роутер и оптический терминал около ${step.hours} часов и переключается мгновенно.`,
        ),
        t(
          'У комплекті кабелі з поширеними роз’ємами на 9 і 12 В, вихід PoE для точки доступу та USB для телефона.',
          'В комплекте кабели с распространёнными разъёмами на 9 и 12 В, выход PoE для точки доступа и USB для телефона.',
        ),
      ],
      topic: 'ups',
    });
  }
}

/** Uninterruptible power supplies of three kinds. */
export function* upses(): Generator<Draft> {
  yield* towers();
  yield* servers();
  yield* minis();
}
