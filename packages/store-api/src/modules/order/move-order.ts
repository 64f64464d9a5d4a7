import type { L10n, OrderStatus } from '@vitryna/contracts/api';
import { conflict } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { returnCoupon } from '../coupon/repository.ts';
import { isPaidOnDelivery } from '../payment/payment-methods.ts';
import { notifyCustomer } from './notify-customer.ts';
import { canTransition } from './order-status.ts';
import { addEvent, type OrderRow, updateOrder } from './repository.ts';
import { giveBackStock } from './stock-repository.ts';

/** Further input of an order change: where links lead, the time, and whether nobody is written to. */
export type OrderWriter = { publicUrl: string; now: Date; isQuiet?: boolean };

/** 409: the order is past that. */
export const pastThat = (status: OrderStatus) => conflict('orderStatus', '@The data has changed', { status });

/**
 * Takes a locked order to another status with everything that belongs to it: the timeline, what it took from the stock, its coupon, the message.
 * Must run in a transaction. Throws 409 `orderStatus` where the table of statuses has no such way.
 */
export async function moveOrder(
  transaction: Connection,
  order: OrderRow,
  step: { to: OrderStatus; note?: L10n; ttn?: string },
  writer: OrderWriter,
): Promise<OrderRow> {
  const { to, note = null, ttn = order.ttn } = step;
  if (!canTransition(order.status, to)) throw pastThat(order.status);
  const { now } = writer;
  const isPaid = to === 'paid' || (to === 'delivered' && isPaidOnDelivery(order.payment_method));
  const changes = {
    status: to,
    ttn,
    ...(isPaid && { payment_state: 'paid' as const }),
    ...(to === 'delivered' && order.status !== 'returnRequested' && { delivered_at: now }),
  };
  await updateOrder(transaction, order.id, changes);
  await addEvent(transaction, { orderId: order.id, status: to, note }, now);
  if (to === 'cancelled') {
    await giveBackStock(transaction, order.id);
    await returnCoupon(transaction, order.id);
  }
  const moved: OrderRow = { ...order, ...changes };
  if (!writer.isQuiet) await notifyCustomer(transaction, moved, { event: to, note }, writer);
  return moved;
}
