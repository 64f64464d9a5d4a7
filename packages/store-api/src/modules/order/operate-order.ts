import type { OrderStatus } from '@vitryna/contracts/api';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { inEveryLanguage } from '../shared/texts.ts';
import { moveOrder, type OrderWriter } from './move-order.ts';
import { addEvent, findByNumber, listOrders, lockOrder, type OrderRow, readEvents, updateOrder } from './repository.ts';
import { findReturn } from './return-repository.ts';

/** The operator's action on an order. */
export type OrderStep =
  | { action: 'confirm' | 'deliver' | 'cancel' | 'take-back' | 'mark-paid' }
  | { action: 'ship'; ttn: string };

const ways: Record<Exclude<OrderStep['action'], 'mark-paid'>, OrderStatus> = {
  confirm: 'confirmed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  'take-back': 'returned',
};

const byHand = inEveryLanguage('The payment was received');

async function markPaid(transaction: Connection, order: OrderRow, writer: OrderWriter): Promise<OrderRow> {
  if (order.status === 'awaitingPayment') return moveOrder(transaction, order, { to: 'paid' }, writer);
  if (order.payment_state === 'paid') return order;
  await updateOrder(transaction, order.id, { payment_state: 'paid' });
  await addEvent(transaction, { orderId: order.id, status: order.status, note: byHand }, writer.now);
  return { ...order, payment_state: 'paid' };
}

/** Takes an order by its number through its life, each step with its timeline and e-mail. Throws where the order cannot go there. */
export const operateOrder = (db: Connection, number: string, step: OrderStep, writer: OrderWriter): Promise<OrderRow> =>
  inTransaction(db, async (transaction) => {
    const found = await findByNumber(transaction, number);
    const order = found && (await lockOrder(transaction, found.id));
    if (!order) throw new Error(`store-api: there is no order ${number}`);
    if (step.action === 'mark-paid') return markPaid(transaction, order, writer);
    const ttn = step.action === 'ship' ? { ttn: step.ttn } : {};
    return moveOrder(transaction, order, { to: ways[step.action], ...ttn }, writer);
  });

/** An order with its timeline and what is to be taken back of it, by its number; null where there is none. */
export async function inspectOrder(db: Connection, number: string) {
  const order = await findByNumber(db, number);
  return order && { order, events: await readEvents(db, order.id), asked: await findReturn(db, order.id) };
}

/** The latest orders, of one status where that is asked for. */
export const latestOrders = async (db: Connection, status: OrderStatus | undefined, limit: number) =>
  (await listOrders(db, { shopperId: null, status, page: 1, limit })).rows;
