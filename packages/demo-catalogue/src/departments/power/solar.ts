import { BATTERY_TYPE, PROTECTION, TEMPERATURE } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { cross, cross3 } from '../cross.ts';
import { product } from '../product.ts';
import * as power from './power-specifications.ts';

const PANEL = noun('Сонячна панель', 'Солнечная панель', 'f');
const MAKERS = [
  { brand: 'zoria', level: 1 },
  { brand: 'iskra', level: 0.96 },
  { brand: 'promin', level: 0.92 },
  { brand: 'kremin', level: 0.86 },
] as const;

const FOLDING = [
  { watts: 60, sections: 2, price: 3900, kg: 2.4 },
  { watts: 100, sections: 3, price: 5600, kg: 3.6 },
  { watts: 160, sections: 4, price: 8200, kg: 5.8 },
  { watts: 200, sections: 3, price: 10900, kg: 6.9 },
  { watts: 300, sections: 4, price: 16500, kg: 11.5 },
  { watts: 400, sections: 4, price: 21900, kg: 16 },
] as const;
const FIXED = [
  { watts: 200, name: 'Mono 200', efficiency: 20.4, price: 3900, kg: 11 },
  { watts: 415, name: 'Mono 415', efficiency: 21.3, price: 5900, kg: 21 },
  { watts: 450, name: 'Mono 450', efficiency: 22.3, price: 6900, kg: 22 },
  { watts: 550, name: 'Mono 550', efficiency: 21.6, price: 7900, kg: 27 },
  { watts: 585, name: 'Bifacial 585', efficiency: 22.6, price: 8900, kg: 31 },
  { watts: 620, name: 'Bifacial 620', efficiency: 23.1, price: 10400, kg: 33 },
] as const;

/** Folding and roof panels. */
export function* solarPanels(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS, FOLDING)) {
    const model = `Fold ${step.watts}`;
    yield product({
      leaf: 'skladani-paneli',
      noun: PANEL,
      brand: maker.brand,
      series: 'Fold',
      model,
      details: t('складана', 'складная'),
      price: step.price * maker.level,
      warranty: 24,
      colour: 'black',
      values: [
        [power.PANEL_POWER, step.watts],
        [power.EFFICIENCY, 22.5],
        [power.CONNECTOR, 'MC4'],
        [power.SECTIONS, step.sections],
        [PROTECTION, 'IP65'],
        [power.CELL, t('монокристал', 'монокристалл')],
        [power.OPEN_VOLTAGE, step.watts > 150 ? 48 : 24],
        [power.PANEL_CURRENT, Math.round(step.watts / 20)],
        [TEMPERATURE, t('від −20 до +65 °C', 'от −20 до +65 °C')],
      ],
      picture: {
        type: 'solar-panel',
        views: ['front', 'back', 'scene'],
        params: {
          brand: maker.brand,
          series: 'Fold',
          model,
          layout: 'foldable',
          leaves: step.sections,
          watts: step.watts,
        },
      },
      kg: step.kg,
      mm: [400 * step.sections, 540 + step.watts, 25],
      story: [
        t(
          `Панель на ${step.watts} Вт розкладається за пів хвилини: ${step.sections} секції, ніжки під потрібним кутом, кабель MC4 до станції. За ясний літній день вона віддає приблизно ${figure(Math.round(step.watts * 0.0048 * 10) / 10)} кВт·год.`,
          `Панель на ${step.watts} Вт раскладывается за полминуты: ${step.sections} секции, ножки под нужным углом, кабель MC4 к станции. За ясный летний день она отдаёт примерно ${figure(Math.round(step.watts * 0.0048 * 10) / 10)} кВт·ч.`,
        ),
        t(
          'Тканина не боїться дощу, складена панель вміщається за сидінням авто. Підходить до станцій усіх виробників, у яких є вхід MC4 або перехідник.',
          'Ткань не боится дождя, сложенная панель помещается за сиденьем авто. Подходит к станциям всех производителей, у которых есть вход MC4 или переходник.',
        ),
      ],
      topic: 'panel',
    });
  }
  for (const [maker, step] of cross(MAKERS, FIXED)) {
    yield product({
      leaf: 'statsionarni-paneli',
      noun: PANEL,
      brand: maker.brand,
      series: 'Mono',
      model: step.name,
      details: t('стаціонарна', 'стационарная'),
      price: step.price * maker.level,
      warranty: 180,
      colour: 'black',
      values: [
        [power.PANEL_POWER, step.watts],
        [power.EFFICIENCY, step.efficiency],
        [
          power.CELL,
          step.name.startsWith('Bi')
            ? t('монокристал, двобічна', 'монокристалл, двусторонняя')
            : t('монокристал', 'монокристалл'),
        ],
        [power.CONNECTOR, 'MC4'],
        [power.OPEN_VOLTAGE, Math.round(step.watts / 11)],
        [power.PANEL_CURRENT, 13],
        [PROTECTION, 'IP68'],
        [TEMPERATURE, t('від −40 до +85 °C', 'от −40 до +85 °C')],
      ],
      picture: {
        type: 'solar-panel',
        views: ['front', 'back', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Mono',
          model: step.name,
          layout: step.name.startsWith('Bi') ? 'landscape' : step.watts > 400 ? 'half-cut' : 'portrait',
          watts: step.watts,
        },
      },
      kg: step.kg,
      mm: [1134, step.watts > 300 ? 1722 + (step.watts - 415) * 3 : 1100, 30],
      story: [
        t(
          `Панель на ${step.watts} Вт із ККД ${figure(step.efficiency)} % для даху або наземної конструкції. За рік у середній смузі України вона виробляє близько ${figure(Math.round(step.watts * 1.1))} кВт·год.`,
          `Панель на ${step.watts} Вт с КПД ${figure(step.efficiency)} % для крыши или наземной конструкции. За год в средней полосе Украины она вырабатывает около ${figure(Math.round(step.watts * 1.1))} кВт·ч.`,
        ),
        t(
          'Загартоване скло витримує град і 5400 Па снігу, рама з анодованого алюмінію не іржавіє. Через 25 років панель зберігає щонайменше 85 % потужності.',
          'Закалённое стекло выдерживает град и 5400 Па снега, рама из анодированного алюминия не ржавеет. Через 25 лет панель сохраняет не менее 85 % мощности.',
        ),
        t(
          'Везе такі панелі вантажна служба: звільніть місце для пакунка завширшки 1,2 м і огляньте скло при отриманні.',
          'Такие панели везёт грузовая служба: освободите место для пачки шириной 1,2 м и осмотрите стекло при получении.',
        ),
      ],
      topic: 'panel',
    });
  }
}

const HYBRIDS = [
  { watts: 3000, volts: 24, price: 15900 },
  { watts: 3600, volts: 48, price: 28500 },
  { watts: 5000, volts: 48, price: 36900 },
  { watts: 6000, volts: 48, price: 41900 },
  { watts: 8000, volts: 48, price: 62900 },
  { watts: 12000, volts: 48, price: 89900 },
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
        params: { brand: maker.brand, series: 'Hybrid', model, watts: step.watts },
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

const BLOCKS = [
  { leaf: 'akumuliatory-12-v', volts: 12.8, hours: 50, price: 7900, kg: 6 },
  { leaf: 'akumuliatory-12-v', volts: 12.8, hours: 100, price: 12900, kg: 11 },
  { leaf: 'akumuliatory-12-v', volts: 12.8, hours: 150, price: 18900, kg: 16 },
  { leaf: 'akumuliatory-12-v', volts: 12.8, hours: 230, price: 27900, kg: 24 },
  { leaf: 'akumuliatory-48-v', volts: 51.2, hours: 50, price: 27900, kg: 24 },
  { leaf: 'akumuliatory-48-v', volts: 51.2, hours: 100, price: 44900, kg: 44 },
  { leaf: 'akumuliatory-48-v', volts: 51.2, hours: 200, price: 84900, kg: 86 },
  { leaf: 'akumuliatory-48-v', volts: 51.2, hours: 280, price: 109900, kg: 118 },
] as const;

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
