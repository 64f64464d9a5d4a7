import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { cross, cross3 } from '../cross.ts';
import { product } from '../product.ts';
import * as computer from './computer-specifications.ts';

const LINKS = {
  wire: t('дротове, USB', 'проводное, USB'),
  radio: t('радіо 2,4 ГГц', 'радио 2,4 ГГц'),
  triple: t('Bluetooth, радіо, USB', 'Bluetooth, радио, USB'),
};
const SWITCH = {
  membrane: t('мембранні', 'мембранные'),
  scissor: t('ножичні', 'ножничные'),
  linear: t('механічні лінійні', 'механические линейные'),
  tactile: t('механічні тактильні', 'механические тактильные'),
};
const LAYOUTS = { full: '100 %', tkl: '80 % (TKL)', compact: '65 %' };

const KEYBOARDS = [
  {
    brand: 'tkach',
    name: 'Loom Pro',
    series: 'Loom',
    keys: 'linear',
    layout: 'tkl',
    link: 'triple',
    light: 'RGB',
    price: 3990,
  },
  {
    brand: 'tkach',
    name: 'Loom 65',
    series: 'Loom',
    keys: 'tactile',
    layout: 'compact',
    link: 'triple',
    light: 'RGB',
    price: 3490,
  },
  {
    brand: 'tkach',
    name: 'Loom',
    series: 'Loom',
    keys: 'linear',
    layout: 'full',
    link: 'wire',
    light: 'RGB',
    price: 2290,
  },
  {
    brand: 'forma',
    name: 'Keys Slim',
    series: 'Keys',
    keys: 'scissor',
    layout: 'full',
    link: 'triple',
    light: 'white',
    price: 2590,
  },
  {
    brand: 'forma',
    name: 'Keys Mini',
    series: 'Keys',
    keys: 'scissor',
    layout: 'compact',
    link: 'triple',
    light: 'white',
    price: 2190,
  },
  {
    brand: 'rysa',
    name: 'Duel K2',
    series: 'Duel',
    keys: 'tactile',
    layout: 'tkl',
    link: 'wire',
    light: 'RGB',
    price: 1890,
  },
  {
    brand: 'rysa',
    name: 'Tone',
    series: 'Tone',
    keys: 'membrane',
    layout: 'full',
    link: 'radio',
    light: 'none',
    price: 990,
  },
  { brand: 'plyn', name: 'K1', series: 'K', keys: 'membrane', layout: 'full', link: 'wire', light: 'none', price: 390 },
] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keyboards. */
export function* keyboards(): Generator<Draft> {
  for (const [item, letters, colour] of cross3(
    KEYBOARDS,
    ['UA', 'UA + EN'] as const,
    ['black', 'white', 'beige'] as const,
  )) {
    // Beige belongs to the mechanical series; the cheapest one is sold with both alphabets only.
    if (colour === 'beige' && item.brand !== 'tkach') continue;
    if (item.brand === 'plyn' && letters === 'UA') continue;
    const isMechanical = item.keys === 'linear' || item.keys === 'tactile';
    const keys = SWITCH[item.keys];
    yield product({
      leaf: 'klaviatury',
      noun: noun('Клавіатура', 'Клавиатура', 'f'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: t(
        `${isMechanical ? 'механічна' : item.keys === 'scissor' ? 'низькопрофільна' : 'мембранна'}, літери ${letters}`,
        `${isMechanical ? 'механическая' : item.keys === 'scissor' ? 'низкопрофильная' : 'мембранная'}, буквы ${letters}`,
      ),
      price: item.price,
      warranty: isMechanical ? 24 : 12,
      colour,
      isColourNamed: true,
      values: [
        [computer.SWITCHES, keys],
        [computer.LAYOUT, LAYOUTS[item.layout]],
        [CONNECTION, LINKS[item.link]],
        [
          computer.BACKLIGHT,
          item.light === 'RGB' ? 'RGB' : item.light === 'white' ? t('біле', 'белая') : t('немає', 'нет'),
        ],
        [computer.KEYCAPS, letters],
        ...(item.link === 'wire'
          ? []
          : [
              [BATTERY_LIFE, item.light === 'RGB' ? 80 : 400] as const,
              [BLUETOOTH, item.link === 'triple' ? '5.1' : t('немає', 'нет')] as const,
            ]),
        [computer.CLICK, !isMechanical],
        [MATERIAL, isMechanical ? t('алюміній і PBT', 'алюминий и PBT') : t('пластик ABS', 'пластик ABS')],
      ],
      picture: {
        type: 'keyboard',
        views: ['front', 'side', 'detail', 'scene'],
        params: { brand: item.brand, series: item.series, model: item.name, layout: item.layout, light: item.light },
      },
      kg: isMechanical ? 0.9 : 0.5,
      mm: [item.layout === 'full' ? 440 : item.layout === 'tkl' ? 360 : 310, isMechanical ? 38 : 18, 130],
      story: [
        isMechanical
          ? t(
              `${capital(keys.uk)} перемикачі розраховані на 60 мільйонів натискань і змінюються без паяльника: витягли щипцями, поставили інші.`,
              `${capital(keys.ru)} переключатели рассчитаны на 60 миллионов нажатий и меняются без паяльника: вытащили щипцами, поставили другие.`,
            )
          : t(
              'Хід короткий, клавіші тихі: у спільній кімнаті можна писати вночі й нікого не розбудити.',
              'Ход короткий, клавиши тихие: в общей комнате можно писать ночью и никого не разбудить.',
            ),
        t(
          `${letters === 'UA' ? 'Українські' : 'Українські й латинські'} літери нанесено лазером: за рік не зітруться. ${item.link === 'triple' ? 'Перемикання між трьома пристроями — однією комбінацією.' : 'Драйвери не потрібні.'}`,
          `${letters === 'UA' ? 'Украинские' : 'Украинские и латинские'} буквы нанесены лазером: за год не сотрутся. ${item.link === 'triple' ? 'Переключение между тремя устройствами — одной комбинацией.' : 'Драйверы не нужны.'}`,
        ),
      ],
      topic: 'keyboard',
      choices: [{ axis: t('Мови на клавішах', 'Языки на клавишах'), value: t(letters, letters) }],
    });
  }
}

const GRIPS = {
  right: t('для правої руки', 'для правой руки'),
  both: t('симетрична', 'симметричная'),
  vertical: t('вертикальна', 'вертикальная'),
};
const MICE = [
  {
    brand: 'tkach',
    name: 'Chovnyk',
    series: 'Chovnyk',
    dpi: 26000,
    buttons: 6,
    grip: 'right',
    link: 'triple',
    price: 2990,
    quiet: false,
  },
  {
    brand: 'tkach',
    name: 'Chovnyk Lite',
    series: 'Chovnyk',
    dpi: 12000,
    buttons: 6,
    grip: 'both',
    link: 'radio',
    price: 1690,
    quiet: false,
  },
  {
    brand: 'tkach',
    name: 'Chovnyk Wire',
    series: 'Chovnyk',
    dpi: 16000,
    buttons: 6,
    grip: 'right',
    link: 'wire',
    price: 1190,
    quiet: false,
  },
  {
    brand: 'forma',
    name: 'Point',
    series: 'Point',
    dpi: 4000,
    buttons: 7,
    grip: 'right',
    link: 'triple',
    price: 2390,
    quiet: true,
  },
  {
    brand: 'forma',
    name: 'Point Mini',
    series: 'Point',
    dpi: 2400,
    buttons: 3,
    grip: 'both',
    link: 'triple',
    price: 1290,
    quiet: true,
  },
  {
    brand: 'forma',
    name: 'Point Vertical',
    series: 'Point',
    dpi: 4000,
    buttons: 6,
    grip: 'vertical',
    link: 'triple',
    price: 1990,
    quiet: true,
  },
  {
    brand: 'rysa',
    name: 'Duel M1',
    series: 'Duel',
    dpi: 8000,
    buttons: 7,
    grip: 'right',
    link: 'wire',
    price: 790,
    quiet: false,
  },
  {
    brand: 'rysa',
    name: 'Tone M',
    series: 'Tone',
    dpi: 1600,
    buttons: 4,
    grip: 'both',
    link: 'radio',
    price: 490,
    quiet: true,
  },
  {
    brand: 'plyn',
    name: 'M1',
    series: 'M',
    dpi: 1200,
    buttons: 3,
    grip: 'both',
    link: 'wire',
    price: 190,
    quiet: false,
  },
] as const;

/** Mice. */
export function* mice(): Generator<Draft> {
  for (const [item, colour] of cross(MICE, ['black', 'white', 'graphite', 'pink', 'blue'] as const)) {
    if ((colour === 'pink' || colour === 'blue') && item.brand !== 'forma' && item.brand !== 'tkach') continue;
    const isWired = item.link === 'wire';
    yield product({
      leaf: 'myshi',
      noun: noun('Миша', 'Мышь', 'f'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: isWired ? t('дротова', 'проводная') : t('бездротова', 'беспроводная'),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [computer.SENSOR_DPI, item.dpi],
        [CONNECTION, LINKS[item.link]],
        [computer.GRIP, GRIPS[item.grip]],
        [computer.BUTTONS, item.buttons],
        [computer.CLICK, item.quiet],
        ...(isWired
          ? []
          : [
              [BATTERY_LIFE, item.dpi > 9000 ? 90 : 500] as const,
              [BLUETOOTH, item.link === 'triple' ? '5.2' : t('немає', 'нет')] as const,
            ]),
        [computer.BACKLIGHT, item.dpi > 5000 ? 'RGB' : t('немає', 'нет')],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'mouse',
        views: ['front', 'side', 'detail'],
        params: { brand: item.brand, series: item.series, model: item.name, layout: item.grip, wired: isWired },
      },
      kg: item.dpi > 20000 ? 0.058 : 0.092,
      mm: [66, item.grip === 'vertical' ? 76 : 40, 122],
      story: [
        item.dpi > 9000
          ? t(
              `Сенсор на ${figure(item.dpi)} DPI не губить рух на різкому змаху, а корпус із порожнинами важить, як дві шоколадки.`,
              `Сенсор на ${figure(item.dpi)} DPI не теряет движение на резком взмахе, а корпус с пустотами весит как две шоколадки.`,
            )
          : item.grip === 'vertical'
            ? t(
                'Кисть лежить боком, як під час рукостискання: після дня в таблицях зап’ястя не болить.',
                'Кисть лежит боком, как при рукопожатии: после дня в таблицах запястье не болит.',
              )
            : t(
                `${item.quiet ? 'Кнопки майже беззвучні' : 'Кнопки мають чіткий хід'}, коліщатко не прослизає, а низ ковзає і по столу, і по тканині.`,
                `${item.quiet ? 'Кнопки почти бесшумны' : 'Кнопки имеют чёткий ход'}, колёсико не проскальзывает, а низ скользит и по столу, и по ткани.`,
              ),
        isWired
          ? t(
              'Гнучкий кабель у тканинному обплетенні не тягне руку назад.',
              'Гибкий кабель в тканевой оплётке не тянет руку назад.',
            )
          : t(
              'Заряд видно в застосунку; від USB-C миша працює і під час заряджання.',
              'Заряд виден в приложении; от USB-C мышь работает и во время зарядки.',
            ),
      ],
      topic: 'mouse',
    });
  }
}
