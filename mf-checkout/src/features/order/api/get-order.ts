import type { ApiClient } from '@vitryna/api-client';
import { type OrderView, orderViewSchema } from '@vitryna/contracts/api';

/** Which order, and the token of the e-mail or search that leads to it. */
export type OrderKey = { orderId: string; token?: string };

/** An order: whole for its owner, masked for a stranger. */
export function getOrder(api: ApiClient, query: OrderKey): Promise<OrderView> {
  return api.get('/order/view', { schema: orderViewSchema, query, isQuiet: true });
}
