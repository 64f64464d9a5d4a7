import type { Label } from '@vitryna/contracts/api';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What a test says of a product; the rest is the same for all. */
export type TestProduct = {
  code: string;
  price?: number | null;
  previousPrice?: number;
  status?: string;
  stock?: number;
  isOrderable?: boolean;
  isDeleted?: boolean;
  category?: string;
  gifts?: string[];
};

const l10n = (text: string) => ({ uk: text, ru: text });
const at = new Date('2026-01-15T09:00:00Z');

const addCategory = (db: Kysely<Schema>, code: string, labels: Label[]) =>
  db
    .insertInto('category')
    .values({
      code,
      source: 'test',
      run: 1,
      slug: `category-${code}`,
      parent_code: null,
      name: JSON.stringify(l10n(`Категорія ${code}`)),
      labels,
      picture_hash: null,
      position: Number(code),
      contents: '[]',
      promotion: null as never,
    })
    .execute();

const cardOf = ({ code, category = '10', gifts = [] }: TestProduct) => ({
  code,
  sku: `SKU-${code}`,
  slug: `product-${code}`,
  name: l10n(`Товар ${code}`),
  manufacturer: { slug: 'zoria', name: 'Zoria' },
  categories: [category],
  categorySlug: `category-${category}`,
  images: [],
  badges: [],
  keySpecs: [],
  warrantyMonths: 12,
  hasGifts: gifts.length > 0,
  expectedAt: null,
});

const addProduct = async (db: Kysely<Schema>, product: TestProduct): Promise<[string, string]> => {
  const { code, category = '10' } = product;
  const { id } = await db
    .insertInto('product')
    .values({
      code,
      source: 'test',
      run: 1,
      digest: code,
      sku: `SKU-${code}`,
      slug: `product-${code}`,
      name_uk: `Товар ${code}`,
      name_ru: `Товар ${code}`,
      main_category: category,
      manufacturer_slug: 'zoria',
      manufacturer_name: 'Zoria',
      status: product.status ?? 'inStock',
      is_orderable: product.isOrderable ?? true,
      is_deleted: product.isDeleted ?? false,
      labels: [],
      price: product.price === undefined ? 100 : product.price,
      previous_price: product.previousPrice ?? null,
      stock: product.stock ?? 50,
      popularity: 0.5,
      rating_average: null,
      rating_count: 0,
      created_at: at,
      updated_at: at,
      card: JSON.stringify(cardOf(product)),
      document: JSON.stringify({ gifts: product.gifts ?? [] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product_category').values({ product_id: id, category_code: category }).execute();
  return [code, String(id)];
};

/**
 * Puts products into an empty catalogue; returns their ids by code. Category `10` is plain, `20` has paid and `30` included
 * delivery.
 */
export const addAssortment = async (db: Kysely<Schema>, products: TestProduct[]): Promise<Record<string, string>> => {
  await addCategory(db, '10', []);
  await addCategory(db, '20', ['shippingPaid']);
  await addCategory(db, '30', ['shippingIncluded']);
  const ids: [string, string][] = [];
  for (const product of products) ids.push(await addProduct(db, product));
  return Object.fromEntries(ids);
};
