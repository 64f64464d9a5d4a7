import type { cancelReasons, OrderStatus } from '@vitryna/contracts/api';

/** Keys of what each status is called. */
export const statusNames: Record<OrderStatus, string> = {
  new: 'Order taken',
  awaitingPayment: 'Waiting for the payment',
  paid: 'Paid',
  confirmed: 'Confirmed',
  assembling: 'Being packed',
  shipped: 'On its way',
  arrived: 'Ready to be collected',
  delivered: 'Received',
  cancelled: 'Cancelled',
  returnRequested: 'Return asked for',
  returned: 'Returned',
};

/** Keys of why an order may be given up. */
export const reasonNames: Record<(typeof cancelReasons)[number], string> = {
  changedMind: 'I have changed my mind',
  foundCheaper: 'I have found it cheaper',
  tooLong: 'It takes too long',
  mistake: 'I ordered by mistake',
  other: 'Another reason',
};
