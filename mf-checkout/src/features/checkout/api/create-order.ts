import type { ApiClient } from '@vitryna/api-client';
import { type OrderCreate, type OrderCreated, orderCreatedSchema } from '@vitryna/contracts/api';

/** Orders what is in the cart; the same key and body make one order, however often they are sent. */
export function createOrder(
  api: ApiClient,
  order: OrderCreate,
  idempotencyKey: string,
  { isQuiet = false } = {},
): Promise<OrderCreated> {
  return api.post('/order/create', order, { schema: orderCreatedSchema, idempotencyKey, isQuiet });
}
