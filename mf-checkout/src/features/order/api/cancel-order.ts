import type { ApiClient } from '@vitryna/api-client';
import { type Order, orderSchema } from '@vitryna/contracts/api';
import type { OrderKey } from './get-order.ts';

/** Gives an order up, with the reason. */
export function cancelOrder(
  api: ApiClient,
  body: OrderKey & { reason: string; comment?: string | undefined },
): Promise<Order> {
  return api.post('/order/cancel', body, { schema: orderSchema });
}
