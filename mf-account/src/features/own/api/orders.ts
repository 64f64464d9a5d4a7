import type { ApiClient } from '@vitryna/api-client';
import {
  type Additions,
  additionsSchema,
  type Order,
  type OrderStatus,
  orderPageSchema,
  orderSchema,
} from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

export type OrderPage = z.infer<typeof orderPageSchema>;
export type OrderQuery = { page: number; status: OrderStatus | null };

/** The user's orders, the latest first. */
export function getOrders(api: ApiClient, { page, status }: OrderQuery): Promise<OrderPage> {
  return api.get('/order/list', { query: { page, ...(status && { status }) }, schema: orderPageSchema });
}

/** Puts into the cart what was ordered once. */
export function repeatOrder(api: ApiClient, orderId: string): Promise<Additions> {
  return api.post('/order/repeat', { orderId }, { schema: additionsSchema });
}

/** Gives an order up, with the reason. */
export function cancelOrder(api: ApiClient, body: { orderId: string; reason: string }): Promise<Order> {
  return api.post('/order/cancel', body, { schema: orderSchema });
}
