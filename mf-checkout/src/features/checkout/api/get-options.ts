import type { ApiClient } from '@vitryna/api-client';
import { type CheckoutOptions, checkoutOptionsSchema, type DeliveryMethod } from '@vitryna/contracts/api';

/** What the ways to pay depend on. */
export type OptionsQuery = { deliveryMethod?: DeliveryMethod; warehouseRef?: string };

/** How this cart can be paid and delivered. Quiet: an empty cart is told in place. */
export function getOptions(api: ApiClient, query: OptionsQuery): Promise<CheckoutOptions> {
  return api.get('/checkout/options', { schema: checkoutOptionsSchema, query, isQuiet: true });
}
