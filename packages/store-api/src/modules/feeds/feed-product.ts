import type { L10n, ProductCard } from '@vitryna/contracts/api';
import { publicGtin } from '@vitryna/contracts/gtin';
import { defaultLocale } from '@vitryna/contracts/languages';
import { type OfferKind, offerKindOf } from '@vitryna/contracts/offer-kind';
import { paragraphsOf } from '@vitryna/contracts/paragraphs';
import { type MinorUnits, toMinor } from '@vitryna/money';
import { alternates } from '@vitryna/routing';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import type { StoredProduct } from '../catalog/product-repository.ts';
import { specificationsOf } from '../catalog/product-view.ts';
import { feedTitle } from './feed-title.ts';

/** A product as feeds have it: texts in the default language, addresses whole. Only products with a price have one. */
export type FeedProduct = {
  id: number;
  code: string;
  sku: string;
  url: string;
  title: string;
  /** Its name in each language, as its page has it. */
  name: L10n;
  description: string;
  manufacturer: string;
  kind: Exclude<OfferKind, 'discontinued'>;
  /** Whether it is made when it is ordered. */
  isMade: boolean;
  /** The day on which it can be had, where it is known. */
  availableAt: string | null;
  price: MinorUnits;
  /** The price before the reduction, which was charged once. */
  previousPrice: MinorUnits | null;
  pictures: string[];
  /** The barcode, where others may know the product by it. */
  gtin: string | null;
  mpn: string | null;
  category: string;
  categoryName: L10n;
  /** Names of the categories from the root to its own. */
  categoryNames: string[];
  /** What the variants of one product share. */
  group: string | null;
  colour: string | null;
  warrantyMonths: number | null;
  deliveryPrice: MinorUnits;
  weightKg: number | null;
  params: { name: string; value: string }[];
};

const maxDescription = 5000;
const maxPictures = 11;

const textIn = defaultLocale;

function amountOf({ prices }: ProductCard, type: 'current' | 'previous'): MinorUnits | null {
  const price = prices.find((one) => one.type === type);
  return price ? toMinor(price.money.amount) : null;
}

/** The variants that a product is one of, by the least of their codes, and its own colour. */
function variantOf({ document, code }: StoredProduct): Pick<FeedProduct, 'group' | 'colour'> {
  const codes = new Set(document.variants.flatMap(({ items }) => items.map((item) => item.code)));
  const own = document.variants.flatMap(({ axis, items }) =>
    items.filter((item) => item.code === code).map((item) => ({ axis, item })),
  );
  const colour = own.find(({ axis }) => /^кол[іь]р/i.test(axis[textIn]));
  const least = [...codes, code].sort((one, other) => one.localeCompare(other))[0];
  return { group: codes.size > 1 && least ? least : null, colour: colour?.item.value[textIn] ?? null };
}

/** A product for feeds; null for one that no list may have: without a price, a name or a category, discontinued or deleted. */
export function toFeedProduct(
  { stored, card, deliveryPrice }: { stored: StoredProduct; card: ProductCard; deliveryPrice: MinorUnits },
  { index, publicUrl }: { index: CatalogueIndex; publicUrl: string },
): FeedProduct | null {
  const kind = offerKindOf(card);
  const price = amountOf(card, 'current');
  const category = index.categories.get(stored.main_category);
  const title = feedTitle(card.name[textIn]);
  if (kind === 'discontinued' || price === null || price <= 0 || !category || title === '') return null;
  const { document } = stored;
  const before = amountOf(card, 'previous');
  const description = paragraphsOf(document.contents.find(({ type }) => type === 'description')?.body[textIn] ?? '');
  return {
    id: stored.id,
    code: stored.code,
    sku: card.sku,
    url: alternates(publicUrl, textIn, `/${category.slug}/${stored.slug}`).canonical,
    title,
    name: card.name,
    description: (description.join('\n') || title).slice(0, maxDescription),
    manufacturer: card.manufacturer.name,
    kind,
    isMade: card.status === 'quickProduction',
    availableAt: card.delivery.readyAt,
    price,
    previousPrice: before !== null && before > price ? before : null,
    pictures: document.pictures.slice(0, maxPictures).map((hash) => new URL(`/media/${hash}/xl.jpg`, publicUrl).href),
    gtin: publicGtin(document.gtin),
    mpn: document.mpn,
    category: category.code,
    categoryName: category.name,
    categoryNames: category.path.map(({ name }) => name[textIn]),
    ...variantOf(stored),
    warrantyMonths: card.warrantyMonths,
    deliveryPrice,
    weightKg: document.weightKg,
    params: specificationsOf(index, document).flatMap(({ items }) =>
      items.map(({ name, unit, option }) => ({
        name: name[textIn],
        value: [option.value[textIn], unit?.[textIn]].filter(Boolean).join(' '),
      })),
    ),
  };
}
