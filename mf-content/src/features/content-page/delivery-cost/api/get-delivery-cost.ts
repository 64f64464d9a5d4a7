import type { ApiClient } from '@vitryna/api-client';
import { type ProductDelivery, productDeliverySchema } from '@vitryna/contracts/api';

/**
 * What delivery to a city costs at least.
 *
 * @throws an `ApiError`
 */
export const getDeliveryCost = (api: ApiClient, cityRef: string, signal: AbortSignal): Promise<ProductDelivery> =>
  api.get('/delivery/product', { schema: productDeliverySchema, query: { cityRef }, isQuiet: true, signal });
