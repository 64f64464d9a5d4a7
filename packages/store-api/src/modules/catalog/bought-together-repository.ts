import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** Latest orders and carts with a product that are looked through: more would say the same, and take longer. */
const sample = 400;
/** An order says as much as three carts: what is in a cart may never be bought. */
const orderWeight = 3;
/** One order, or three carts: less is chance, or somebody's wish. */
const leastWeight = 3;

/**
 * Ids of products that were bought or are in carts together with a product, what goes with it most often first. Cancelled and returned
 * orders say nothing; what cannot be ordered now is left out.
 */
export async function findBoughtTogether(
  db: Connection,
  { productId, limit }: { productId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with orders as (
      select customer_order.id from customer_order
      join order_line on order_line.order_id = customer_order.id and order_line.product_id = ${productId}
      where customer_order.status not in ('cancelled', 'returnRequested', 'returned')
      order by customer_order.created_at desc limit ${sample}
    ), carts as (
      select shopper_id from cart_line where product_id = ${productId} order by added_at desc limit ${sample}
    ), together as (
      select order_line.product_id, ${sql.lit(orderWeight)} as weight
      from order_line join orders on orders.id = order_line.order_id
      union all
      select cart_line.product_id, 1 from cart_line join carts using (shopper_id)
    )
    select together.product_id as id from together
    join product on product.id = together.product_id and product.is_orderable and not product.is_deleted
      and product.status <> 'discontinued'
    where together.product_id <> ${productId}
    group by together.product_id having sum(together.weight) >= ${sql.lit(leastWeight)}
    order by sum(together.weight) desc, together.product_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
