import type { Money, Product, ProductCard, ProductStatus, ProductView, Seo } from '@vitryna/contracts/api';
import { isFullPicture, type PictureDrawer, turnSpec, turnViews } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { locales, perLocale } from '@vitryna/contracts/languages';
import { imageOf, pictureUrl } from '../../catalogue/image.ts';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import { readPictures } from '../../catalogue/picture-repository.ts';
import type { ProductDocument } from '../../catalogue/product-document.ts';
import type { AnswerTime } from '../../catalogue/promotion-period.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import type { Connection } from '../../database/connection.ts';
import { seoWords } from '../../locales/catalogue-words.ts';
import { breadcrumbsOf, toPromotion } from './categories.ts';
import { cleanContents } from './clean-contents.ts';
import { colourOf } from './colours.ts';
import { findByCodes, findBySlug, type ProductReference, type StoredProduct } from './product-repository.ts';
import { socialPicturesOf } from './social-card.ts';
import { plainText } from './texts.ts';
import { type Described, writeDocument } from './write-document.ts';

function seoOf(card: ProductCard, document: ProductDocument): Seo {
  const text =
    document.contents.find(({ type }) => type === 'shortDescription') ??
    document.contents.find(({ type }) => type === 'description');
  return {
    // A title that promises a price which is known on request would be a lie.
    metaTitle: perLocale((locale) =>
      [`${card.name[locale]}: `, card.prices.length > 0 && `${seoWords[locale].price}, `, seoWords[locale].product]
        .filter(Boolean)
        .join(''),
    ),
    metaDescription: perLocale((locale) => {
      const specifications = card.keySpecs.map(({ name, value }) => `${name[locale]}: ${value[locale]}`).join(', ');
      return plainText(text?.body[locale] || `${card.name[locale]}. ${specifications}`);
    }),
    h1: card.name,
    canonicalPath: `/${card.categorySlug}/${card.slug}`,
  };
}

/** What a product is, in groups, by the specifications that the catalogue knows. */
export const specificationsOf = (
  index: CatalogueIndex,
  { specifications }: ProductDocument,
): Product['specifications'] =>
  specifications.map(({ group, items }) => ({
    group,
    items: items.flatMap(({ slug, isKey, option }) => {
      const specification = index.specifications.get(slug);
      if (!specification) return [];
      const { name, unit, hint, is_interactive: isInteractive } = specification;
      return [{ slug, name, isInteractive, unit, isKey, hint, option }];
    }),
  }));

/** A file's size, also of one that is written when it is asked for. */
function sizeOf({ url, size }: ProductDocument['attachments'][number], product: Described): number | null {
  const [, file] = /^\/media\/documents\/[^/]+\/([^/]+)$/.exec(url) ?? [];
  return size ?? (file === undefined ? null : (writeDocument(file, product)?.body.length ?? null));
}

function attachmentsOf({ attachments }: ProductDocument, code: string, product: Described): Product['attachments'] {
  const files = attachments.map(({ group, ...file }, at) => ({
    group,
    file: { id: `${code}-${at + 1}`, ...file, size: sizeOf({ group, ...file }, product) },
  }));
  return [...Map.groupBy(files, ({ group }) => group)].map(([group, members]) => ({
    group,
    files: members.map(({ file }) => ({ ...file, locales: file.locales ?? [...locales] })),
  }));
}

const variantsOf = (
  { variants }: ProductDocument,
  code: string,
  references: ReadonlyMap<string, ProductReference>,
): Product['variants'] =>
  variants.map(({ axis, items }) => ({
    axis,
    items: items.flatMap((item) => {
      const reference = references.get(item.code);
      if (!reference) return [];
      const { slug, status } = reference;
      const shown = { slug: item.slug, value: item.value, productSlug: slug, status: status as ProductStatus };
      return [{ ...shown, current: item.code === code, colour: colourOf(item.slug) }];
    }),
  }));

/** A product that can be drawn from all around: the media route draws the views when they are asked for. */
function turnOf(
  drawer: PictureDrawer,
  front: string | undefined,
  pictures: ReadonlyMap<string, PictureSpec>,
): Product['turn'] {
  const spec = pictures.get(front ?? '');
  return spec && turnSpec(drawer, spec, 0) ? { url: pictureUrl(`${front}-{view}`, 'l'), views: turnViews } : null;
}

/** The delivery price of one piece of a product to a point, or null if it depends on the point. */
export type DeliveryPriceOf = (
  db: Connection,
  product: Pick<Product, 'delivery' | 'weightKg' | 'dimensionsMm'>,
) => Promise<Money | null>;

type Shown = {
  db: Connection;
  index: CatalogueIndex;
  readCards: CardReader;
  drawer: PictureDrawer;
  deliveryPriceOf: DeliveryPriceOf;
  time: AnswerTime;
};

/**
 * Answer of `/catalog/product/view`: the product, also a discontinued one; where it lives when `categorySlug` is not a
 * category of it (reading 6); null for an unknown slug.
 */
export async function viewProduct(
  { db, index, readCards, drawer, deliveryPriceOf, time }: Shown,
  { slug, categorySlug }: { slug: string; categorySlug?: string | undefined },
): Promise<ProductView | null> {
  const stored = await findBySlug(db, slug);
  const category = stored && index.categories.get(stored.main_category);
  if (!stored || !category) return null;
  const slugs = stored.categories.map((code) => index.categories.get(code)?.slug);
  if (categorySlug !== undefined && !slugs.includes(categorySlug)) return { redirect: `/${category.slug}/${slug}` };
  const product = await toProduct({ db, index, readCards, drawer, time }, stored);
  return product && { ...product, deliveryPrice: await deliveryPriceOf(db, product) };
}

/** A stored product as its own page and the comparison show it; null when its category is gone. */
export async function toProduct(
  { db, index, readCards, drawer, time }: Omit<Shown, 'deliveryPriceOf'>,
  stored: StoredProduct,
): Promise<Product | null> {
  const category = index.categories.get(stored.main_category);
  if (!category) return null;
  const { document, code } = stored;
  const variantCodes = document.variants.flatMap(({ items }) => items.map((item) => item.code));
  const codes = [...document.gifts, ...variantCodes, ...(document.replacementCode ? [document.replacementCode] : [])];
  const references = await findByCodes(db, codes);
  const giftIds = document.gifts.flatMap((gift) => references.get(gift)?.id ?? []);
  const cards = await readCards([stored.id, ...giftIds]);
  const card = cards.get(stored.id);
  if (!card) return null;
  const replacement = references.get(document.replacementCode ?? '');
  const replacementCategory = replacement && index.categories.get(replacement.main_category);
  const specifications = specificationsOf(index, document);
  const pictures = await readPictures(db, document.pictures);
  return {
    ...card,
    contents: cleanContents(document.contents),
    specifications,
    images: document.pictures.map((hash) => {
      const spec = pictures.get(hash);
      return { ...imageOf(hash, card.name), ...(spec && isFullPicture(drawer, spec) && { isFull: true }) };
    }),
    attachments: attachmentsOf(document, code, { ...card, specifications }),
    videos: document.videos.map((video) => ({ ...video, poster: null })),
    gifts: await readCardsInOrder(async () => cards, giftIds),
    turn: turnOf(drawer, document.pictures[0], pictures),
    variants: variantsOf(document, code, references),
    breadcrumbs: breadcrumbsOf(category),
    gtin: document.gtin,
    mpn: document.mpn,
    weightKg: document.weightKg,
    dimensionsMm: document.dimensionsMm,
    expectedAt: card.delivery.readyAt,
    replacement:
      replacement && replacementCategory ? { slug: replacement.slug, categorySlug: replacementCategory.slug } : null,
    promotion: toPromotion(code, document.promotion, time),
    socialPictures: socialPicturesOf(index, card),
    seo: seoOf(card, document),
  };
}
