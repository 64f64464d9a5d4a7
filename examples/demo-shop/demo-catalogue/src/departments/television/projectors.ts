import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { PORTS, RESOLUTION, WIFI } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { SMART, SOUND } from './television-specifications.ts';

const LUMENS = spec('Яскравість проєктора', 'Яркость проектора', {
  unit: 'лм',
  group: 'image',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});

const SOURCE = spec('Джерело світла', 'Источник света', { group: 'image', filter: 'promoted' });

const THROW = spec('Відстань до екрана 100″', 'Расстояние до экрана 100″', {
  unit: 'м',
  group: 'image',
  better: 'lower',
});

const KEYSTONE = spec('Корекція трапеції', 'Коррекция трапеции', { group: 'image' });

const LAMP_HOURS = spec('Ресурс джерела', 'Ресурс источника', { unit: ['год', 'ч'], group: 'image', better: 'higher' });

const projectorsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  lumens: z.number(),
  frame: z.string(),
  source: l10nSchema,
  metres: z.number(),
  hours: z.number(),
  price: z.number(),
});

const PROJECTORS = readRows('television/projectors.json', projectorsSchema);

/** Projectors. */
export function* projectors(): Generator<Draft> {
  for (const [item, colour] of cross(PROJECTORS, ['white', 'graphite', 'silver'] as const)) {
    if (colour === 'silver' && item.brand === 'obraz') continue;
    yield product({
      leaf: 'proiektory',
      noun: noun('Проєктор', 'Проектор', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: t(`${figure(item.lumens)} лм`, `${figure(item.lumens)} лм`),
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [LUMENS, item.lumens],
        [RESOLUTION, item.frame],
        [SOURCE, item.source],
        [THROW, item.metres],
        [SMART, 'Android TV'],
        [KEYSTONE, t('автоматична', 'автоматическая')],
        [LAMP_HOURS, item.hours],
        [WIFI, item.price > 15000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
        [PORTS, 'HDMI, USB, 3,5 мм'],
        [SOUND, item.price > 40000 ? 30 : 10],
      ],
      picture: {
        type: 'projector',
        views: ['front', 'side', 'back', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.lumens > 2400 ? 'ultra' : item.lumens < 400 ? 'pocket' : 'box',
        },
      },
      kg: item.price > 40000 ? 6.1 : 2.2,
      mm: item.price > 40000 ? [500, 130, 330] : [210, 160, 200],
      story: [
        t(
          `Екран 100″ виходить з відстані ${figure(item.metres)} м, картинка ${item.frame} вирівнюється й фокусується сама.`,
          `Экран 100″ получается с расстояния ${figure(item.metres)} м, картинка ${item.frame} выравнивается и фокусируется сама.`,
        ),
        item.lumens > 1500
          ? t(
              `${figure(item.lumens)} лм — фільм видно й при ввімкненій лампі, штори закривати не обов’язково.`,
              `${figure(item.lumens)} лм — фильм видно и при включённой лампе, шторы закрывать не обязательно.`,
            )
          : t(
              `${figure(item.lumens)} лм розраховані на вечір або затемнену кімнату; удень для перегляду закрийте штори.`,
              `${figure(item.lumens)} лм рассчитаны на вечер или затемнённую комнату; днём для просмотра закройте шторы.`,
            ),
        t(
          `Джерело світла служить ${figure(item.hours)} годин: по фільму щовечора — понад тридцять років.`,
          `Источник света служит ${figure(item.hours)} часов: по фильму каждый вечер — более тридцати лет.`,
        ),
      ],
      topic: 'projector',
    });
  }
}
