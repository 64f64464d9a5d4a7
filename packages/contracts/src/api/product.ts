import { z } from '../zod.ts';
import { attachmentsSchema, imgSchema, videoSchema } from './media.ts';
import {
  bodySchema,
  breadcrumbSchema,
  colourSchema,
  knownOnly,
  l10nSchema,
  linkSchema,
  moneySchema,
  priceSchema,
  promotionSchema,
  seoSchema,
} from './scalars.ts';
import { labels, productStatuses } from './values.ts';

export const labelSchema = z.enum(labels);
const known = new Set<unknown>(labels);

/** Labels without those that this version does not know. */
export const labelsSchema = knownOnly(labelSchema, (value) => known.has(value));

/** A status that this version does not know counts as not for sale. */
export const productStatusSchema = z.enum(productStatuses).catch('outOfStock');

/** One specification; its filter link is `slug=option.slug` where `isInteractive`. */
export const specSchema = z.object({
  slug: z.string(),
  name: l10nSchema,
  isInteractive: z.boolean(),
  unit: l10nSchema.nullish(),
  isKey: z.boolean().optional(),
  hint: l10nSchema.nullish(),
  option: z.object({ slug: z.string(), value: l10nSchema, number: z.number().nullish() }),
});
export type Spec = z.infer<typeof specSchema>;

/** `group: null` is the general group (specification §3). */
export const specGroupSchema = z.object({ group: l10nSchema.nullable(), items: z.array(specSchema) });
export type SpecGroup = z.infer<typeof specGroupSchema>;

export const badgeSchema = z.object({
  id: z.string(),
  text: l10nSchema,
  color: colourSchema,
  background: colourSchema,
  /** Its own page; an address that cannot be followed is none. */
  url: linkSchema.nullish().catch(null),
});
export type Badge = z.infer<typeof badgeSchema>;

/** A product as lists show it: two images, at most five key specifications. */
export const productCardSchema = z.object({
  id: z.string(),
  code: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: l10nSchema,
  status: productStatusSchema,
  labels: labelsSchema,
  reviews: z.object({ averageRating: z.number().nullable(), count: z.number() }),
  isOrderable: z.boolean(),
  isDeleted: z.boolean(),
  prices: z.array(priceSchema),
  manufacturer: z.object({ slug: z.string(), name: z.string(), logo: imgSchema.nullish() }),
  /** Ids, the main category first. */
  categories: z.array(z.string()),
  /** Slug of the main category: the product's address begins with it. */
  categorySlug: z.string(),
  images: z.array(imgSchema),
  badges: z.array(badgeSchema),
  /** `shortName`: what cards write instead of a long name. */
  keySpecs: z.array(z.object({ name: l10nSchema, shortName: l10nSchema.nullish(), value: l10nSchema })),
  stock: z.object({ level: z.enum(['many', 'few', 'none']), quantity: z.number().nullable() }),
  delivery: z.object({ free: z.boolean(), readyAt: z.string().nullable() }),
  warrantyMonths: z.number().nullable(),
  installment: z.object({ maxParts: z.number(), perMonth: moneySchema }).nullable(),
  hasGifts: z.boolean(),
  updatedAt: z.string(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** Answer of `/catalog/product/list/ids` and `/catalog/product/list/related`. */
export const productCardsSchema = z.array(productCardSchema);

export const variantAxisSchema = z.object({
  axis: l10nSchema,
  items: z.array(
    z.object({
      slug: z.string(),
      value: l10nSchema,
      productSlug: z.string(),
      status: productStatusSchema,
      current: z.boolean(),
      /** A colour's sample; null for what is no colour, or one without a likeness. */
      colour: colourSchema.nullish(),
    }),
  ),
});
export type VariantAxis = z.infer<typeof variantAxisSchema>;

/** A product as its own page shows it. */
export const productSchema = productCardSchema.extend({
  contents: z.array(bodySchema),
  specifications: z.array(specGroupSchema),
  attachments: attachmentsSchema,
  videos: z.array(videoSchema),
  gifts: z.array(productCardSchema),
  /** Square pictures all around it: `{view}` of the address is `00`, `01` and so on. None where it cannot be turned. */
  turn: z
    .object({ url: z.string().regex(/^\/(?![/\\])[^{}]*\{view\}[^{}]*$/), views: z.number().int().min(8).max(99) })
    .nullish()
    .catch(null),
  variants: z.array(variantAxisSchema),
  breadcrumbs: z.array(breadcrumbSchema),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  weightKg: z.number().nullable(),
  dimensionsMm: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  expectedAt: z.string().nullable(),
  /** The delivery price of one piece to a branch or parcel locker; null where that depends on the place. */
  deliveryPrice: moneySchema.nullish().catch(null),
  replacement: z.object({ slug: z.string(), categorySlug: z.string() }).nullable(),
  promotion: promotionSchema.nullable(),
  /** Pictures for social networks, 1200 × 630, by language; without them the product's own is shown. */
  socialPictures: l10nSchema.nullish().catch(null),
  seo: seoSchema,
});
export type Product = z.infer<typeof productSchema>;

/** The product's own address when it was requested under another category (reading 6). */
export const productRedirectSchema = z.object({ redirect: z.string().regex(/^\/(?![/\\])/) });

/** Answer of `/catalog/product/view`. */
export const productViewSchema = z.union([productRedirectSchema, productSchema]);
export type ProductView = z.infer<typeof productViewSchema>;

/** Answer of `/catalog/product/list/showcase`. */
export const showcaseSchema = z.object({
  title: l10nSchema,
  url: z.string().nullable(),
  items: z.array(productCardSchema),
});
export type Showcase = z.infer<typeof showcaseSchema>;
