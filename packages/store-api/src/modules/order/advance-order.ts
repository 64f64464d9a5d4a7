import type { OrderStatus } from '@vitryna/contracts/api';
import { notFound } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { moveOrder, type OrderWriter, pastThat } from './move-order.ts';
import { transitionsTo } from './order-status.ts';
import { lockOrder } from './repository.ts';

/** A waybill as the carrier writes them. */
const waybill = '20450000000001';

/** Takes an order through its life up to a status, step by step, each with its timeline and e-mail. Throws 409 where no way leads there. */
export const advanceOrder = (db: Connection, orderId: string, to: OrderStatus, writer: OrderWriter): Promise<void> =>
  inTransaction(db, async (transaction) => {
    let order = await lockOrder(transaction, orderId);
    if (order === null) throw notFound();
    const way = transitionsTo(order.status, to);
    if (way === null) throw pastThat(order.status);
    for (const step of way) {
      const ttn = step === 'shipped' ? { ttn: waybill } : {};
      order = await moveOrder(transaction, order, { to: step, ...ttn }, writer);
    }
  });
