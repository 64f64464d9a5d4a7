import type { ImportCategory, ImportProduct } from '@vitryna/contracts/catalogue-import';
import { perLocale } from '@vitryna/contracts/languages';
import type { Database } from '../database/open-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { chargeBefore } from '../import/write-prices.ts';

/** A test's product; the rest is the same for all. */
export type TestProduct = Partial<
  Pick<
    ImportProduct,
    | 'status'
    | 'stock'
    | 'isOrderable'
    | 'gifts'
    | 'name'
    | 'gtin'
    | 'mpn'
    | 'contents'
    | 'variants'
    | 'expectedAt'
    | 'weightKg'
  >
> & {
  code: string;
  /** Hryvnia; 100 by default. */
  price?: number | null;
  /** Charged until today. */
  previousPrice?: number;
  /** Named as the previous one, never charged. */
  claimedPrice?: number;
  category?: string;
};

const l10n = (text: string) => perLocale(() => text);

const categoryOf = (code: string, parentCode: string | null, labels: ImportCategory['labels']): ImportCategory => ({
  code,
  slug: `category-${code}`,
  parentCode,
  name: l10n(`Категорія ${code}`),
  labels,
  picture: null,
  position: Number(code),
  contents: [],
  promotion: null,
});

const productOf = ({
  code,
  price = 100,
  previousPrice,
  claimedPrice,
  category = '10',
  ...product
}: TestProduct): ImportProduct => ({
  code,
  sku: `SKU-${code}`,
  slug: `product-${code}`,
  name: product.name ?? l10n(`Товар ${code}`),
  categoryCodes: [category],
  manufacturer: { slug: 'zoria', name: 'Zoria' },
  status: product.status ?? 'inStock',
  isOrderable: product.isOrderable ?? price !== null,
  labels: [],
  price: price === null ? null : { current: price, previous: previousPrice ?? claimedPrice ?? null },
  stock: product.stock ?? 50,
  popularity: 0.5,
  createdAt: '2026-01-15T09:00:00Z',
  warrantyMonths: 12,
  pictures: [{ type: 'router', view: 'front', params: { model: code } }],
  contents: product.contents ?? [],
  specifications: [],
  badges: [],
  gifts: product.gifts ?? [],
  related: { similar: [], accessories: [], boughtTogether: [], series: [] },
  variants: product.variants ?? [],
  videos: [],
  attachments: [],
  reviews: [],
  rating: null,
  promotion: null,
  expectedAt: product.expectedAt ?? null,
  replacementCode: null,
  gtin: product.gtin ?? null,
  mpn: product.mpn ?? null,
  weightKg: product.weightKg ?? null,
  dimensionsMm: null,
});

/**
 * Puts products into the catalogue; returns their ids by code. Category `10` is plain, `20` has paid delivery, `30` is below
 * one with included delivery.
 */
export async function addAssortment(database: Database, products: TestProduct[]): Promise<Record<string, string>> {
  const { skipped } = await importCatalogue(database, {
    source: 'test',
    specifications: [],
    categories: [
      categoryOf('10', null, []),
      categoryOf('20', null, ['shippingPaid']),
      categoryOf('3', null, ['shippingIncluded']),
      categoryOf('30', '3', []),
    ],
    products: products.map(productOf),
    total: products.length,
  });
  if (skipped.length > 0) throw new Error(`the assortment is wrong: ${JSON.stringify(skipped)}`);
  await chargeBefore(
    database,
    products.filter(({ previousPrice }) => previousPrice !== undefined).map(({ code }) => code),
  );
  const rows = await database.db.selectFrom('product').select(['code', 'id']).execute();
  return Object.fromEntries(rows.map(({ code, id }) => [code, String(id)]));
}
