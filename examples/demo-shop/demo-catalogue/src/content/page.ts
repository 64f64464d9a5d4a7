import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { l10nSchema } from '../text/l10n.ts';
import { blockSchema } from './block.ts';

const pageSchema = z.object({
  path: z.string().startsWith('/'),
  h1: l10nSchema,
  metaTitle: l10nSchema,
  metaDescription: l10nSchema,
  blocks: z.array(blockSchema),
  /** HTML below everything else of a page that is not made of blocks. */
  body: l10nSchema.optional(),
});
/** A static page in both languages; `path` is the one without a language prefix. */
export type BilingualPage = z.infer<typeof pageSchema>;

/** The pages of a file of `data/content`. */
export const readPages = (file: string): readonly BilingualPage[] => readRows(`content/${file}.json`, pageSchema);
