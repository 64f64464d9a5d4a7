import { z } from 'zod';
import { type ColourName, type Gender, genderSchema } from '../text/colours.ts';
import { type L10n, l10nSchema } from '../text/l10n.ts';
import type { BrandName } from './brands.ts';
import type { Entry } from './specification.ts';

export const nounSchema = l10nSchema.extend({ genders: z.object({ uk: genderSchema, ru: genderSchema }) });
/** The name of the thing; its gender may differ between the languages («годинник» is masculine, «часы» plural). */
export type Noun = z.infer<typeof nounSchema>;
export const noun = (uk: string, ru: string, gender: Gender, russian: Gender = gender): Noun => ({
  uk,
  ru,
  genders: { uk: gender, ru: russian },
});

/** What a product family tells about one product; prices, stock, texts of the shop and relations are added later. */
export type Draft = {
  /** Slug of the leaf category. */
  leaf: string;
  noun: Noun;
  brand: BrandName;
  series: string;
  /** Latin model name without the brand; products of one model look alike. */
  model: string;
  /** What follows the model in the name, after a comma; empty when the model says it all. */
  details: L10n;
  /** Hryvnia before rounding to a shop price. */
  price: number;
  warranty: number;
  colour: ColourName | null;
  /** Puts the colour at the end of the name: only where the model is sold in several. */
  isColourNamed: boolean;
  /** The first five are the key ones. */
  values: readonly Entry[];
  picture: { type: string; views: readonly string[]; params: Record<string, string | number | boolean> };
  kg: number;
  mm: readonly [number, number, number];
  /** Paragraphs of the description. */
  story: readonly L10n[];
  /** The name of what buyers say of it (`data/topics`). */
  topic: string;
  /** Products of one group are variants of each other; by default the brand and the model. */
  group?: string;
  /** Other choices of the same model besides colour, e.g. memory. */
  choices: readonly { axis: L10n; value: L10n }[];
};

export type Family = () => Iterable<Draft>;
