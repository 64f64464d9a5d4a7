import type { ApiClient } from '@vitryna/api-client';
import { type ProductDelivery, productDeliverySchema } from '@vitryna/contracts/api';

/** How a product gets to a city. */
export const getDelivery = (
  api: ApiClient,
  { productId, cityRef, signal }: { productId: string; cityRef: string; signal?: AbortSignal },
): Promise<ProductDelivery> =>
  api.get('/delivery/product', {
    schema: productDeliverySchema,
    query: { productId, cityRef },
    isQuiet: true,
    ...(signal && { signal }),
  });
