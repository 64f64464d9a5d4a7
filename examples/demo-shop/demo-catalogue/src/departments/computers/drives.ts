import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { priceOf, SIZES } from './drive-prices.ts';

const SSD = noun('SSD-накопичувач', 'SSD-накопитель', 'm');

const LINES = [
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'forma',
    series: 'Impuls',
    model: 'Impuls 5',
    bus: 'PCIe 5.0 ×4',
    read: 12400,
    write: 11800,
    price: 4.3,
    form: 'M.2 2280',
    sink: true,
  },
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'forma',
    series: 'Impuls',
    model: 'Impuls 4',
    bus: 'PCIe 4.0 ×4',
    read: 7300,
    write: 6600,
    price: 3,
    form: 'M.2 2280',
    sink: false,
  },
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'forma',
    series: 'Impuls',
    model: 'Impuls 4 Cool',
    bus: 'PCIe 4.0 ×4',
    read: 7300,
    write: 6600,
    price: 3.2,
    form: 'M.2 2280',
    sink: true,
  },
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'rysa',
    series: 'Strum',
    model: 'Strum N4',
    bus: 'PCIe 4.0 ×4',
    read: 5000,
    write: 4500,
    price: 2.5,
    form: 'M.2 2280',
    sink: false,
  },
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'rysa',
    series: 'Strum',
    model: 'Strum Mini',
    bus: 'PCIe 4.0 ×4',
    read: 4800,
    write: 4200,
    price: 2.9,
    form: 'M.2 2230',
    sink: false,
  },
  {
    leaf: 'ssd-m2',
    type: 'ssd-m2',
    brand: 'plyn',
    series: 'N',
    model: 'N3',
    bus: 'PCIe 3.0 ×4',
    read: 3200,
    write: 2700,
    price: 2.1,
    form: 'M.2 2280',
    sink: false,
  },
  {
    leaf: 'ssd-25',
    type: 'ssd',
    brand: 'forma',
    series: 'Archive',
    model: 'Archive',
    bus: 'SATA III',
    read: 560,
    write: 530,
    price: 2.9,
    form: '2,5″',
    sink: false,
  },
  {
    leaf: 'ssd-25',
    type: 'ssd',
    brand: 'rysa',
    series: 'Strum',
    model: 'Strum S',
    bus: 'SATA III',
    read: 550,
    write: 500,
    price: 2.2,
    form: '2,5″',
    sink: false,
  },
  {
    leaf: 'ssd-25',
    type: 'ssd',
    brand: 'plyn',
    series: 'S',
    model: 'S3',
    bus: 'SATA III',
    read: 540,
    write: 460,
    price: 1.9,
    form: '2,5″',
    sink: false,
  },
  {
    leaf: 'ssd-25',
    type: 'ssd',
    brand: 'tkach',
    series: 'Vuzlyk',
    model: 'Vuzlyk',
    bus: 'SATA III',
    read: 555,
    write: 510,
    price: 2.3,
    form: '2,5″',
    sink: false,
  },
] as const;

/** Internal drives. */
export function* drives(): Generator<Draft> {
  for (const [line, gigabytes] of cross(LINES, SIZES)) {
    const size = storage(gigabytes);
    const isFast = line.bus.startsWith('PCIe');
    yield product({
      leaf: line.leaf,
      noun: SSD,
      brand: line.brand,
      series: line.series,
      model: line.model,
      details: t(`${size.text.uk}, ${line.form}`, `${size.text.ru}, ${line.form}`),
      price: priceOf(gigabytes, line.price),
      warranty: line.brand === 'plyn' ? 36 : 60,
      colour: 'black',
      values: [
        [computer.CAPACITY, size],
        [computer.READ, line.read],
        [computer.WRITE, line.write],
        [computer.INTERFACE, line.bus],
        [computer.ENDURANCE, Math.round(gigabytes * 0.6)],
        [computer.FORM, line.form],
        [computer.NAND, line.price > 2.4 ? 'TLC' : 'QLC'],
        [computer.ENCRYPTION, line.price > 2.8 ? 'AES-256' : t('немає', 'нет')],
        [computer.COOLING, line.sink ? t('радіатор', 'радиатор') : t('немає', 'нет')],
      ],
      picture: {
        type: line.type,
        views: ['front', 'side', 'detail'],
        params: {
          brand: line.brand,
          series: line.series,
          model: line.model,
          layout: line.sink ? 'heatsink' : line.form === 'M.2 2230' ? 'short' : 'auto',
          capacity: gigabytes,
        },
      },
      kg: isFast ? 0.009 : 0.045,
      mm: isFast ? [22, line.form.includes('2230') ? 30 : 80, line.sink ? 9 : 2] : [70, 100, 7],
      story: [
        isFast
          ? t(
              `Читання до ${figure(line.read)} МБ/с: система стартує за секунди, проєкт на 50 ГБ копіюється, поки наливається кава.`,
              `Чтение до ${figure(line.read)} МБ/с: система стартует за секунды, проект на 50 ГБ копируется, пока наливается кофе.`,
            )
          : t(
              `Найпростіший спосіб оживити старий ноутбук або реєстратор: ${figure(line.read)} МБ/с замість сотні у жорсткого диска й повна тиша.`,
              `Самый простой способ оживить старый ноутбук или регистратор: ${figure(line.read)} МБ/с вместо сотни у жёсткого диска и полная тишина.`,
            ),
        t(
          `Ресурс ${Math.round(gigabytes * 0.6)} TBW — це понад ${Math.round((gigabytes * 0.6 * 1000) / 1825)} ГБ запису щодня протягом п’яти років.`,
          `Ресурс ${Math.round(gigabytes * 0.6)} TBW — это более ${Math.round((gigabytes * 0.6 * 1000) / 1825)} ГБ записи каждый день в течение пяти лет.`,
        ),
      ],
      topic: 'drive',
      choices: [{ axis: t('Обсяг', 'Объём'), value: size.text }],
    });
  }
}
