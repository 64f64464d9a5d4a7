import { PROTECTION, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { MAKERS } from './makers.ts';
import * as power from './power-specifications.ts';

const PANEL = noun('Сонячна панель', 'Солнечная панель', 'f');

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
          'Везе такі панелі вантажна служба: звільніть місце для пакунка завширшки 1,2 м і огляньте скло під час отримання.',
          'Такие панели везёт грузовая служба: освободите место для пачки шириной 1,2 м и осмотрите стекло при получении.',
        ),
      ],
      topic: 'panel',
    });
  }
}
