import { optionalListOf, orElse } from '../tolerant.ts';
import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { htmlSchema } from './scalars.ts';

/** A content page in the language that was asked for. Whatever was not among the query's `fields` is missing. */
export const pageSchema = z.object({
  path: z.string(),
  metaTitle: orElse(z.string(), ''),
  metaDescription: orElse(z.string(), ''),
  h1: orElse(z.string().optional(), undefined),
  body: orElse(htmlSchema.optional(), undefined),
  blocks: orElse(blocksSchema.optional(), undefined),
});
export type Page = z.infer<typeof pageSchema>;

/** A path as the service may spell it: `warranty/` is `/warranty`. */
const spelt = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}`;

const isOf = (item: unknown, path: string): boolean =>
  typeof item === 'object' && item !== null && 'path' in item && spelt(String(item.path)) === path;

/**
 * Answer of `/pages` for one path: a page or a list of pages, null when the path has none. A page of another path is refused: a
 * service that does not know the filter answers whatever it has.
 */
const answerOf = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? (value.find((item) => isOf(item, path)) ?? value[0] ?? null) : value),
    z
      .custom<unknown>((item) => {
        const isNamed = typeof item === 'object' && item !== null && 'path' in item;
        return !isNamed || isOf(item, path);
      }, `not the page of ${path}`)
      .pipe(schema.nullable()),
  );

/** Answer of `/pages` for a path. */
export const pageAnswerSchema = (path: string) => answerOf(path, pageSchema);

const seoSchema = z.object({ metaTitle: orElse(z.string(), ''), metaDescription: orElse(z.string(), '') });

/** Answer of `/pages` for a path and the `fields` metaTitle and metaDescription. */
export const pageSeoSchema = (path: string) => answerOf(path, seoSchema);

/** Answer of `/category-seo`. */
export const categorySeoSchema = z
  .object({
    metaTitle: orElse(z.string(), ''),
    metaDescription: orElse(z.string(), ''),
    h1: orElse(z.string(), ''),
    top: orElse(htmlSchema, ''),
    bottom: orElse(htmlSchema, ''),
    faq: optionalListOf(z.object({ q: z.string(), a: htmlSchema })),
  })
  .nullable();
export type CategorySeo = z.infer<typeof categorySeoSchema>;
