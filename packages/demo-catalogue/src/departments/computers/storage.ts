import { CONNECTION, MATERIAL, PROTECTION } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { cross, cross3 } from '../cross.ts';
import { storage } from '../phones/phones.ts';
import { product } from '../product.ts';
import * as computer from './computer-specifications.ts';

const SSD = noun('SSD-накопичувач', 'SSD-накопитель', 'm');
const SIZES = [500, 1000, 2000, 4000] as const;
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

const PORTABLE = [
  { brand: 'forma', model: 'Pocket', read: 1050, price: 3.4, cover: 'IP55', bus: 'USB-C 10 Гбіт/с' },
  { brand: 'forma', model: 'Pocket Pro', read: 2000, price: 4.4, cover: 'IP67', bus: 'USB-C 20 Гбіт/с' },
  { brand: 'rysa', model: 'Kyshenia', read: 1000, price: 2.9, cover: 'IP54', bus: 'USB-C 10 Гбіт/с' },
  { brand: 'plyn', model: 'Go', read: 520, price: 2.3, cover: 'IP20', bus: 'USB-C 5 Гбіт/с' },
] as const;

const priceOf = (gigabytes: number, rate: number): number => 350 + gigabytes * rate * (gigabytes > 1000 ? 0.82 : 0.95);

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
          layout: line.sink ? 'heatsink' : 'auto',
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

const WEBCAMS = [
  {
    brand: 'forma',
    name: 'Eye 4K',
    frame: '3840 × 2160',
    fps: 30,
    angle: 90,
    focus: t('автоматичний', 'автоматический'),
    price: 4290,
  },
  {
    brand: 'forma',
    name: 'Eye 2',
    frame: '2560 × 1440',
    fps: 60,
    angle: 82,
    focus: t('автоматичний', 'автоматический'),
    price: 2590,
  },
  {
    brand: 'rysa',
    name: 'Pohliad',
    frame: '1920 × 1080',
    fps: 60,
    angle: 78,
    focus: t('автоматичний', 'автоматический'),
    price: 1490,
  },
  {
    brand: 'rysa',
    name: 'Pohliad Lite',
    frame: '1920 × 1080',
    fps: 30,
    angle: 70,
    focus: t('фіксований', 'фиксированный'),
    price: 890,
  },
  {
    brand: 'plyn',
    name: 'Cam 1',
    frame: '1280 × 720',
    fps: 30,
    angle: 65,
    focus: t('фіксований', 'фиксированный'),
    price: 490,
  },
  {
    brand: 'tkach',
    name: 'Okno',
    frame: '1920 × 1080',
    fps: 60,
    angle: 85,
    focus: t('автоматичний', 'автоматический'),
    price: 1890,
  },
] as const;

/** Webcams. */
export function* webcams(): Generator<Draft> {
  for (const [item, colour] of cross(WEBCAMS, ['black', 'white', 'graphite'] as const)) {
    yield product({
      leaf: 'vebkamery',
      noun: noun('Вебкамера', 'Веб-камера', 'f'),
      brand: item.brand,
      series: item.name.split(' ')[0] ?? item.name,
      model: item.name,
      details: t(`${item.frame}, ${item.fps} к/с`, `${item.frame}, ${item.fps} к/с`),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [computer.VIDEO, item.frame],
        [computer.FPS, item.fps],
        [computer.FIELD, item.angle],
        [computer.FOCUS, item.focus],
        [computer.SHUTTER, item.price > 800],
        [computer.MICROPHONES, item.price > 1400 ? 2 : 1],
        [CONNECTION, item.price > 2000 ? 'USB-C' : 'USB-A'],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'webcam',
        views: ['front', 'side', 'detail'],
        params: { brand: item.brand, series: item.name, model: item.name },
      },
      kg: 0.14,
      mm: [92, 58, 60],
      story: [
        t(
          `Кадр ${item.frame} із частотою ${item.fps} к/с і кут ${item.angle}°: ${item.angle > 80 ? 'у кадрі вміститься двоє' : 'обличчя в центрі, безлад за спиною — поза кадром'}.`,
          `Кадр ${item.frame} с частотой ${item.fps} к/с и угол ${item.angle}°: ${item.angle > 80 ? 'в кадре поместятся двое' : 'лицо в центре, беспорядок за спиной — вне кадра'}.`,
        ),
        t(
          'Працює без драйверів у всіх популярних програмах для зустрічей; кріплення тримається на тонкому екрані й на штативі.',
          'Работает без драйверов во всех популярных программах для встреч; крепление держится на тонком экране и на штативе.',
        ),
      ],
      topic: 'webcam',
    });
  }
}
