import { maxCompared } from '@vitryna/contracts/values';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** A product that is compared, with its main category. */
export type Compared = { productId: number; categoryId: string };

/** A shopper's comparison: the category that was last added to first, its products as they were added. */
export async function readCompared(db: Connection, shopperId: string): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    select product_id as "productId", product.main_category as "categoryId"
    from compared_product join product on product.id = product_id
    where shopper_id = ${shopperId}::uuid
    order by max(added_at) over (partition by product.main_category) desc, product.main_category, added_at, product_id
  `.execute(db);
  return rows;
}

/** Main categories of products by id; an id that nothing has is left out. */
export async function readMainCategories(db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('product').select(['id', 'main_category']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.main_category]));
}

/** Adds a product; false when its category is full. One that is there already stays as it is. */
export const addCompared = (db: Connection, shopperId: string, compared: Compared, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    // Two adds at the same time would both find a place: the second waits until the first is counted.
    await transaction.selectFrom('shopper').select('id').where('id', '=', shopperId).forUpdate().execute();
    const known = await readCompared(transaction, shopperId);
    if (known.some(({ productId }) => productId === compared.productId)) return true;
    if (known.filter(({ categoryId }) => categoryId === compared.categoryId).length >= maxCompared) return false;
    await transaction
      .insertInto('compared_product')
      .values({ shopper_id: shopperId, product_id: compared.productId, added_at: now })
      .execute();
    return true;
  });

/** Removes a product, if it is compared. */
export async function removeCompared(db: Connection, shopperId: string, productId: number): Promise<void> {
  await db
    .deleteFrom('compared_product')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .execute();
}

/** Removes the products of a category, or all. */
export async function clearCompared(db: Connection, shopperId: string, categoryId: string | undefined): Promise<void> {
  await db
    .deleteFrom('compared_product')
    .where('shopper_id', '=', shopperId)
    .$if(categoryId !== undefined, (query) =>
      query.where('product_id', 'in', ({ selectFrom }) =>
        selectFrom('product')
          .select('id')
          .where('main_category', '=', categoryId ?? ''),
      ),
    )
    .execute();
}
