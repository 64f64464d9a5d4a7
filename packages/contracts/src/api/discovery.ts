import { listOf } from '../tolerant.ts';
import { z } from '../zod.ts';
import { l10nSchema, localeSchema } from './scalars.ts';

const pathSchema = z.string().regex(/^\/(?![/\\])/);

/** An address of the store below the language prefix, as search engines hear of it; the address exists in both languages. */
const addressShape = {
  path: pathSchema,
  /** When what it shows last changed. */
  updatedAt: z.iso.datetime(),
  /** Path or address of its picture. */
  picture: z.string().nullable(),
};

/** Answer of `/discovery/product-files`: which parts of the catalogue there are. Ids of part `n` are `(n-1)·size < id ≤ n·size`. */
export const productFilesSchema = z.array(
  z.object({ file: z.number().int().positive(), count: z.number().int(), updatedAt: z.iso.datetime() }),
);
export type ProductFile = z.infer<typeof productFilesSchema>[number];

/** Answer of `/discovery/products`: listed products of one part in the order of their ids. */
export const productAddressesSchema = z.array(z.object({ id: z.number().int(), ...addressShape }));
export type ProductAddress = z.infer<typeof productAddressesSchema>[number];

/** Query of `/discovery/products`: the next `limit` products of a part after an id. */
export const productAddressesQuerySchema = z.object({
  file: z.coerce.number().int().min(1).max(50_000),
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
});

/** Answer of `/discovery/categories`: categories with products. */
export const categoryAddressesSchema = z.array(
  z.object({
    ...addressShape,
    name: l10nSchema.nullish(),
    /** Path of the category above; null for one of the first level. */
    above: pathSchema.nullish(),
  }),
);
export type CategoryAddress = z.infer<typeof categoryAddressesSchema>[number];

/** Answer of the content service's `/discovery/pages`: what it has pages for, and in which languages. */
export const pageAddressesSchema = listOf(
  z.object({
    path: pathSchema,
    locales: z.array(localeSchema).min(1),
    updatedAt: addressShape.updatedAt.optional(),
    picture: addressShape.picture.optional(),
  }),
);
export type PageAddress = z.infer<typeof pageAddressesSchema>[number];
