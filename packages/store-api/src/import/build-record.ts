import { createHash } from 'node:crypto';
import { activeStatuses } from '@vitryna/contracts/api';
import { type PictureDrawer, pictureHash } from '@vitryna/contracts/assortment';
import type { ImportProduct, ImportSpecification, PictureSpec } from '@vitryna/contracts/catalogue-import';
import { type L10n, perLocale } from '@vitryna/contracts/languages';
import type { ProductDocument, StaticCard } from '../catalogue/product-document.ts';

/** The context of a product's rows: the definitions that the same import brought. */
export type ImportContext = {
  specifications: ReadonlyMap<string, ImportSpecification>;
  /** Category code → slug. */
  categories: ReadonlyMap<string, string>;
  /** Names the pictures: their drawings' versions are part of the names. */
  drawer: PictureDrawer;
};

/** The rows of one product. */
export type ProductRecord = {
  product: Record<string, unknown> & { code: string; slug: string; digest: string };
  categories: string[];
  options: { specification: string; slug: string; value: L10n; number: number | null }[];
  reviews: ImportProduct['reviews'];
  pictures: Map<string, PictureSpec>;
};

const active: ReadonlySet<string> = new Set(activeStatuses);

/** Pictures, badges and key specifications of a card (contract §1). */
const cardLimits = { pictures: 2, keySpecs: 5 };

const withUnit = (value: L10n, unit: L10n | null): L10n =>
  perLocale((locale) => (unit ? `${value[locale]} ${unit[locale]}` : value[locale]));

function createCard(product: ImportProduct, hashes: string[], context: ImportContext): StaticCard {
  const keys = product.specifications.flatMap(({ items }) => items.filter((item) => item.isKey));
  return {
    code: product.code,
    sku: product.sku,
    slug: product.slug,
    name: perLocale((locale) => product.name[locale]),
    manufacturer: product.manufacturer,
    categories: product.categoryCodes,
    categorySlug: context.categories.get(product.categoryCodes[0] ?? '') ?? '',
    pictures: hashes.slice(0, cardLimits.pictures),
    badges: product.badges.map((badge, index) => ({ id: `${product.code}-${index + 1}`, ...badge })),
    keySpecs: keys.slice(0, cardLimits.keySpecs).flatMap(({ slug, option }) => {
      const specification = context.specifications.get(slug);
      if (!specification) return [];
      const { name, shortName, unit } = specification;
      return [{ name, ...(shortName && { shortName }), value: withUnit(option.value, unit) }];
    }),
    warrantyMonths: product.warrantyMonths,
    hasGifts: product.gifts.length > 0,
    expectedAt: product.expectedAt,
  };
}

const createDocument = (product: ImportProduct, pictures: string[]): ProductDocument => ({
  contents: product.contents,
  specifications: product.specifications,
  gifts: product.gifts,
  related: product.related,
  variants: product.variants,
  videos: product.videos,
  attachments: product.attachments,
  promotion: product.promotion,
  replacementCode: product.replacementCode,
  gtin: product.gtin,
  mpn: product.mpn,
  weightKg: product.weightKg,
  dimensionsMm: product.dimensionsMm,
  pictures,
});

function ratingOf({ rating, reviews }: ImportProduct): { average: number; count: number } | null {
  if (rating || reviews.length === 0) return rating;
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return { average: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length };
}

/**
 * Turns an imported product into its rows. The digest covers all of them, so that an unchanged product is recognised and a
 * change of this code or of a picture's drawing is not.
 */
export function buildRecord(product: ImportProduct, source: string, context: ImportContext): ProductRecord {
  const hashes = product.pictures.map((picture) => pictureHash(context.drawer, picture));
  const rating = ratingOf(product);
  const row = {
    code: product.code,
    source,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    main_category: product.categoryCodes[0],
    manufacturer_slug: product.manufacturer.slug,
    manufacturer_name: product.manufacturer.name,
    status: product.status,
    // Products without a price or stock cannot be ordered, whatever the source says.
    is_orderable: product.isOrderable && product.price !== null && active.has(product.status),
    labels: product.labels,
    price: product.price?.current ?? null,
    previous_price: product.price?.previous ?? null,
    stock: product.stock,
    popularity: product.popularity,
    rating_average: rating?.average ?? null,
    rating_count: rating?.count ?? 0,
    created_at: product.createdAt,
    card: JSON.stringify(createCard(product, hashes, context)),
    document: createDocument(product, hashes),
  };
  const items = product.specifications.flatMap((group) => group.items);
  const digest = createHash('sha1')
    .update(JSON.stringify([row, product.categoryCodes, product.reviews]))
    .digest('hex');
  return {
    product: { ...row, digest },
    categories: [...new Set(product.categoryCodes)],
    options: items.map(({ slug, option }) => ({ specification: slug, ...option })),
    reviews: product.reviews,
    pictures: new Map(product.pictures.map((spec, index) => [hashes[index] ?? '', spec])),
  };
}
