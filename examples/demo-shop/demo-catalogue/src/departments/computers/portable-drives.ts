import { CONNECTION, MATERIAL, PROTECTION } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { priceOf, SIZES } from './drive-prices.ts';

const PORTABLE = [
  { brand: 'forma', model: 'Pocket', read: 1050, price: 3.4, cover: 'IP55', bus: 'USB-C 10 Гбіт/с' },
  { brand: 'forma', model: 'Pocket Pro', read: 2000, price: 4.4, cover: 'IP67', bus: 'USB-C 20 Гбіт/с' },
  { brand: 'rysa', model: 'Kyshenia', read: 1000, price: 2.9, cover: 'IP54', bus: 'USB-C 10 Гбіт/с' },
  { brand: 'plyn', model: 'Go', read: 520, price: 2.3, cover: 'IP20', bus: 'USB-C 5 Гбіт/с' },
] as const;

/** Portable drives. */
export function* portableDrives(): Generator<Draft> {
  for (const [line, gigabytes, colour] of cross3(PORTABLE, SIZES, ['black', 'blue'] as const)) {
    if (line.brand === 'plyn' && gigabytes > 2000) continue;
    const size = storage(gigabytes);
    yield product({
      leaf: 'portatyvni-ssd',
      noun: noun('Портативний SSD', 'Портативный SSD', 'm'),
      brand: line.brand,
      series: line.model.split(' ')[0] ?? line.model,
      model: line.model,
      details: size.text,
      price: priceOf(gigabytes, line.price) + 300,
      warranty: 36,
      colour,
      isColourNamed: true,
      values: [
        [computer.CAPACITY, size],
        [computer.READ, line.read],
        [CONNECTION, t(line.bus, line.bus.replace('Гбіт', 'Гбит'))],
        [PROTECTION, line.cover],
        [computer.ENCRYPTION, line.price > 3 ? 'AES-256' : t('немає', 'нет')],
        [computer.WRITE, Math.round(line.read * 0.94)],
        [computer.NAND, line.price > 3 ? 'TLC' : 'QLC'],
        [MATERIAL, line.price > 3 ? t('алюміній', 'алюминий') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'ssd-portable',
        views: ['front', 'side', 'scene'],
        params: { brand: line.brand, series: line.model, model: line.model, capacity: gigabytes },
      },
      kg: 0.058,
      mm: [58, 10, 88],
      story: [
        t(
          `${size.text.uk} у кишені: фото з відпустки, монтаж і резервна копія ноутбука передаються зі швидкістю до ${figure(line.read)} МБ/с одним кабелем USB-C.`,
          `${size.text.ru} в кармане: фото из отпуска, монтаж и резервная копия ноутбука передаются со скоростью до ${figure(line.read)} МБ/с одним кабелем USB-C.`,
        ),
        line.price > 3
          ? t(
              'Вміст шифрується в самому накопичувачі, а корпус переживе дощ і падіння зі столу.',
              'Содержимое шифруется в самом накопителе, а корпус переживёт дождь и падение со стола.',
            )
          : t(
              'Працює з телефоном, приставкою й телевізором: додаткове живлення не потрібне.',
              'Работает с телефоном, приставкой и телевизором: дополнительное питание не нужно.',
            ),
      ],
      topic: 'drive',
      choices: [{ axis: t('Обсяг', 'Объём'), value: size.text }],
    });
  }
}
