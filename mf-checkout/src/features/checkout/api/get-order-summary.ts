import type { ApiClient } from '@vitryna/api-client';
import { type CartSummary, cartSummarySchema, type DeliveryMethod } from '@vitryna/contracts/api';

/** The order's destination, as far as it changes the price. */
export type Destination = { deliveryMethod?: DeliveryMethod; cityRef?: string; warehouseRef?: string };

/** The sums of the order with its delivery. */
export function getOrderSummary(api: ApiClient, query: Destination, signal: AbortSignal): Promise<CartSummary> {
  return api.get('/catalog/product/cart/summary', { schema: cartSummarySchema, query, signal, isQuiet: true });
}
