import type { ProductCard } from '@vitryna/contracts/api';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';

/** The part of a card that changes only with an import; kept as JSON text beside the columns that change by themselves. */
export type StaticCard = Pick<
  ProductCard,
  | 'code'
  | 'sku'
  | 'slug'
  | 'name'
  | 'manufacturer'
  | 'categories'
  | 'categorySlug'
  | 'badges'
  | 'keySpecs'
  | 'warrantyMonths'
  | 'hasGifts'
> & {
  /** Hashes of the card's pictures: their addresses are written out when it is read. */
  pictures: string[];
  expectedAt: string | null;
};

/** Data for the product page alone. Products are named by code: they may be imported later than this one. */
export type ProductDocument = Pick<
  ImportProduct,
  | 'contents'
  | 'specifications'
  | 'gifts'
  | 'related'
  | 'variants'
  | 'videos'
  | 'attachments'
  | 'promotion'
  | 'replacementCode'
  | 'gtin'
  | 'mpn'
  | 'weightKg'
  | 'dimensionsMm'
> & { pictures: string[] };
