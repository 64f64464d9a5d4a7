import type { PaymentStart } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { describeError, type Log } from '../../http/failure-answer.ts';
import { addAttempt } from '../payment/attempt-repository.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { OrderWriter } from './move-order.ts';
import { prepareVisit } from './pay-order.ts';
import { type OrderRow, updateOrder } from './repository.ts';

function prepare(provider: PaymentProvider, order: OrderRow, { log, ...writer }: OrderWriter & { log: Log }) {
  try {
    return prepareVisit(provider, order, { method: order.payment_method, parts: order.parts, writer });
  } catch (error) {
    log({ level: 'error', message: `the bank "${provider.name}" cannot be reached`, error: describeError(error) });
    return null;
  }
}

/**
 * The way to the bank of an order that is being made; null where its provider cannot tell it. The order is worth more than that: it stands, and
 * its page asks once more.
 */
export async function beginPayment(
  transaction: Connection,
  provider: PaymentProvider,
  order: OrderRow,
  writer: OrderWriter & { log: Log },
): Promise<PaymentStart | null> {
  const visit = prepare(provider, order, writer);
  if (visit === null) {
    await updateOrder(transaction, order.id, { payment_state: 'none' });
    return null;
  }
  await addAttempt(transaction, visit.attempt);
  return visit.start;
}
