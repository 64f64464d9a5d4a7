import type { ApiClient } from '@vitryna/api-client';
import { type PaymentStatus, paymentStatusSchema } from '@vitryna/contracts/api';
import type { OrderKey } from './get-order.ts';

/** The bank's reports of a payment so far. */
export function getPaymentStatus(api: ApiClient, query: OrderKey): Promise<PaymentStatus> {
  return api.get('/order/payment/status', { schema: paymentStatusSchema, query, isQuiet: true });
}
