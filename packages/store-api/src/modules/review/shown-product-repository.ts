import type { Connection } from '../../database/connection.ts';

/** Name and address of a product for an e-mail; null for one that there is not. */
export async function findShownProduct(db: Connection, id: number) {
  const row = await db
    .selectFrom('product')
    .innerJoin('category', 'category.code', 'product.main_category')
    .select(['product.slug', 'product.name', 'category.slug as categorySlug'])
    .where('product.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { slug: row.slug, categorySlug: row.categorySlug, name: row.name };
}
