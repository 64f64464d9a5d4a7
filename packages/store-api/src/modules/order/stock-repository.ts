import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { StoredLine } from '../cart/repository.ts';

/**
 * Holds these products until the transaction ends, so that stock and price are what they were read as. In one order for everybody: two
 * orders at the same time cannot wait for each other.
 */
export async function lockProducts(transaction: Connection, ids: readonly number[]): Promise<void> {
  await sql`select id from product where id = any(${ids}::int[]) order by id for no key update`.execute(transaction);
}

/**
 * The lines of a cart in the order in which they were added, held with their products until the transaction ends. What is put into the cart
 * meanwhile is not kept waiting.
 */
export async function lockCartLines(transaction: Connection, shopperId: string): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine & { addedAt: Date }>`
    select line.product_id as "productId", line.quantity, line.price_seen as "priceSeen", product.price,
      product.previous_price as "previousPrice", product.status, product.stock,
      product.is_orderable and not product.is_deleted as "isOrderable", line.added_at as "addedAt",
      array(select category_code from product_category where product_id = line.product_id) as "categories"
    from cart_line as line join product on product.id = line.product_id
    where line.shopper_id = ${shopperId}::uuid
    order by product.id for update of line for no key update of product
  `.execute(transaction);
  return rows
    .toSorted((one, other) => one.addedAt.getTime() - other.addedAt.getTime() || one.productId - other.productId)
    .map(({ addedAt: _, ...line }) => line);
}

/** Takes pieces from the stock of what is in stock; returns the products whose stock had them. */
export async function takeStock(
  transaction: Connection,
  lines: readonly { productId: number; quantity: number }[],
): Promise<Set<number>> {
  const ids = lines.map(({ productId }) => productId);
  const quantities = lines.map(({ quantity }) => quantity);
  const { rows } = await sql<{ id: number }>`
    update product set stock = stock - taken.quantity
    from unnest(${ids}::int[], ${quantities}::int[]) as taken (id, quantity)
    where product.id = taken.id and product.status = 'inStock' and product.stock >= taken.quantity
    returning product.id
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Gives back what the lines of an order took from the stock, once. */
export async function giveBackStock(transaction: Connection, orderId: string): Promise<void> {
  await sql`
    select product.id from product join order_line as line on line.product_id = product.id
    where line.order_id = ${orderId} and line.took_stock order by product.id for no key update of product
  `.execute(transaction);
  await sql`
    with back as (
      update order_line set took_stock = false where order_id = ${orderId} and took_stock
      returning product_id, quantity)
    update product set stock = stock + back.quantity from back where product.id = back.product_id
  `.execute(transaction);
}

/** A product as the line of a cart that it is not in, or null. */
export async function readProductLine(
  transaction: Connection,
  productId: number,
  quantity: number,
): Promise<StoredLine | null> {
  const { rows } = await sql<StoredLine>`
    select id as "productId", ${quantity}::int as quantity, price as "priceSeen", price, previous_price as "previousPrice",
      status, stock, is_orderable and not is_deleted as "isOrderable",
      array(select category_code from product_category where product_id = product.id) as "categories"
    from product where id = ${productId}
  `.execute(transaction);
  return rows[0] ?? null;
}
