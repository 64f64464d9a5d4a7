import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import type { BrandName } from '../../model/brands.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { type ColourName, colourNameSchema } from '../../text/colours.ts';

export type Model = {
  name: string;
  series: string;
  diagonal: number;
  frame: string;
  panel: string;
  hertz: number;
  chip: string;
  main: number;
  front: number;
  cameras: number;
  mah: number;
  watts: number;
  nits: number;
  five: boolean;
  cover: string;
  price: number;
  memory: readonly (readonly [number, number])[];
  colours: readonly ColourName[];
  layout: string;
};

const phonesSchema = z.object({
  brand: brandNameSchema,
  models: z
    .array(
      z.object({
        name: z.string(),
        series: z.string(),
        diagonal: z.number(),
        frame: z.string(),
        panel: z.string(),
        hertz: z.number(),
        chip: z.string(),
        main: z.number(),
        front: z.number(),
        cameras: z.number(),
        mah: z.number(),
        watts: z.number(),
        nits: z.number(),
        five: z.boolean(),
        cover: z.string(),
        price: z.number(),
        memory: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
        colours: z.array(colourNameSchema).readonly(),
        layout: z.string(),
      }),
    )
    .readonly(),
});

export const PHONES: readonly { brand: BrandName; models: readonly Model[] }[] = readRows(
  'phones/phone-models.json',
  phonesSchema,
);
