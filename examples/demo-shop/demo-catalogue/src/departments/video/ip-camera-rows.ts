import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { colourNameSchema } from '../../text/colours.ts';
import { type L10n, l10nSchema, same } from '../../text/l10n.ts';
import type * as camera from './camera-specifications.ts';

export type Shape = keyof typeof camera.SHAPES;

export type Lens = { text: L10n; angle: number };

export const LENSES = {
  wide: { text: same('2,8 мм'), angle: 103 },
  middle: { text: same('4 мм'), angle: 87 },
  near: { text: same('3,6 мм'), angle: 92 },
  zoom: { text: same('2,7–13,5 мм'), angle: 104 },
  far: { text: same('4,8–120 мм'), angle: 58 },
  pair: { text: same('2 × 2,8 мм'), angle: 180 },
  fish: { text: same('1,4 мм'), angle: 360 },
} satisfies Record<string, Lens>;

/** One row is a model line of several makers; every maker × resolution is a model, every colour a product. */
const rowSchema = z.object({
  leaf: z.string(),
  shape: z.enum(['dome', 'turret', 'bullet', 'ptz']),
  series: z.string(),
  suffix: z.string(),
  brands: z.array(brandNameSchema).readonly(),
  megapixels: z.array(z.number()).readonly(),
  colours: z.array(colourNameSchema).readonly(),
  factor: z.number(),
  lens: z.enum(['wide', 'zoom', 'middle', 'far', 'near', 'pair', 'fish']),
  night: z.object({ metres: z.number(), isColour: z.boolean() }),
  link: z.enum(['poe', 'wifi', 'lte']),
  protection: z.string(),
  details: l10nSchema,
  smart: z.boolean(),
  microphone: z.boolean(),
  layout: z.string(),
  zoom: z.number().optional(),
});
export type Row = z.infer<typeof rowSchema>;

export const ROWS: readonly Row[] = readRows('video/ip-camera-rows.json', rowSchema);
