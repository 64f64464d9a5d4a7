import type { L10n } from '@vitryna/contracts/languages';
import type { ColumnType, Generated } from 'kysely';
import type { AccountSchema } from './schema-account.ts';
import type { CartSchema } from './schema-cart.ts';
import type { CoreSchema } from './schema-core.ts';
import type { DeliverySchema } from './schema-delivery.ts';
import type { FeedsSchema } from './schema-feeds.ts';
import type { IdempotencySchema } from './schema-idempotency.ts';
import type { MarketingSchema } from './schema-marketing.ts';
import type { OrdersSchema } from './schema-orders.ts';
import type { PreorderSchema } from './schema-preorder.ts';
import type { PriceSchema } from './schema-price.ts';
import type { ReviewSchema } from './schema-review.ts';
import type { UploadSchema } from './schema-upload.ts';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>;

/** One row that counts catalogue changes: running processes rebuild their index when it moves. */
export type CatalogueStateTable = { id: number; version: number };

/** One row per source: the run that was last begun and the last one that came to its end. */
export type ImportRunTable = {
  source: string;
  run: number;
  finished_run: number;
};

export type CategoryTable = {
  code: string;
  source: string;
  run: number;
  slug: string;
  parent_code: string | null;
  name: Json<L10n>;
  labels: string[];
  picture_hash: string | null;
  position: number;
  contents: Json<{ type: string; body: L10n }[]>;
  promotion: Json<{ name: L10n; startAt: number; endAt: number } | null>;
};

export type SpecificationTable = {
  slug: string;
  source: string;
  name: Json<L10n>;
  unit: Json<L10n | null>;
  hint: Json<L10n | null>;
  view: 'checkbox' | 'range' | 'color';
  is_promoted: boolean;
  is_interactive: boolean;
  better: 'higher' | 'lower' | null;
  position: number;
};

export type OptionTable = {
  id: Generated<number>;
  specification_slug: string;
  slug: string;
  value: Json<L10n>;
  number: number | null;
};

export type ProductTable = {
  id: Generated<number>;
  code: string;
  source: string;
  run: number;
  /** Hash of the imported record and of the format below: an unchanged product is not written again. */
  digest: string;
  sku: string;
  slug: string;
  name: Json<L10n>;
  main_category: string;
  manufacturer_slug: string;
  manufacturer_name: string;
  status: string;
  is_orderable: boolean;
  is_deleted: boolean;
  labels: string[];
  price: number | null;
  /** Only what was charged once (migration 120). */
  previous_price: number | null;
  /** The shop's claimed price. */
  claimed_previous_price: ColumnType<number | null, never, never>;
  stock: number;
  popularity: number;
  rating_average: number | null;
  rating_count: number;
  /** The imported data, without the shoppers' own. */
  imported_rating_average: number | null;
  imported_rating_count: number;
  created_at: Date;
  updated_at: Date;
  /** The part of the product card that does not change between imports, as JSON text. */
  card: string;
  /** The product page's view. */
  document: Json<unknown>;
};

export type ProductCategoryTable = { product_id: number; category_code: string };
export type ProductOptionTable = { product_id: number; option_id: number };

/** A picture that the media route may draw: its content address and what is on it. */
export type PictureTable = { hash: string; spec: Json<unknown> };

export type CatalogueSchema = {
  catalogue_state: CatalogueStateTable;
  import_run: ImportRunTable;
  category: CategoryTable;
  specification: SpecificationTable;
  option: OptionTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  product_option: ProductOptionTable;
  picture: PictureTable;
};

/** All tables of the store. */
export type Schema = PreorderSchema &
  PriceSchema &
  AccountSchema &
  CartSchema &
  CatalogueSchema &
  CoreSchema &
  DeliverySchema &
  FeedsSchema &
  MarketingSchema &
  OrdersSchema &
  ReviewSchema &
  UploadSchema &
  IdempotencySchema;
