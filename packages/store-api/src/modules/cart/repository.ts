import { maxQuantity } from '@vitryna/contracts/values';
import { sql } from 'kysely';
import type { ShippingTerms } from '../../catalogue/free-delivery.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { maxLines, type RuledLine } from './cart-rules.ts';

type Change = { shopperId: string; productId: number; quantity: number };

/** `quantityLimit` of the rules in SQL, over the table `product`. */
const limit = sql`case
  when product.is_deleted or not product.is_orderable or product.price is null then 0
  when product.status = 'quickProduction' then ${sql.lit(maxQuantity)}
  when product.status = 'inStock' then least(product.stock, ${sql.lit(maxQuantity)})
  else 0 end`;

/**
 * Adds units in one statement: of two adds at the same time the second waits for the row and sees the first one's sum.
 * Returns false when the limit of the product or of the cart forbids it, or when there is no such product.
 */
export async function addUnits(db: Connection, change: Change, now: Date): Promise<boolean> {
  const { shopperId, productId, quantity } = change;
  const result = await sql`
    insert into cart_line as line (shopper_id, product_id, quantity, price_seen, added_at)
    select ${shopperId}::uuid, product.id, ${quantity}::int, product.price, ${now}::timestamptz from product
    where product.id = ${productId} and ${limit} >= ${quantity}::int and (
      (select count(*) from cart_line where shopper_id = ${shopperId}::uuid) < ${sql.lit(maxLines)}
      or exists (select from cart_line where shopper_id = ${shopperId}::uuid and product_id = product.id))
    on conflict (shopper_id, product_id) do update
    set quantity = line.quantity + excluded.quantity, price_seen = excluded.price_seen
    where line.quantity + excluded.quantity <= (select ${limit} from product where product.id = line.product_id)
    returning quantity
  `.execute(db);
  return result.rows.length > 0;
}

/** Brings a line to the most that there is, in one statement; false when it is there already, or the cart is full. */
export async function fillUp(db: Connection, line: Omit<Change, 'quantity'>, now: Date): Promise<boolean> {
  const { shopperId, productId } = line;
  const result = await sql`
    insert into cart_line as line (shopper_id, product_id, quantity, price_seen, added_at)
    select ${shopperId}::uuid, product.id, ${limit}, product.price, ${now}::timestamptz from product
    where product.id = ${productId} and ${limit} > 0 and (
      (select count(*) from cart_line where shopper_id = ${shopperId}::uuid) < ${sql.lit(maxLines)}
      or exists (select from cart_line where shopper_id = ${shopperId}::uuid and product_id = product.id))
    on conflict (shopper_id, product_id) do update
    set quantity = excluded.quantity, price_seen = excluded.price_seen where line.quantity < excluded.quantity
    returning quantity
  `.execute(db);
  return result.rows.length > 0;
}

/** Takes units away; with none left the line goes. A line that is not there is no error. */
export async function removeUnits(db: Connection, change: Change): Promise<void> {
  const { shopperId, productId, quantity } = change;
  await inTransaction(db, async (transaction) => {
    const line = await transaction
      .selectFrom('cart_line')
      .select('quantity')
      .where('shopper_id', '=', shopperId)
      .where('product_id', '=', productId)
      .forUpdate()
      .executeTakeFirst();
    if (line === undefined) return;
    if (line.quantity <= quantity) {
      await transaction
        .deleteFrom('cart_line')
        .where('shopper_id', '=', shopperId)
        .where('product_id', '=', productId)
        .execute();
    } else {
      await transaction
        .updateTable('cart_line')
        .set({ quantity: line.quantity - quantity })
        .where('shopper_id', '=', shopperId)
        .where('product_id', '=', productId)
        .execute();
    }
  });
}

/** A line as the database has it: prices in hryvnia, and the codes of its product's categories. */
export type StoredLine = Omit<RuledLine, keyof ShippingTerms | 'price' | 'previousPrice' | 'priceSeen'> & {
  price: number | null;
  previousPrice: number | null;
  priceSeen: number;
  categories: string[];
};

/** Lines of a cart in the order in which they were added. */
export async function readLines(db: Connection, shopperId: string): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select line.product_id as "productId", line.quantity, line.price_seen as "priceSeen", product.price,
      product.previous_price as "previousPrice", product.status, product.stock,
      product.is_orderable and not product.is_deleted as "isOrderable",
      array(select category_code from product_category where product_id = line.product_id) as "categories"
    from cart_line as line join product on product.id = line.product_id
    where line.shopper_id = ${shopperId}::uuid
    order by line.added_at, line.product_id
  `.execute(db);
  return rows;
}

/** Why an add was refused: what the product allows and whether it has a price, or null when there is no such product. */
export async function readLimit(db: Connection, productId: number): Promise<{ max: number; isPriced: boolean } | null> {
  const result = await sql<{ max: number; isPriced: boolean }>`
    select ${limit} as "max", price is not null as "isPriced" from product where product.id = ${productId}
  `.execute(db);
  return result.rows[0] ?? null;
}

/** How many different products are in a cart. */
export async function countLines(db: Connection, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many pieces of each product are in a cart. */
export async function readQuantities(db: Connection, shopperId: string): Promise<Map<number, number>> {
  const lines = await db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return new Map(lines.map((line) => [line.product_id, line.quantity]));
}

/**
 * The shopper has seen the price of a line: it is no change any more. Only where the product still costs that, hryvnia; else the line
 * goes on telling of the change.
 */
export async function acceptPrice(
  db: Connection,
  line: { shopperId: string; productId: number; price: number },
): Promise<void> {
  const { shopperId, productId, price } = line;
  await sql`
    update cart_line as line set price_seen = product.price from product
    where product.id = line.product_id and line.shopper_id = ${shopperId}::uuid and line.product_id = ${productId}
      and product.price = ${price}::numeric
  `.execute(db);
}
