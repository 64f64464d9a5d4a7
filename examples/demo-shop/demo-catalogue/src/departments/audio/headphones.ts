import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import type { Draft } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';
import { PHONES } from './headphone-noun.ts';

const OVER = t('повнорозмірні', 'полноразмерные');

const overEarSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  kind: l10nSchema,
  anc: z.boolean(),
  hours: z.number(),
  driver: z.number(),
  codecs: z.string(),
  link: z.enum(['bt', 'wire', 'radio']),
  price: z.number(),
});

const OVER_EAR = readRows('audio/headphones.json', overEarSchema);

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
              : item.kind.uk === OVER.uk
                ? 'auto'
                : 'slim',
          wired: isWired,
          boom: item.series === 'Duel',
        },
      },
      kg: item.kind.uk === OVER.uk ? 0.26 : 0.17,
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
