import type { ApiClient } from '@vitryna/api-client';
import { type CartSummary, cartSummarySchema } from '@vitryna/contracts/api';

/** Totals of the cart and the way to free delivery. Quiet: the lines are there without it. */
export function getCartSummary(api: ApiClient, signal: AbortSignal): Promise<CartSummary> {
  return api.get('/catalog/product/cart/summary', { schema: cartSummarySchema, signal, isQuiet: true });
}
