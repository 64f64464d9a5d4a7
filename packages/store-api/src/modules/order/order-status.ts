import type { Order, OrderStatus, PaymentMethod, PaymentState } from '@vitryna/contracts/api';
import { isPaidOnDelivery, isPaidOnline } from '../payment/payment-methods.ts';

/** The transitions of an order's status (contract §5); whatever is not here cannot happen. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['awaitingPayment', 'confirmed', 'cancelled'],
  awaitingPayment: ['paid', 'new', 'cancelled'],
  paid: ['confirmed', 'cancelled'],
  confirmed: ['assembling', 'shipped', 'cancelled'],
  assembling: ['shipped', 'cancelled'],
  shipped: ['arrived', 'delivered'],
  arrived: ['delivered'],
  delivered: ['returnRequested'],
  returnRequested: ['returned', 'delivered'],
  returned: [],
  cancelled: [],
};

/** Whether an order may go from one status to another. */
export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** The shortest way between two statuses, without the first one; null where there is none. */
export function transitionsTo(from: OrderStatus, to: OrderStatus): OrderStatus[] | null {
  const found = new Map<OrderStatus, OrderStatus[]>([[from, []]]);
  for (const [status, way] of found) {
    if (status === to) return way;
    for (const next of transitions[status]) if (!found.has(next)) found.set(next, [...way, next]);
  }
  return null;
}

/** How long goods may be sent back after they were handed over, in milliseconds (contract §5). */
export const returnLifeMs = 14 * 86_400_000;

type Money = { status: OrderStatus; paymentMethod: PaymentMethod; paymentState: PaymentState };
type Facts = Money & { deliveredAt: Date | null; hasFeedback: boolean };

/** Whether money can still come before the goods leave: also for cash, whose buyer may change their mind and pay now. */
export const isUnpaid = ({ status, paymentMethod, paymentState }: Money): boolean =>
  (status === 'awaitingPayment' || (status === 'new' && isPaidOnDelivery(paymentMethod))) &&
  paymentState !== 'paid' &&
  paymentState !== 'refunded';

/** The actions on an order. */
export function whatCan(order: Facts, now: Date): Order['can'] {
  const { status, deliveredAt } = order;
  return {
    pay: isUnpaid(order) && isPaidOnline(order.paymentMethod),
    cancel: canTransition(status, 'cancelled'),
    repeat: true,
    return: status === 'delivered' && deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= returnLifeMs,
    review: status === 'delivered' && !order.hasFeedback,
  };
}
