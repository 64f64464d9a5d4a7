import { z } from '../zod.ts';
import { categorySchema } from './category.ts';
import { labelSchema, productCardSchema } from './product.ts';
import { knownOnly, l10nSchema, seoSchema } from './scalars.ts';
import { labels, sorts } from './values.ts';

export const sortSchema = z.enum(sorts);

export const facetOptionSchema = z.object({
  slug: z.string(),
  value: l10nSchema,
  /** As if its own group had no choice (contract §1.4). */
  count: z.number(),
  selected: z.boolean(),
  disabled: z.boolean(),
  /** The sort values of a `range`'s options; they come in that order. */
  number: z.number().optional(),
  /** Of a `color` option, when it is one that can be shown: `#rrggbb`. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .catch(undefined),
});
export type FacetOption = z.infer<typeof facetOptionSchema>;

export const facetSchema = z.object({
  slug: z.string(),
  name: l10nSchema,
  unit: l10nSchema.nullable(),
  /** `range`: every option has its number and none is left out, so that a stretch of them can be chosen by its ends. */
  view: z.enum(['checkbox', 'range', 'color']).catch('checkbox'),
  promoted: z.boolean(),
  searchable: z.boolean(),
  /** There are more options than these: `/catalog/product/list/options` has all of them. */
  more: z.boolean().default(false),
  options: z.array(facetOptionSchema),
});
export type Facet = z.infer<typeof facetSchema>;

/** Answer of `/catalog/product/list/options`: those with the most products, in the order in which they are shown. */
export const foundOptionsSchema = z.object({
  options: z.array(facetOptionSchema),
  /** How many fit, those beyond `limit` too. */
  total: z.number(),
});
export type FoundOptions = z.infer<typeof foundOptionsSchema>;

export const correctionSchema = z.object({
  original: z.string(),
  used: z.string(),
  reason: z.enum(['layout', 'typo', 'transliteration']),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Suggestions when nothing was found. */
export const zeroResultsSchema = z.object({
  /** Filters that are in the way, each with the number of products that would be found without it; most first. */
  filters: z.array(
    z.object({
      kind: z.enum(['specification', 'label', 'price']),
      /** Of the specification; `label` and `price` for the others. */
      slug: z.string(),
      name: l10nSchema,
      values: z.array(l10nSchema),
      total: z.number(),
    }),
  ),
  /** Products without any filter. */
  unfilteredTotal: z.number(),
  /** The nearest search that finds something, and the words of the query it leaves out. */
  closest: z
    .object({ query: z.string(), dropped: z.array(z.string()), total: z.number(), items: z.array(productCardSchema) })
    .nullable(),
  /** Some of the products that the first of `filters` keeps out. */
  relaxed: z.array(productCardSchema).default([]),
  categories: z.array(categorySchema),
});
export type ZeroResults = z.infer<typeof zeroResultsSchema>;

const isKnownLabel = (value: unknown) => (labels as readonly unknown[]).includes((value as { label?: unknown })?.label);

/** Answer of `/catalog/product/list`. A page beyond the last has no items (reading 5). */
export const productListSchema = z.object({
  items: z.array(productCardSchema),
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
  sort: z.enum([...sorts, 'relevance']),
  /** Bounds without the price filter, hryvnia, and how many products lie in each of equal slices between them. */
  price: z.object({ min: z.number(), max: z.number(), histogram: z.array(z.number()).default([]) }),
  facets: z.array(facetSchema),
  labels: knownOnly(
    z.object({ label: labelSchema, name: l10nSchema, count: z.number(), selected: z.boolean() }),
    isKnownLabel,
  ),
  applied: z.array(z.object({ slug: z.string(), option: z.string(), name: l10nSchema, value: l10nSchema })),
  /** Slugs and `slug=option` pairs that the catalogue does not know and that were left out. */
  dropped: z.array(z.string()),
  /** Of a search: where its products are, as if no category was chosen; `specifications=category=<slug>` narrows to one. */
  categories: z
    .array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: l10nSchema,
        count: z.number(),
        selected: z.boolean().default(false),
      }),
    )
    .optional(),
  correction: correctionSchema.nullish(),
  related: z.array(z.string()).optional(),
  /** The words of the query that mean something besides the search; the list is filtered and ordered by it. `query` is the rest. */
  understood: z
    .object({
      query: z.string(),
      minPrice: z.number().nullable(),
      maxPrice: z.number().nullable(),
      sort: z.enum(sorts).nullable(),
    })
    .nullish(),
  /** Describing words of the query that were left out, because no product has all of them. */
  omitted: z.array(z.string()).optional(),
  /** Path (without the language) of the only product whose code or model number was searched for. */
  redirect: z.string().nullish(),
  /** Only where `total` is 0. */
  zero: zeroResultsSchema.nullish(),
  seo: seoSchema,
});
export type ProductList = z.infer<typeof productListSchema>;
