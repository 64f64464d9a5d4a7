import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import * as computer from './computer-specifications.ts';

const webcamsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  frame: z.string(),
  fps: z.number(),
  angle: z.number(),
  focus: l10nSchema,
  price: z.number(),
});

const WEBCAMS = readRows('computers/webcams.json', webcamsSchema);

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
