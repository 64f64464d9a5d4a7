import type { ApiClient } from '@vitryna/api-client';
import { type CheckoutOptions, checkoutOptionsSchema, type DeliveryMethod } from '@vitryna/contracts/api';

/** The inputs of the payment methods. */
export type OptionsQuery = { deliveryMethod?: DeliveryMethod; warehouseRef?: string };

/** How this cart can be paid and delivered. Quiet: an empty cart is told in place. */
export function getOptions(api: ApiClient, query: OptionsQuery, signal?: AbortSignal): Promise<CheckoutOptions> {
  const options = { schema: checkoutOptionsSchema, query, isQuiet: true, ...(signal && { signal }) };
  return api.get('/checkout/options', options);
}
