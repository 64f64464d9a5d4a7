import type { Connection } from '../database/connection.ts';
import type { ShopperReport } from './persistent-shopper.ts';

/** How many orders do not fit between what shoppers were told and the tables of the store. */
export type OrderFaults = {
  lost: number;
  doubled: number;
  wrongTotals: number;
  wrongStock: number;
  lostCallbacks: number;
  lostEmails: number;
};

/** Compares what shoppers were told with the tables of a store that had these stocks, by the code of the product. */
export async function compareOrders(
  db: Connection,
  told: ShopperReport['orders'],
  stocks: Readonly<Record<string, number>>,
): Promise<OrderFaults> {
  const orders = await db.selectFrom('customer_order').select(['id', 'total', 'payment_state as state']).execute();
  const lines = await db.selectFrom('order_line').select(['order_id', 'product_id', 'quantity', 'price']).execute();
  const left = await db.selectFrom('product').select(['id', 'code', 'stock']).execute();
  const mails = await db
    .selectFrom('outbox_message')
    .select('kind')
    .where('kind', 'in', ['order-new', 'order-awaitingPayment'])
    .execute();
  const known = new Map(orders.map((order) => [order.id, order]));
  const acknowledged = new Set(told.map(({ id }) => id));
  const sum = (items: typeof lines, of: (line: (typeof lines)[number]) => number) =>
    items.reduce((total, line) => total + of(line), 0);
  const ordered = (orderId: string) => lines.filter((line) => line.order_id === orderId);
  const sold = (productId: number) => lines.filter((line) => line.product_id === productId);
  const hasWrongTotal = ({ id, total }: { id: string; total: number }) =>
    sum(ordered(id), (line) => line.price * line.quantity) !== total;
  const hasWrongStock = ({ id, code, stock }: (typeof left)[number]) =>
    stock + sum(sold(id), (line) => line.quantity) !== stocks[code];
  return {
    lost: told.filter(({ id }) => !known.has(id)).length,
    doubled: orders.filter(({ id }) => !acknowledged.has(id)).length,
    wrongTotals:
      orders.filter(hasWrongTotal).length +
      told.filter(({ id, total }) => Math.round(total * 100) !== known.get(id)?.total).length,
    wrongStock: left.filter(hasWrongStock).length,
    lostCallbacks: told.filter(({ id, isPaid }) => isPaid && known.get(id)?.state !== 'paid').length,
    lostEmails: Math.abs(mails.length - orders.length),
  };
}
