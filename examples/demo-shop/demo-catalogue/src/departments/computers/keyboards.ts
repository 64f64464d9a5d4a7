import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import * as computer from './computer-specifications.ts';
import { LINKS } from './input-links.ts';

const SWITCH = {
  membrane: t('мембранні', 'мембранные'),
  scissor: t('ножичні', 'ножничные'),
  linear: t('механічні лінійні', 'механические линейные'),
  tactile: t('механічні тактильні', 'механические тактильные'),
};

const LAYOUTS = { full: '100 %', tkl: '80 % (TKL)', compact: '65 %' };

const keyboardsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  keys: z.enum(['linear', 'tactile', 'scissor', 'membrane']),
  layout: z.enum(['tkl', 'compact', 'full']),
  link: z.enum(['triple', 'wire', 'radio']),
  light: z.string(),
  price: z.number(),
});

const KEYBOARDS = readRows('computers/keyboards.json', keyboardsSchema);

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
