import type { ApiClient } from '@vitryna/api-client';
import { type OrderPayment, type PaymentStart, paymentStartSchema } from '@vitryna/contracts/api';
import type { OrderKey } from './get-order.ts';

/** Begins a payment; the key makes it one, however often it is pressed. */
export function initPayment(
  api: ApiClient,
  body: OrderKey & Pick<OrderPayment, 'method' | 'parts'>,
  idempotencyKey: string,
): Promise<PaymentStart> {
  return api.post('/order/payment/init', body, { schema: paymentStartSchema, idempotencyKey });
}
