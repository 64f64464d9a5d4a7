import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL, PROTECTION } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { t } from '../../text/l10n.ts';
import { cross } from '../cross.ts';
import { product } from '../product.ts';
import * as audio from './audio-specifications.ts';

const PHONES = noun('Навушники', 'Наушники', 'pl');
const OVER = t('повнорозмірні', 'полноразмерные');
const ON = t('накладні', 'накладные');
const BUDS = t('внутрішньоканальні', 'внутриканальные');
const OPEN = t('відкриті', 'открытые');

const OVER_EAR = [
  {
    brand: 'tysha',
    name: 'ANC 5',
    series: 'ANC',
    kind: OVER,
    anc: true,
    hours: 40,
    driver: 40,
    codecs: 'LDAC, AAC, SBC',
    link: 'bt',
    price: 8900,
  },
  {
    brand: 'tysha',
    name: 'ANC 3',
    series: 'ANC',
    kind: OVER,
    anc: true,
    hours: 35,
    driver: 40,
    codecs: 'AAC, SBC',
    link: 'bt',
    price: 5900,
  },
  {
    brand: 'tysha',
    name: 'Studio',
    series: 'Studio',
    kind: OVER,
    anc: false,
    hours: 0,
    driver: 45,
    codecs: '—',
    link: 'wire',
    price: 4900,
  },
  {
    brand: 'tysha',
    name: 'Studio Open',
    series: 'Studio',
    kind: OVER,
    anc: false,
    hours: 0,
    driver: 50,
    codecs: '—',
    link: 'wire',
    price: 7400,
  },
  {
    brand: 'vidlun',
    name: 'Hall 2',
    series: 'Hall',
    kind: OVER,
    anc: true,
    hours: 50,
    driver: 40,
    codecs: 'LDAC, AAC, SBC',
    link: 'bt',
    price: 3990,
  },
  {
    brand: 'vidlun',
    name: 'Hall Lite',
    series: 'Hall',
    kind: ON,
    anc: false,
    hours: 60,
    driver: 32,
    codecs: 'AAC, SBC',
    link: 'bt',
    price: 1890,
  },
  {
    brand: 'vidlun',
    name: 'Kids',
    series: 'Kids',
    kind: ON,
    anc: false,
    hours: 45,
    driver: 30,
    codecs: 'SBC',
    link: 'bt',
    price: 1190,
  },
  {
    brand: 'rysa',
    name: 'Duel H7',
    series: 'Duel',
    kind: OVER,
    anc: false,
    hours: 30,
    driver: 50,
    codecs: 'SBC',
    link: 'radio',
    price: 3290,
  },
  {
    brand: 'rysa',
    name: 'Duel H3',
    series: 'Duel',
    kind: OVER,
    anc: false,
    hours: 0,
    driver: 50,
    codecs: '—',
    link: 'wire',
    price: 1590,
  },
  {
    brand: 'tembr',
    name: 'Ton',
    series: 'Ton',
    kind: ON,
    anc: false,
    hours: 25,
    driver: 40,
    codecs: 'SBC',
    link: 'bt',
    price: 890,
  },
  {
    brand: 'tembr',
    name: 'Ton Max',
    series: 'Ton',
    kind: OVER,
    anc: true,
    hours: 40,
    driver: 40,
    codecs: 'AAC, SBC',
    link: 'bt',
    price: 1990,
  },
] as const;
const OVER_COLOURS = ['black', 'white', 'beige', 'blue', 'green'] as const;

const LINKS = {
  bt: t('Bluetooth', 'Bluetooth'),
  radio: t('радіо 2,4 ГГц і кабель', 'радио 2,4 ГГц и кабель'),
  wire: t('кабель 3,5 мм', 'кабель 3,5 мм'),
};

/** Headphones that go over the head. */
export function* headphones(): Generator<Draft> {
  for (const [item, colour] of cross(OVER_EAR, OVER_COLOURS)) {
    if (item.link === 'wire' && colour !== 'black' && colour !== 'beige') continue;
    const isWired = item.link === 'wire';
    const isKids = item.name === 'Kids';
    yield product({
      leaf: 'nakladni-navushnyky',
      noun: PHONES,
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: isWired
        ? t('дротові', 'проводные')
        : isKids
          ? t('дитячі, до 85 дБ', 'детские, до 85 дБ')
          : item.anc
            ? t('бездротові, із шумозаглушенням', 'беспроводные, с шумоподавлением')
            : t('бездротові', 'беспроводные'),
      price: item.price,
      warranty: item.brand === 'tysha' ? 24 : 12,
      colour,
      isColourNamed: true,
      values: [
        [audio.KIND, item.kind],
        [audio.NOISE_CANCEL, item.anc],
        [CONNECTION, LINKS[item.link]],
        ...(isWired ? [] : [[BATTERY_LIFE, item.hours] as const]),
        [audio.DRIVERS, item.driver],
        ...(isWired
          ? []
          : [
              [audio.CODECS, item.codecs] as const,
              [BLUETOOTH, item.price > 3000 ? '5.4' : '5.3'] as const,
              [audio.MULTIPOINT, item.price > 1500] as const,
            ]),
        [audio.CALLS, true],
        [audio.RANGE, item.driver > 45 ? t('10 Гц – 40 кГц', '10 Гц – 40 кГц') : t('20 Гц – 20 кГц', '20 Гц – 20 кГц')],
        [MATERIAL, item.price > 3500 ? t('алюміній і екошкіра', 'алюминий и экокожа') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'headphones',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout:
            item.series === 'Studio'
              ? item.name === 'Studio'
                ? 'studio'
                : 'open'
              : item.kind === OVER
                ? 'auto'
                : 'slim',
          wired: isWired,
          boom: item.series === 'Duel',
        },
      },
      kg: item.kind === OVER ? 0.26 : 0.17,
      mm: [170, 195, 80],
      story: [
        item.anc
          ? t(
              'Шумозаглушення прибирає гул метро, генератора за вікном і кондиціонера; коли треба почути людину, один дотик вмикає прозорість.',
              'Шумоподавление убирает гул метро, генератора за окном и кондиционера; когда нужно услышать человека, одно касание включает прозрачность.',
            )
          : isKids
            ? t(
                'Гучність обмежено 85 дБ, тож слух дитини в безпеці, а дужка гнеться й не ламається.',
                'Громкость ограничена 85 дБ, поэтому слух ребёнка в безопасности, а дужка гнётся и не ломается.',
              )
            : t(
                `Випромінювачі ${item.driver} мм грають рівно: голос не тоне в басі, а тарілки не ріжуть слух.`,
                `Излучатели ${item.driver} мм играют ровно: голос не тонет в басе, а тарелки не режут слух.`,
              ),
        isWired
          ? t(
              'Кабель знімається, тож навушники не доведеться викидати через переламаний дріт.',
              'Кабель снимается, поэтому наушники не придётся выбрасывать из-за переломленного провода.',
            )
          : t(
              `До ${item.hours} годин на одному заряді; десять хвилин від USB-C додають ще кілька годин музики.`,
              `До ${item.hours} часов на одном заряде; десять минут от USB-C добавляют ещё несколько часов музыки.`,
            ),
        t(
          'Подушечки змінні й продаються окремо, складана дужка вміщається в чохол з комплекту.',
          'Амбушюры сменные и продаются отдельно, складная дужка помещается в чехол из комплекта.',
        ),
      ],
      topic: 'headphones',
    });
  }
}

const TWS = [
  {
    brand: 'tysha',
    name: 'Buds Pro',
    series: 'Buds',
    anc: true,
    hours: 8,
    total: 32,
    open: false,
    price: 4990,
    cover: 'IP55',
  },
  {
    brand: 'tysha',
    name: 'Buds',
    series: 'Buds',
    anc: false,
    hours: 7,
    total: 30,
    open: false,
    price: 2690,
    cover: 'IPX4',
  },
  {
    brand: 'zirka',
    name: 'Dots 3',
    series: 'Dots',
    anc: true,
    hours: 7,
    total: 28,
    open: false,
    price: 3990,
    cover: 'IP54',
  },
  {
    brand: 'zirka',
    name: 'Dots Open',
    series: 'Dots',
    anc: false,
    hours: 9,
    total: 36,
    open: true,
    price: 3490,
    cover: 'IPX4',
  },
  {
    brand: 'vidlun',
    name: 'Krapka',
    series: 'Krapka',
    anc: false,
    hours: 6,
    total: 24,
    open: false,
    price: 1290,
    cover: 'IPX4',
  },
  {
    brand: 'vidlun',
    name: 'Krapka ANC',
    series: 'Krapka',
    anc: true,
    hours: 8,
    total: 35,
    open: false,
    price: 2190,
    cover: 'IP54',
  },
  {
    brand: 'sokil',
    name: 'Run',
    series: 'Run',
    anc: false,
    hours: 10,
    total: 10,
    open: true,
    price: 1790,
    cover: 'IP67',
  },
  {
    brand: 'tembr',
    name: 'Mini',
    series: 'Mini',
    anc: false,
    hours: 5,
    total: 20,
    open: false,
    price: 590,
    cover: 'IPX3',
  },
  {
    brand: 'lastivka',
    name: 'Air 2',
    series: 'Air',
    anc: false,
    hours: 6,
    total: 24,
    open: false,
    price: 890,
    cover: 'IPX4',
  },
] as const;

/** True wireless earphones. */
export function* earbuds(): Generator<Draft> {
  for (const [item, colour] of cross(TWS, ['black', 'white', 'beige', 'lilac', 'mint', 'sky'] as const)) {
    if (item.price < 1000 && colour !== 'black' && colour !== 'white') continue;
    yield product({
      leaf: 'navushnyky-tws',
      noun: PHONES,
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: item.open
        ? t('TWS, відкриті', 'TWS, открытые')
        : item.anc
          ? t('TWS, із шумозаглушенням', 'TWS, с шумоподавлением')
          : t('TWS', 'TWS'),
      price: item.price,
      warranty: 12,
      colour,
      isColourNamed: true,
      values: [
        [audio.KIND, item.open ? OPEN : BUDS],
        [audio.NOISE_CANCEL, item.anc],
        [BATTERY_LIFE, item.hours],
        [audio.CASE_LIFE, item.total],
        [PROTECTION, item.cover],
        [BLUETOOTH, item.price > 2500 ? '5.4' : '5.3'],
        [audio.CODECS, item.price > 3000 ? 'LDAC, AAC, SBC' : 'AAC, SBC'],
        [audio.DRIVERS, item.open ? 14 : 11],
        [audio.MULTIPOINT, item.price > 2000],
        [audio.CALLS, true],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'earbuds',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.open ? 'hook' : item.series === 'Buds' ? 'bean' : 'stem',
        },
      },
      kg: 0.048,
      mm: [62, 48, 26],
      story: [
        item.open
          ? t(
              'Вухо лишається відкритим: чути машину позаду й колегу поруч, а музика звучить ніби з кімнати.',
              'Ухо остаётся открытым: слышно машину позади и коллегу рядом, а музыка звучит будто из комнаты.',
            )
          : t(
              `Навушники тримаються в вусі завдяки трьом парам насадок; ${item.anc ? 'шум вулиці стає далеким фоном' : 'пасивна ізоляція приглушує вулицю'}.`,
              `Наушники держатся в ухе благодаря трём парам насадок; ${item.anc ? 'шум улицы становится далёким фоном' : 'пассивная изоляция приглушает улицу'}.`,
            ),
        t(
          `${item.hours} годин без підзарядки${item.total > item.hours ? ` і ${item.total} — разом із футляром` : ''}; захист ${item.cover} не боїться поту й дощу.`,
          `${item.hours} часов без подзарядки${item.total > item.hours ? ` и ${item.total} — вместе с футляром` : ''}; защита ${item.cover} не боится пота и дождя.`,
        ),
      ],
      topic: 'headphones',
    });
  }
}
