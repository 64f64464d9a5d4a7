import type { ApiClient } from '@vitryna/api-client';
import { type DeliveryQuote, deliveryQuoteSchema } from '@vitryna/contracts/api';

/** What each way of delivery to a city costs this cart, and when it is there. */
export function getQuote(api: ApiClient, cityRef: string): Promise<DeliveryQuote> {
  return api.post('/delivery/quote', { cityRef }, { schema: deliveryQuoteSchema, isQuiet: true });
}
