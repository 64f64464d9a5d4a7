import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, MATERIAL, PROTECTION } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import type { Draft } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';
import { PHONES } from './headphone-noun.ts';

const BUDS = t('внутрішньоканальні', 'внутриканальные');

const OPEN = t('відкриті', 'открытые');

const twsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  anc: z.boolean(),
  hours: z.number(),
  total: z.number(),
  open: z.boolean(),
  price: z.number(),
  cover: z.string(),
});

const TWS = readRows('audio/earbuds.json', twsSchema);

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
