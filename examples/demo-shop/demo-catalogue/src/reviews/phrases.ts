import { z } from 'zod';
import { readData } from '../data/read-data.ts';

const texts = z.array(z.string()).min(1).readonly();

/** How any review may begin and end; `{}` is replaced by a stretch of time. */
const frameSchema = z.object({
  times: texts,
  openings: texts,
  closings: texts,
  regrets: texts,
  replies: texts,
  thanks: texts,
});

export const FRAMES = readData('reviews/phrases.json', z.object({ uk: frameSchema, ru: frameSchema }));

/** Names of buyers by language, first letters of their surnames, and where they live. */
export const AUTHORS = readData(
  'reviews/authors.json',
  z.object({ uk: texts, ru: texts, initials: texts, cities: z.object({ uk: texts, ru: texts }) }),
);
