/**
 * What an importer delivers to the store API: plain records, streamed one by one.
 */
import { z } from 'zod';
import { locales, perLocale } from '../languages.ts';
import { attachmentGroups, labels, productStatuses } from './values.ts';

const l10n = z.object(perLocale(() => z.string().min(1)));
const slug = z
  .string()
  .regex(/^[0-9a-z-]+$/)
  .max(120);

export const importLabelSchema = z.enum(labels);
export const importStatusSchema = z.enum(productStatuses);

/** A drawn picture: a type that the drawer knows, its parameters and the view. Equal values are the same picture. */
export const pictureSpecSchema = z.object({
  type: z.string(),
  view: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type PictureSpec = z.infer<typeof pictureSpecSchema>;

/** A specification (facet) of the whole catalogue; products refer to it by slug. */
export const importSpecificationSchema = z.object({
  slug,
  name: l10n,
  /** The short form of a long name: at most twelve e-mails stand on one line. */
  shortName: l10n.nullish(),
  unit: l10n.nullable(),
  hint: l10n.nullable(),
  view: z.enum(['checkbox', 'range', 'color']),
  /** Shown above the other filters. */
  isPromoted: z.boolean(),
  /** Has a filter link (`isInteractive` of the contract). */
  isInteractive: z.boolean(),
  /** For comparison: which direction is better, if any is. */
  better: z.enum(['higher', 'lower']).nullable(),
  /** Order among the filters, low first. */
  position: z.number().int(),
});
export type ImportSpecification = z.infer<typeof importSpecificationSchema>;

export const importCategorySchema = z.object({
  code: z.string().regex(/^\d{1,12}$/),
  slug,
  parentCode: z.string().nullable(),
  name: l10n,
  labels: z.array(importLabelSchema),
  /** The picture of the category's tile. */
  picture: pictureSpecSchema.nullable(),
  position: z.number().int(),
  contents: z.array(z.object({ type: z.string(), body: l10n })),
  promotion: z.object({ name: l10n, startAt: z.number().int(), endAt: z.number().int() }).nullable(),
});
export type ImportCategory = z.infer<typeof importCategorySchema>;

export const importProductSchema = z.object({
  code: z.string().regex(/^[0-9A-Za-z-]{1,40}$/),
  sku: z.string().min(1).max(80),
  slug,
  name: l10n,
  /** Main category first. */
  categoryCodes: z.array(z.string()).min(1),
  manufacturer: z.object({ slug, name: z.string().min(1) }),
  status: importStatusSchema,
  isOrderable: z.boolean(),
  labels: z.array(importLabelSchema),
  /** Hryvnia; null when there is no price (then never orderable). */
  price: z.object({ current: z.number().positive(), previous: z.number().positive().nullable() }).nullable(),
  stock: z.number().int().nonnegative(),
  /** 0 to 1; the default sort. */
  popularity: z.number().min(0).max(1),
  createdAt: z.iso.datetime(),
  warrantyMonths: z.number().int().positive().nullable(),
  pictures: z.array(pictureSpecSchema),
  contents: z.array(z.object({ type: z.string(), body: l10n })),
  specifications: z.array(
    z.object({
      group: l10n.nullable(),
      items: z.array(
        z.object({
          slug,
          isKey: z.boolean(),
          option: z.object({ slug, value: l10n, number: z.number().nullable() }),
        }),
      ),
    }),
  ),
  badges: z.array(z.object({ text: l10n, color: z.string(), background: z.string(), url: z.string().nullable() })),
  /** Codes of products. */
  gifts: z.array(z.string()),
  related: z.object({
    similar: z.array(z.string()),
    accessories: z.array(z.string()),
    boughtTogether: z.array(z.string()),
    series: z.array(z.string()),
  }),
  variants: z.array(z.object({ axis: l10n, items: z.array(z.object({ slug, value: l10n, code: z.string() })) })),
  videos: z.array(z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{11}$/), title: l10n })),
  attachments: z.array(
    z.object({
      group: z.enum(attachmentGroups),
      name: l10n,
      url: z.string(),
      size: z.number().int().nullable(),
      mime: z.string().nullable(),
      /** The languages that it is for; left out: all. */
      locales: z.array(z.enum(locales)).min(1).optional(),
    }),
  ),
  reviews: z.array(
    z.object({
      author: z.string(),
      rating: z.number().int().min(1).max(5),
      body: z.string(),
      pros: z.string().nullable(),
      cons: z.string().nullable(),
      locale: z.enum(locales),
      isVerifiedPurchase: z.boolean(),
      createdAt: z.iso.datetime(),
      reply: z.object({ body: z.string(), at: z.iso.datetime() }).nullable(),
      /** How many found it useful, and how many did not. */
      votes: z.object({ up: z.number().int().min(0), down: z.number().int().min(0) }).optional(),
    }),
  ),
  /** Sources with totals alone. */
  rating: z.object({ average: z.number().min(1).max(5), count: z.number().int().positive() }).nullable(),
  promotion: z.object({ name: l10n, startAt: z.number().int(), endAt: z.number().int() }).nullable(),
  expectedAt: z.iso.datetime().nullable(),
  replacementCode: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  weightKg: z.number().positive().nullable(),
  dimensionsMm: z.tuple([z.number(), z.number(), z.number()]).nullable(),
});
export type ImportProduct = z.infer<typeof importProductSchema>;

/** A whole assortment; products come as an iterable so that 66,000 of them need not be in memory. */
export type CatalogueImport = {
  /** Namespace of the source, e.g. `demo`: what a second run replaces. */
  source: string;
  specifications: ImportSpecification[];
  categories: ImportCategory[];
  products: Iterable<ImportProduct> | AsyncIterable<ImportProduct>;
  /** Known ahead when the source can tell, for progress. */
  total: number | null;
};
