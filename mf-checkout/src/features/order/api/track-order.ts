import type { ApiClient } from '@vitryna/api-client';
import { orderTrackedSchema } from '@vitryna/contracts/api';

/** Finds an order by its number and the phone that it was made with. */
export function trackOrder(
  api: ApiClient,
  body: { number: string; phone: string },
): Promise<{ orderId: string; token: string }> {
  return api.post('/order/track', body, { schema: orderTrackedSchema });
}
