import type { ApiClient } from '@vitryna/api-client';
import { type OrderWarranty, orderWarrantySchema } from '@vitryna/contracts/api';

/**
 * The warranty of an order by the token of a check.
 *
 * @throws an `ApiError`
 */
export const getWarranty = (
  api: ApiClient,
  { signal, ...query }: { orderId: string; token: string; signal: AbortSignal },
): Promise<OrderWarranty> => api.get('/order/warranty/view', { schema: orderWarrantySchema, query, signal });
