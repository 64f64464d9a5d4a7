import { z } from 'zod';
import type { CatalogueImport, PictureSpec } from '../api/catalogue-import.ts';
import type { AdCard, Config, Redirects, Warehouse } from '../api/index.ts';
import type { Locale } from '../constants.ts';
import { functionSchema } from './function-schema.ts';

type L10n = Warehouse['name'];

/** A product as its earlier prices are told: amounts in kopiyky, `previous` as the assortment names it. */
export type PricedProduct = { code: string; amount: number; previous: number | null; createdAt: Date };

/** What a product cost from a moment on, in kopiyky. */
export type EarlierPrice = { at: Date; amount: number };

/**
 * One entry of the content service; `key` is the path of a page, the code of a category, the slug of a FAQ topic or of a post, the id of a
 * landing page, or empty.
 */
export type ContentRecord = {
  kind:
    | 'page'
    | 'header-banner'
    | 'hero-banner'
    | 'promo-banner'
    | 'category-seo'
    | 'faq'
    | 'blog-post'
    | 'landing-page';
  locale: Locale;
  key: string;
  position: number;
  body: Record<string, unknown>;
};

/** A slide of the advertising pop-up, in one language and at its place. */
export type PopupCardRecord = { locale: Locale; position: number; card: AdCard };

/** Everything the content service holds, old addresses, the drawn pictures that these show, and settings of the store API that they agree with. */
export type SeedContents = {
  items: ContentRecord[];
  cards: PopupCardRecord[];
  redirects: Redirects;
  pictures: PictureSpec[];
  settings?: { services?: unknown };
};

/** Everything that deliveries go to; `people` is in thousands. */
export type DeliveryPlaces = {
  regions: { ref: string; name: L10n }[];
  cities: {
    ref: string;
    regionRef: string;
    name: L10n;
    type: L10n;
    district: L10n | null;
    formerNames: L10n[];
    lat: number;
    lng: number;
    people: number;
    courier: boolean;
  }[];
  points: (Omit<Warehouse, 'status'> & { cityRef: string })[];
  streets: { ref: string; cityRef: string; name: L10n; type: L10n }[];
};

/** What an empty store is filled with, in a brand's name: the one way in which the API knows an assortment of its own. */
export type SeedSource<Brand> = {
  /** The `source` of its catalogue. */
  name: string;
  catalogue: (now: Date) => CatalogueImport;
  /** What a product cost before it was imported; the same story for the same product. */
  prices: (product: PricedProduct, now: Date) => EarlierPrice[];
  contents: (brand: Brand) => SeedContents;
  delivery: () => DeliveryPlaces;
  config: (brand: Brand) => Config;
};

/** What a module that fills a store exports as `seedSource`. */
export const seedSourceSchema = <Brand>(): z.ZodType<SeedSource<Brand>> =>
  z.object({
    name: z.string().min(1),
    catalogue: functionSchema<SeedSource<Brand>['catalogue']>(),
    prices: functionSchema<SeedSource<Brand>['prices']>(),
    contents: functionSchema<SeedSource<Brand>['contents']>(),
    delivery: functionSchema<SeedSource<Brand>['delivery']>(),
    config: functionSchema<SeedSource<Brand>['config']>(),
  });
