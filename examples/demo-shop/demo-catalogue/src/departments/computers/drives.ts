import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { priceOf, SIZES } from './drive-prices.ts';

const SSD = noun('SSD-накопичувач', 'SSD-накопитель', 'm');

const linesSchema = z.object({
  leaf: z.string(),
  type: z.string(),
  brand: brandNameSchema,
  series: z.string(),
  model: z.string(),
  bus: z.string(),
  read: z.number(),
  write: z.number(),
  price: z.number(),
  form: z.string(),
  sink: z.boolean(),
});

const LINES = readRows('computers/drives.json', linesSchema);

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
